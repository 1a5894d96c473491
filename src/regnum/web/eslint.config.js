/** How the page's modules are checked; `scripts/lint-page` runs it. */

import js from "@eslint/js";
import globals from "globals";

/** Parts of htm's templates look unused to a linter that does not read them; TypeScript sees real mistakes. */
export default [
  { ignores: ["**/vendor/**"] },
  js.configs.recommended,
  {
    languageOptions: { ecmaVersion: "latest", sourceType: "module", globals: { ...globals.browser } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_", caughtErrors: "none" }],
      "no-var": "error",
      "prefer-const": "error",
      "no-console": ["error", { allow: ["warn", "error"] }],
      "no-restricted-globals": ["error", "event", "name"],
      "no-restricted-properties": [
        "error",
        { property: "innerHTML", message: "Text of others must never become markup." },
      ],
      "no-eval": "error",
      "no-implied-eval": "error",
      "no-shadow": ["error", { allow: ["_"] }],
      complexity: ["error", 20],
      "max-lines-per-function": ["error", 80],
      "max-len": ["error", { code: 180 }],
    },
  },
  { files: ["**/tests/**"], languageOptions: { globals: { ...globals.node } } },
];
