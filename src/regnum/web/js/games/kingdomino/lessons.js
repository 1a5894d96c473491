// @ts-check
/** The lessons in Kingdomino: positions that exist, and what is to be done there. JSON but for its first words, so that the tests read it, too. */

/** @type {import("../../lessons/practice.js").Lesson[]} */
export const lessons = [
  {
    "game": "kingdomino",
    "scenes": [
      {
        "options": { "edition": "modern", "players": 3 },
        "seed": "first lesson 9",
        "actions": [],
        "rivals": ["k*"],
        "steps": [
          {
            "name": "draft",
            "kind": "move",
            "want": { "crown": true },
            "emblem": "figure-king",
            "rules": ["KD-S7"]
          },
          {
            "name": "castle",
            "kind": "free",
            "want": {},
            "emblem": "figure-castle",
            "rules": ["KD-P2"]
          },
          {
            "name": "claim",
            "kind": "move",
            "want": { "shared": true },
            "emblem": "figure-king",
            "rules": ["KD-T2"]
          },
          {
            "name": "match",
            "kind": "move",
            "want": { "touches": true },
            "emblem": "figure-domino",
            "rules": ["KD-P2", "KD-P3"]
          },
          {
            "name": "order",
            "kind": "move",
            "want": { "lowest": true },
            "emblem": "figure-king",
            "rules": ["KD-T1"]
          }
        ]
      },
      {
        "options": { "players": 4 },
        "seed": "lesson 1697",
        "actions": [
          "k47", "k3", "k17", "k15", "3f8s", "k48", "15h7s", "k20", "17g9s", "k1", "47f8e", "k10", "1g6e", "k34",
          "10e7e", "k26", "20i7e", "k12", "48g8e", "k11", "11g6s", "k22", "12g6s", "k30", "26h6w", "k38", "34h8n",
          "k35", "22g9e", "k23", "30j8w", "k7", "35i8s", "k5", "38d8e", "k18", "5j7s", "k24", "7j6s", "k43",
          "18h7n", "k45", "23i7n", "k6", "6e8s", "k41", "24j5w", "k28", "43f7s", "k42"
        ],
        "rivals": ["k*"],
        "steps": [
          {
            "name": "refused",
            "kind": "refused",
            "want": { "rules": [] },
            "emblem": "figure-domino",
            "rules": ["KD-P2"]
          },
          {
            "name": "points",
            "kind": "move",
            "want": { "gain": 6 },
            "emblem": "figure-crown",
            "rules": ["KD-V1", "KD-V2"]
          }
        ]
      },
      {
        "options": { "players": 4 },
        "seed": "lesson 1697",
        "actions": [
          "k47", "k3", "k17", "k15", "3f8s", "k48", "15h7s", "k20", "17g9s", "k1", "47f8e", "k10", "1g6e", "k34",
          "10e7e", "k26", "20i7e", "k12", "48g8e", "k11", "11g6s", "k22", "12g6s", "k30", "26h6w", "k38", "34h8n",
          "k35", "22g9e", "k23", "30j8w", "k7", "35i8s", "k5", "38d8e", "k18", "5j7s", "k24", "7j6s", "k43",
          "18h7n", "k45", "23i7n", "k6", "6e8s", "k41", "24j5w", "k28", "43f7s", "k42", "45g9e", "k40", "28k6s",
          "k25"
        ],
        "rivals": ["k*"],
        "steps": [
          {
            "name": "frame",
            "kind": "refused",
            "want": { "rules": ["KD-P1"] },
            "emblem": "figure-domino",
            "rules": ["KD-P1", "A-K3"]
          }
        ]
      },
      {
        "options": { "players": 4 },
        "seed": "lesson 1697",
        "actions": [
          "k47", "k3", "k17", "k15", "3f8s", "k48", "15h7s", "k20", "17g9s", "k1", "47f8e", "k10", "1g6e", "k34",
          "10e7e", "k26", "20i7e", "k12", "48g8e", "k11", "11g6s", "k22", "12g6s", "k30", "26h6w", "k38", "34h8n",
          "k35", "22g9e", "k23", "30j8w", "k7", "35i8s", "k5", "38d8e", "k18", "5j7s", "k24", "7j6s", "k43",
          "18h7n", "k45", "23i7n", "k6", "6e8s", "k41", "24j5w", "k28", "43f7s", "k42", "45g9e", "k40", "28k6s",
          "k25", "40g10e", "k44", "41i6w", "k19", "42i5n", "k2", "2g8e", "k37", "19i5w", "k27", "25k7n", "k14",
          "44e9e", "k46", "14j9s", "k31", "27e9e", "k29", "37h4n", "k8", "46e10e", "k36", "8i4e", "k32", "29f6s",
          "k21", "31g5e", "k13", "36e6e", "k9"
        ],
        "rivals": ["k*"],
        "steps": [
          {
            "name": "discard",
            "kind": "free",
            "want": {},
            "emblem": "figure-domino",
            "rules": ["KD-P4", "KD-P5"]
          }
        ]
      },
      {
        "options": { "players": 4 },
        "seed": "lesson 1697",
        "actions": [
          "k47", "k3", "k17", "k15", "3f8s", "k48", "15h7s", "k20", "17g9s", "k1", "47f8e", "k10", "1g6e", "k34",
          "10e7e", "k26", "20i7e", "k12", "48g8e", "k11", "11g6s", "k22", "12g6s", "k30", "26h6w", "k38", "34h8n",
          "k35", "22g9e", "k23", "30j8w", "k7", "35i8s", "k5", "38d8e", "k18", "5j7s", "k24", "7j6s", "k43",
          "18h7n", "k45", "23i7n", "k6", "6e8s", "k41", "24j5w", "k28", "43f7s", "k42", "45g9e", "k40", "28k6s",
          "k25", "40g10e", "k44", "41i6w", "k19", "42i5n", "k2", "2g8e", "k37", "19i5w", "k27", "25k7n", "k14",
          "44e9e", "k46", "14j9s", "k31", "27e9e", "k29", "37h4n", "k8", "46e10e", "k36", "8i4e", "k32", "29f6s",
          "k21", "31g5e", "k13", "36e6e", "k9", "9x", "k39", "13x", "k16", "21e6s", "k4", "32g4w", "k33", "4x",
          "16x", "33x"
        ],
        "rivals": ["k*"],
        "steps": [
          {
            "name": "end",
            "kind": "free",
            "want": {},
            "emblem": "figure-crown",
            "rules": ["KD-V6", "KD-V7", "KD-V8"]
          }
        ]
      }
    ]
  }
];
