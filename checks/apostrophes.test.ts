import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
/** Where texts stand that people read. */
const texts = [
  "apps/web/src/i18n/{en,my,cn}/**/*.ts",
  "apps/web/src/features/*/*/*routes.ts",
  "apps/api/src/mail/templates/*.ts",
  "apps/api/src/db/demo/**/*.ts",
  "apps/api/src/modules/**/*words.ts",
  "apps/api/src/modules/**/words/*.ts",
  "apps/api/src/modules/**/*{-pdf,-csv,-modal}.ts",
];

/** A comment, or a string of either kind. */
const pieces = /\/\/[^\n]*|\/\*.*?\*\/|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/gs;
const isQuery = (text: string) => /\b(?:SELECT|INSERT|UPDATE|DELETE)\b/.test(text);

/** Strings with a straight apostrophe in or after a word, or after what is filled in. */
const straightIn = (source: string): string[] =>
  (source.match(pieces) ?? []).filter(
    (piece) => !piece.startsWith("/") && !isQuery(piece) && /[\p{L}}]'(?:\p{L}|[ .,])/u.test(piece),
  );

it("tells a straight apostrophe from a comment's, a query's and a typeset one", () => {
  expect(
    straightIn(
      `// it's\nconst a = "it's"; /* don't */ \`\${x}'s own\`; "it’s"; \`SELECT 'a'b\`; "guests' ages"`,
    ),
  ).toHaveLength(3);
});

it("sets every text that people read with typographer's apostrophes", () => {
  const files = globSync(texts, { cwd: root }).filter((file) => !file.endsWith(".test.ts"));
  expect(files.length).toBeGreaterThan(150);
  const found = files.flatMap((file) =>
    straightIn(readFileSync(join(root, file), "utf8")).map((text) => `${file}: ${text.slice(0, 80)}`),
  );
  expect(found).toEqual([]);
});
