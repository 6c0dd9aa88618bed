import { createHash } from "node:crypto";
import { type ResortSettings, settingSchemas } from "@pulau/contract/settings/setting-schemas.ts";
import type { Db } from "../../../db/connect.ts";
import { resortSetting } from "../../../db/schema/resort.ts";
import type { Tx } from "../../../db/tx.ts";

/** Staff may change a setting at any time; other processes see it this much later at most. */
const freshForMs = 2_000;

type Kept = { readonly until: number; readonly settings: Promise<ResortSettings> };

/** One entry for each database of the process; a transaction reads for itself. */
const kept = new WeakMap<Db | Tx, Kept>();

/**
 * The resort's settings, at most two seconds old. A value in the database that breaks its schema is a bug and throws,
 * naming the setting.
 */
export function loadSettings(db: Db | Tx): Promise<ResortSettings> {
  const found = kept.get(db);
  if (found && performance.now() < found.until) return found.settings;
  const settings = readSettings(db);
  kept.set(db, { until: performance.now() + freshForMs, settings });
  settings.catch(() => kept.delete(db));
  return settings;
}

async function readSettings(db: Db | Tx): Promise<ResortSettings> {
  const rows = await db.select().from(resortSetting);
  const stored = new Map(rows.map((row) => [row.name, row.value]));
  const parsed = Object.entries(settingSchemas).map(([name, schema]) => {
    const read = schema.safeParse(stored.get(name));
    if (!read.success) throw new Error(`setting ${name}: ${read.error.message}`);
    return [name, read.data];
  });
  return Object.fromEntries(parsed) as ResortSettings; // each name went through its own schema
}

/** Changes when a setting does: a page that was made of the settings is made anew then. */
export async function settingsStamp(db: Db): Promise<string> {
  const settings = await loadSettings(db);
  const found =
    stamps.get(settings) ?? createHash("sha256").update(JSON.stringify(settings)).digest("base64url");
  stamps.set(settings, found);
  return found;
}

/** Of the settings as they were read: they are read again only every two seconds. */
const stamps = new WeakMap<ResortSettings, string>();

/** Reads the settings anew at the next question: for who has just changed one. Other processes see it a little later. */
export const forgetSettings = (db: Db | Tx): boolean => kept.delete(db);
