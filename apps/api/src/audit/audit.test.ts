import { execFile } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dayAt } from "@pulau/domain/calendar/day.ts";
import { malaysianTime } from "@pulau/domain/calendar/time-zones.ts";
import type pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connectAlone, databaseOn } from "../db/connect.ts";
import { createDemoDatabase } from "../db/demo/demo-template.ts";
import { everyInvariant } from "../db/invariants.ts";
import { sql } from "../db/orm.ts";
import type { TestDatabase } from "../db/test-database.ts";
import { createSealer } from "../plugins/seal.ts";
import { readSettings } from "../settings.ts";
import { type Check, checksWith, type Finding, runAudit } from "./run-audit.ts";
import { plantedFaults } from "./test-planted-faults.ts";

const settings = readSettings({
  PULAU_SECRET: "a secret of the tests, long enough to be one",
  PULAU_DATA: `${tmpdir()}/pulau-audit-test`,
});
const sealer = createSealer(settings);
let base: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  base = await createDemoDatabase(settings, dayAt(new Date(), malaysianTime));
  // No server has run on the demo yet, so that nobody is late with what it queued.
  await base.pool.query("UPDATE pgboss.job SET start_after = greatest(start_after, now())");
  client = await connectAlone(base.pool, "audit test");
}, 120_000);
afterAll(async () => {
  await client.end();
  await base.drop();
});

const audit = async (database = databaseOn(client)) => {
  const findings: Finding[] = [];
  const faults = await runAudit(database, { sealer, report: (finding) => findings.push(finding) });
  return { faults, findings };
};

describe("the audit", () => {
  it("finds nothing wrong with the demo, and says what it looked at", async () => {
    const { faults, findings } = await audit();
    expect(findings.filter((found) => found.faults.length > 0)).toEqual([]);
    expect([faults, findings.length]).toEqual([0, checksWith(sealer).length]);
  });

  it("names every check in words of its own", () => {
    const names = checksWith(sealer).map(({ holds }) => holds);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(everyInvariant.length);
  });

  it("can’t write", async () => {
    const writing: Check = {
      holds: "",
      look: async (tx) => (await tx.execute(sql`DELETE FROM booking_line`)).rows.map(String),
    };
    await expect(
      runAudit(databaseOn(client), { sealer, report: () => undefined, checks: [writing] }),
    ).rejects.toMatchObject({ cause: { code: "25006" } });
  });
});

describe("each check of the audit", () => {
  beforeAll(async () => {
    // Keys and triggers hold most of it; the audit is for when they have not.
    await client.query("SET session_replication_role = replica");
    await client.query(`DO $$ DECLARE held record; BEGIN
      FOR held IN SELECT conrelid::regclass AS of, conname FROM pg_constraint
        WHERE contype = 'c' AND connamespace = 'public'::regnamespace AND conrelid <> 0
      LOOP EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', held.of, held.conname); END LOOP;
    END $$`);
  });

  it.for(checksWith(sealer))("sees its fault: $holds", async ({ holds, look }) => {
    const planted = plantedFaults[holds];
    expect(planted, "a fault is planted for it").toBeDefined();
    const db = databaseOn(client);
    const found = await db
      .transaction(async (tx) => {
        for (const statement of planted ?? []) await tx.execute(sql.raw(statement));
        throw new Found(await look(tx));
      })
      .catch((error: unknown) => {
        if (error instanceof Found) return error.faults;
        throw error;
      });
    expect(found).not.toEqual([]);
  });
});

describe("`npm run audit`", () => {
  const run = (...options: string[]) =>
    new Promise<{ code: number; lines: string[] }>((done) => {
      const command = join(import.meta.dirname, "../audit.ts");
      const env = { ...process.env, DATABASE_URL: base.url, PULAU_SECRET: settings.secret, NO_COLOR: "1" };
      const child = execFile(process.execPath, [command, ...options], { env }, (_error, out) =>
        done({ code: child.exitCode ?? -1, lines: out.trimEnd().split("\n") }),
      );
    });

  it("says that all holds, or what does not, by its words and its exit code", async () => {
    const whole = await run();
    expect([whole.code, whole.lines.at(-1)]).toEqual([
      0,
      expect.stringMatching(/^ {2}All \d+ checks hold\. /),
    ]);
    await client.query("UPDATE booking_line SET amount_sen = amount_sen + 1");
    const broken = await run();
    expect(broken.code).toBe(1);
    expect(broken.lines).toContain("✗ A booking costs what its lines add up to");
    expect(
      broken.lines.filter((line) => /^ {4}booking .* costs \d+, its lines say \d+$/.test(line)),
    ).toHaveLength(20);
    const json = (await run("--json", "--all")).lines.map((line) => JSON.parse(line));
    const found = json.find(({ holds }) => holds === "A booking costs what its lines add up to");
    expect(found.faults.length).toBeGreaterThan(20);
  });

  it("says that it couldn’t look", async () => {
    expect((await run("--nonsense")).code).toBe(2);
  });
});

/** Ends a transaction that is never kept. */
class Found extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super("found");
    this.faults = faults;
  }
}
