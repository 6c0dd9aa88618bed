import { type AuditEntry, auditLogRoute } from "@pulau/contract/audit-log.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoCalls } from "../apps/api/src/db/demo/examples/examples.ts";
import { sendExample } from "../apps/api/src/db/demo/examples/send-example.ts";
import { type Demo, openDemo } from "../apps/api/src/db/demo/test-demo.ts";
import { namesShown, wordsIn } from "../apps/web/src/features/ground/audit-log/shown-fields.ts";
import cnLog from "../apps/web/src/i18n/cn/staff/audit-log.ts";
import cnFile from "../apps/web/src/i18n/cn/staff/catalogue-file.ts";
import enLog from "../apps/web/src/i18n/en/staff/audit-log.ts";
import enFile from "../apps/web/src/i18n/en/staff/catalogue-file.ts";
import myLog from "../apps/web/src/i18n/my/staff/audit-log.ts";
import myFile from "../apps/web/src/i18n/my/staff/catalogue-file.ts";

const words = {
  en: { ...enFile.parts, ...enLog.fields },
  my: { ...myFile.parts, ...myLog.fields },
  cn: { ...cnFile.parts, ...cnLog.fields },
};

let demo: Demo;
let entries: AuditEntry[];
beforeAll(async () => {
  demo = await openDemo();
  let callOf = await demoCalls(demo.base.db);
  for (const route of demo.app.mounting.routes) {
    if (route.scope !== "staff" || route.method === "GET" || route.keepsNothing) continue;
    const sent = await sendExample(demo, route, callOf(route));
    if (sent.statusCode < 400) callOf = await demoCalls(demo.base.db);
  }
  entries = await everyEntry();
}, 480_000);
afterAll(() => demo.close());

async function everyEntry(): Promise<AuditEntry[]> {
  const found: AuditEntry[] = [];
  for (let cursor = ""; ; ) {
    const url = `${auditLogRoute.path}?limit=100${cursor && `&cursor=${cursor}`}`;
    const page = (await demo.app.inject({ url, headers: demo.signedInAs.admin })).json();
    found.push(...page.entries);
    if (page.nextCursor === null) return found;
    cursor = page.nextCursor;
  }
}

describe.each(["en", "my", "cn"] as const)("the audit log in %s", (language) => {
  it("has a word for each field that any act of staff leaves in it", () => {
    expect(new Set(entries.map(({ subject }) => subject)).size).toBeGreaterThan(20);
    const raw = entries.flatMap((entry) =>
      namesShown(entry).flatMap((name) =>
        wordsIn(name)
          .filter((part) => !(part in words[language]))
          .map((part) => `${entry.act} ${entry.subject}: ${name} (${part})`),
      ),
    );
    expect([...new Set(raw)]).toEqual([]);
  });
});
