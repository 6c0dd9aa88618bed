import { isDeepStrictEqual } from "node:util";
import { savedGroups } from "@pulau/contract/settings/saved-groups.ts";
import {
  type ResortSettings,
  type SettingName,
  settingSchemas,
} from "@pulau/contract/settings/setting-schemas.ts";
import type { Permissions } from "@pulau/domain/access/permissions.ts";
import type { Tx } from "../../../db/tx.ts";
import { fieldsOf } from "../../../plugins/problem.ts";
import { forgetSettings, writeSetting } from "../../ground/resort/public.ts";
import type { ImportFault, Row } from "./part.ts";
import { maySetting } from "./setting-pages.ts";

/** Which settings go with the catalogue. Whether guests can book is no part of it, nor is anything secret. */
const goesAlong = {
  profile: true,
  look: true,
  firstPage: true,
  menu: true,
  opening: false,
  mail: true,
  timeZone: true,
  checkInTime: true,
  checkOutTime: true,
  referral: true,
  influencer: true,
  answerHours: true,
  bands: true,
  kindNames: true,
  activityNames: true,
  marketNames: true,
  limits: true,
  deposit: true,
  policy: true,
  boats: true,
  rooming: true,
  wallet: true,
  offline: true,
  taxPayer: true,
  bookingEnvironment: true,
  bookingNoPrefix: true,
} as const satisfies Record<SettingName, boolean>;

const names = (Object.keys(goesAlong) as SettingName[]).filter((name) => goesAlong[name]);

/** The settings that a file holds for somebody with these rights. */
export const settingsForFile = (settings: ResortSettings, permissions: Permissions): Row =>
  Object.fromEntries(
    names.filter((name) => maySetting(permissions, name, "read")).map((name) => [name, settings[name]]),
  );

/** A setting by its schema; a menu by the rules of its page too, as guests would read a heading without a name. */
const readSetting = (name: SettingName, value: unknown) =>
  name === "menu" ? savedGroups.menu.shape.menu.safeParse(value) : settingSchemas[name].safeParse(value);

/** The settings of a file by their own schemas; one that it lacks stays as it is. */
export function readSettingPart(given: unknown): {
  readonly settings: Row;
  readonly problems: ImportFault[];
} {
  if (typeof given !== "object" || given === null || Array.isArray(given))
    return { settings: {}, problems: [{ path: "settings", rule: "invalid" }] };
  const settings: Record<string, unknown> = {};
  const problems: ImportFault[] = [];
  for (const [name, value] of Object.entries(given)) {
    if (!(names as string[]).includes(name)) {
      problems.push({ path: `settings.${name}`, rule: "catalogue.unknown" });
      continue;
    }
    const read = readSetting(name as SettingName, value);
    if (read.success) settings[name] = read.data;
    else
      problems.push(
        ...fieldsOf(read.error).map(({ path, rule }) => ({
          path: ["settings", name, path].filter(Boolean).join("."),
          rule,
        })),
      );
  }
  return { settings, problems };
}

/** Names of the settings that a file makes other. */
export const changedSettings = (now: ResortSettings, settings: Row): SettingName[] =>
  names.filter((name) => name in settings && !isDeepStrictEqual(settings[name], now[name]));

export async function writeSettings(tx: Tx, changed: readonly SettingName[], settings: Row): Promise<void> {
  for (const name of changed) await writeSetting(tx, name, settings[name] as never);
  // What follows goes by them at once: prices by the new age bands, sailings by the new time zone.
  forgetSettings(tx);
}
