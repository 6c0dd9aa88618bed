import { isDeepStrictEqual } from "node:util";
import { savedGroups } from "@pulau/contract/settings/saved-groups.ts";
import {
  type ResortSettings,
  type SettingInput,
  type SettingName,
  settingSchemas,
} from "@pulau/contract/settings/setting-schemas.ts";
import type { Permissions } from "@pulau/domain/access/permissions.ts";
import { wrongFieldsOf } from "@pulau/domain/result.ts";
import type { z } from "zod";
import type { Tx } from "../../../db/tx.ts";
import { fieldsOf } from "../../../plugins/problem.ts";
import {
  checkBands,
  checkJetties,
  checkWords,
  forgetSettings,
  writeSetting,
} from "../../ground/resort/public.ts";
import type { ImportFault, Row } from "./part.ts";
import { maySetting, pageOf } from "./setting-pages.ts";

/** Which settings go with the catalogue. Whether guests can book, and on which websites, is no part of it, nor is anything secret. */
const goesAlong = {
  profile: true,
  look: true,
  firstPage: true,
  island: true,
  menu: true,
  widget: false,
  opening: false,
  mail: true,
  timeZone: true,
  checkInTime: true,
  checkOutTime: true,
  lunchDay: true,
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

/** The settings of a file by their own schemas; one that it lacks stays as it is. */
export function readSettingPart(given: unknown): {
  readonly settings: SettingInput;
  readonly problems: ImportFault[];
} {
  if (typeof given !== "object" || given === null || Array.isArray(given))
    return { settings: {}, problems: [{ path: "settings", rule: "invalid" }] };
  const settings: SettingInput = {};
  const problems: ImportFault[] = [];
  for (const [name, value] of Object.entries(given)) {
    if (!(names as string[]).includes(name)) {
      problems.push({ path: `settings.${name}`, rule: "catalogue.unknown" });
      continue;
    }
    const read = settingSchemas[name as SettingName].safeParse(value);
    if (read.success) Object.assign(settings, { [name]: read.data });
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
export const changedSettings = (now: ResortSettings, settings: SettingInput): SettingName[] =>
  names.filter((name) => name in settings && !isDeepStrictEqual(settings[name], now[name]));

/**
 * What the pages of the settings that a file changes would refuse: each page with all that it would hold, what the file
 * doesn't say as it is.
 */
export function wrongSettings(
  now: ResortSettings,
  changed: readonly SettingName[],
  settings: SettingInput,
): ImportFault[] {
  const groups = new Set(changed.flatMap((name) => pageOf(name).group ?? []));
  return [...groups].flatMap((group) => {
    const whole = { ...now, ...settings };
    const read = (savedGroups[group] as z.ZodType).safeParse(whole);
    return read.success ? [] : atSettings(fieldsOf(read.error));
  });
}

/** The same of the resort's ages, words of prices and jetties, as they go with the prices and timetables that there will be. */
export async function wrongInUse(
  tx: Tx,
  before: ResortSettings,
  settings: SettingInput,
): Promise<ImportFault[]> {
  const bands = (settings.bands ?? before.bands) as ResortSettings["bands"];
  const profile = (settings.profile ?? before.profile) as ResortSettings["profile"];
  const checked = [
    await checkBands(tx, before.bands, bands),
    await checkWords(tx, before, settings),
    await checkJetties(tx, before.profile, profile),
  ];
  return atSettings(wrongFieldsOf("INVALID_INPUT", checked));
}

const atSettings = (wrong: readonly ImportFault[]): ImportFault[] =>
  wrong.map(({ path, ...why }) => ({ path: `settings.${path}`, ...why }));

export async function writeSettings(
  tx: Tx,
  changed: readonly SettingName[],
  settings: SettingInput,
): Promise<void> {
  for (const name of changed) await writeSetting(tx, name, settings[name]);
  // What follows goes by them at once: prices by the new age bands, sailings by the new time zone.
  forgetSettings(tx);
}
