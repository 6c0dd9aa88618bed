import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { expect, it } from "vitest";

const api = join(import.meta.dirname, "../apps/api/src");
const writer = "db/audit-change.ts";

const sources = readdirSync(api, { recursive: true, withFileTypes: true })
  .filter(({ name }) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
  .map((entry) => join(entry.parentPath, entry.name))
  .map((path) => ({
    path: relative(api, path).split(sep).join("/"),
    text: readFileSync(path, "utf8"),
  }));

const writes =
  /(?:insert|update|delete)\(\s*auditEntry\b|\b(?:INSERT INTO|UPDATE|DELETE FROM)\s+"?audit_entry\b/i;

it("lets `auditChange` alone write the audit log, so that no act is told without its before and after", () => {
  expect(sources.filter(({ text }) => writes.test(text)).map(({ path }) => path)).toEqual([writer]);
});

it("lets the writer of calls that tell nothing of themselves be used by the log of calls alone", () => {
  const users = sources.filter(({ text }) => /\bauditCall\(/.test(text)).map(({ path }) => path);
  expect(users.toSorted()).toEqual([writer, "plugins/security-log.ts"]);
});
