import { createHash } from "node:crypto";
import { type ResortSettings, settingSchemas } from "@pulau/contract/settings/setting-schemas.ts";
import type { Db } from "../../../db/connect.ts";
import { resortSetting } from "../../../db/schema/resort.ts";
import { shortCache } from "../../../db/short-cache.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadPageLinks } from "../pages/public.ts";

const kept = shortCache(readSettings);

/**
 * The resort's settings, at most two seconds old. A value in the database that breaks its schema is a bug and throws,
 * naming the setting.
 */
export const loadSettings = kept.load;

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

/** Changes when a setting or a published page does: a page that was made of them is made anew then. */
export async function settingsStamp(db: Db): Promise<string> {
  const [settings, pages] = await Promise.all([loadSettings(db), loadPageLinks(db)]);
  const found =
    stamps.get(settings) ?? createHash("sha256").update(JSON.stringify(settings)).digest("base64url");
  stamps.set(settings, found);
  return [found, ...pages.map(({ slug, place, versionId }) => `${slug} ${place} ${versionId}`)].join(",");
}

/** Of the settings as they were read: they are read again only every two seconds. */
const stamps = new WeakMap<ResortSettings, string>();

/** Reads the settings anew at the next question: for who has just changed one. Other processes see it a little later. */
export const forgetSettings = kept.forget;
