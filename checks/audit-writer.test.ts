import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { expect, it } from "vitest";

const api = join(import.meta.dirname, "../apps/api/src");
const writer = "db/write-audit.ts";

const sources = readdirSync(api, { recursive: true, withFileTypes: true })
  .filter(({ name }) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
  .map((entry) => join(entry.parentPath, entry.name))
  .map((path) => ({
    path: relative(api, path).split(sep).join("/"),
    text: readFileSync(path, "utf8"),
  }));

const writes =
  /(?:insert|update|delete)\(\s*auditEntry\b|\b(?:INSERT INTO|UPDATE|DELETE FROM)\s+"?audit_entry\b/i;

it("lets `writeAudit` alone write the audit log, so that its acts and subjects are of one list", () => {
  expect(sources.filter(({ text }) => writes.test(text)).map(({ path }) => path)).toEqual([writer]);
});
