// @ts-check
/** The lessons in Kingdoms: positions that exist, and what is to be done there. JSON but for its first words: the tests read it, too. */

/** @type {import("../../lessons/practice.js").Lesson[]} */
export const lessons = [
  {
    "game": "kingdoms",
    "scenes": [
      {
        "options": { "players": 2 },
        "seed": "first lesson 25",
        "actions": [],
        "rivals": ["r3@e4", "r3@b3", "r2@c2", "r2@d5", "r1@f1"],
        "steps": [
          {
            "name": "castle",
            "kind": "move",
            "want": { "piece": "castle" },
            "emblem": "figure-castle",
            "rules": ["KG-T1", "KG-C1"]
          },
          {
            "name": "draw",
            "kind": "move",
            "want": { "piece": "draw" },
            "emblem": "figure-draw",
            "rules": ["KG-T1"]
          },
          {
            "name": "tile",
            "kind": "move",
            "want": { "mine": 1 },
            "emblem": "figure-tile",
            "rules": ["KG-R2", "KG-R3"]
          },
          {
            "name": "secret",
            "kind": "move",
            "want": { "piece": "secret", "rival": -1, "mine": 0 },
            "emblem": "figure-eye",
            "rules": ["KG-S3", "A-G16"]
          },
          {
            "name": "pass",
            "kind": "refused",
            "want": { "rules": ["KG-T2"], "piece": "pass" },
            "emblem": "figure-wait",
            "rules": ["KG-T2", "A-G10"]
          }
        ]
      },
      {
        "options": { "players": 2 },
        "seed": "lesson 650",
        "actions": [
          "draw",
          "-3@e1",
          "draw",
          "goldmine@e4",
          "draw",
          "-1@e2",
          "draw",
          "-4@a3",
          "draw",
          "+4@f5",
          "r4@f4",
          "s@b4",
          "draw",
          "+5@c4"
        ],
        "rivals": [],
        "steps": [
          {
            "name": "rank",
            "kind": "move",
            "want": { "piece": "castle", "mine": 15 },
            "emblem": "figure-castle",
            "rules": ["KG-R2"]
          }
        ]
      },
      {
        "options": { "players": 2 },
        "seed": "lesson 1993",
        "actions": [
          "draw",
          "-4@a2",
          "draw",
          "+2@a3",
          "r4@c3",
          "r4@b3",
          "s@b2",
          "s@b1",
          "r3@f1",
          "r3@d1",
          "r3@e1",
          "r3@c1",
          "draw",
          "+2@e2",
          "draw",
          "+5@b5",
          "r2@e5",
          "draw",
          "-1@e4",
          "draw",
          "+5@e3",
          "draw",
          "-6@f5",
          "r2@d3",
          "draw",
          "+4@b4",
          "draw",
          "-3@d4",
          "r2@a1",
          "draw"
        ],
        "rivals": [],
        "steps": [
          {
            "name": "mountain",
            "kind": "move",
            "want": { "mine": 3 },
            "emblem": "figure-tile",
            "rules": ["KG-R4"]
          }
        ]
      },
      {
        "options": { "players": 2 },
        "seed": "lesson 1167",
        "actions": [
          "draw",
          "mountain@e5",
          "draw",
          "-5@d3",
          "draw",
          "+2@f2",
          "r4@c2",
          "r4@b2",
          "draw",
          "+3@c5",
          "draw",
          "+4@b4",
          "r3@c4",
          "r3@b5",
          "draw",
          "-1@b3",
          "draw"
        ],
        "rivals": [],
        "steps": [
          {
            "name": "goldmine",
            "kind": "move",
            "want": { "mine": 5 },
            "emblem": "figure-tile",
            "rules": ["KG-R5"]
          }
        ]
      },
      {
        "options": { "players": 2 },
        "seed": "lesson 1266",
        "actions": [
          "draw",
          "+2@f1",
          "r4@d1",
          "r4@f3",
          "draw",
          "+5@d4",
          "r3@f4",
          "draw",
          "+3@d5",
          "r3@d3",
          "r3@d2",
          "draw",
          "+2@c3",
          "r3@c4",
          "draw"
        ],
        "rivals": [],
        "steps": [
          {
            "name": "dragon",
            "kind": "move",
            "want": { "rival": -4, "mine": 0 },
            "emblem": "figure-tile",
            "rules": ["KG-R7"]
          }
        ]
      },
      {
        "options": { "players": 2 },
        "seed": "lesson 1382",
        "actions": [
          "draw",
          "mountain@b1",
          "draw",
          "+4@e4",
          "r4@e3",
          "r4@f4",
          "s@f5",
          "s@c4",
          "r3@d4",
          "r3@a4",
          "r3@b4",
          "r3@c2",
          "draw"
        ],
        "rivals": [],
        "steps": [
          {
            "name": "wizard",
            "kind": "move",
            "want": { "mine": 4 },
            "emblem": "figure-tile",
            "rules": ["KG-R6"]
          }
        ]
      },
      {
        "options": { "players": 2 },
        "seed": "lesson 10",
        "actions": [
          "draw",
          "goldmine@c4",
          "draw",
          "+5@b2",
          "r4@a2",
          "r4@e2",
          "s@a4",
          "r3@b4",
          "r3@d4",
          "r3@e4",
          "r3@f4",
          "draw",
          "dragon@a5",
          "draw",
          "wizard@d5",
          "draw",
          "-1@a1",
          "draw",
          "mountain@c2",
          "draw",
          "+6@e1",
          "r2@b1",
          "draw",
          "-6@d1",
          "draw",
          "+3@f1",
          "draw",
          "mountain@f3",
          "r2@e5",
          "draw",
          "+4@f2",
          "draw",
          "+3@d3",
          "r2@e3",
          "r2@b3",
          "r2@b5",
          "draw",
          "+1@f5",
          "draw",
          "+6@c5",
          "r1@c3",
          "draw",
          "+2@d2",
          "r1@a3"
        ],
        "rivals": [],
        "steps": [
          {
            "name": "end",
            "kind": "round",
            "want": {},
            "emblem": "figure-count",
            "rules": ["KG-R1", "KG-N1", "KG-E1"]
          }
        ]
      }
    ]
  }
];
