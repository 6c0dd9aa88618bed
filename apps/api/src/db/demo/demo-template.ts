import { existsSync } from "node:fs";
import { cp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Day } from "@pulau/domain/calendar/day.ts";
import { fileStoreOf } from "../../modules/ground/files/public.ts";
import { createSealer } from "../../plugins/seal.ts";
import type { Settings } from "../../settings.ts";
import { makeDemoCourtesyHolds } from "../../start/demo-courtesy.ts";
import { makeDemoGroups } from "../../start/demo-groups.ts";
import { makeDemoMoney } from "../../start/demo-money.ts";
import { connect } from "../connect.ts";
import { createTestDatabase, type TestDatabase, testServer } from "../test-database.ts";
import { asAdmin, databaseAddress } from "../test-server.ts";
import { seedDemo } from "./seed.ts";

/** A database with the whole demo, and its files in the settings' folder: made by the first of a run, cloned for the others. */
export async function createDemoDatabase(settings: Settings, today: Day): Promise<TestDatabase> {
  const { server, template: migrated } = testServer();
  const template = `${migrated}_demo_${today.replaceAll("-", "")}`;
  const files = join(tmpdir(), `${template}-files`);
  await asAdmin(server, async (admin) => {
    // Files of a run come at the same time: one makes it, the others wait.
    await admin.query("SELECT pg_advisory_lock(hashtext($1))", [template]);
    const { rowCount } = await admin.query("SELECT FROM pg_database WHERE datname = $1", [template]);
    if (rowCount === 0) await makeTemplate({ server, migrated, template, files }, settings, today);
  });
  if (existsSync(files)) await cp(files, settings.dataFolder, { recursive: true });
  return createTestDatabase({ template });
}

type Place = {
  readonly server: string;
  readonly migrated: string;
  readonly template: string;
  readonly files: string;
};

/** Under a name of its own until it is whole: a run that is stopped half way leaves no half demo. */
async function makeTemplate(place: Place, settings: Settings, today: Day): Promise<void> {
  const { server, migrated, template, files } = place;
  const half = `${template}_half`;
  await rm(files, { recursive: true, force: true });
  await asAdmin(server, async (admin) => {
    await admin.query(`drop database if exists ${half} with (force)`);
    await admin.query(`create database ${half} template ${migrated}`);
  });
  const { pool, db } = connect(databaseAddress(server, half), { max: 4 });
  await seedDemo(db, { today, seal: createSealer(settings).seal, progress: () => {} });
  await makeDemoMoney({ db, store: fileStoreOf({ ...settings, dataFolder: files }) }, { today });
  await makeDemoGroups({ db, settings }, { today });
  await makeDemoCourtesyHolds({ db, settings }, { today });
  await pool.end();
  await asAdmin(server, (admin) => admin.query(`alter database ${half} rename to ${template}`));
}
