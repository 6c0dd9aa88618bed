import { isDeepStrictEqual } from "node:util";
import { type SettingGroup, settingGroups } from "@pulau/contract/settings/groups.ts";
import type { ResortSettings, SettingInput, SettingName } from "@pulau/contract/settings/setting-schemas.ts";
import type { StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result } from "@pulau/domain/result.ts";
import { jettyChanges } from "@pulau/domain/transport/jetties.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { loadNow } from "../../../db/clock.ts";
import { countRateCards } from "../../../db/saved-versions.ts";
import type { Tx } from "../../../db/tx.ts";
import type { Language } from "../../../plugins/language.ts";
import { useFile } from "../files/public.ts";
import { renameJetties } from "../timetables/public.ts";
import { checkBands } from "./check-bands.ts";
import { checkJetties } from "./check-jetties.ts";
import { checkWords } from "./check-words.ts";
import { takePrefixFromName } from "./prefix-from-name.ts";
import { loadSettings } from "./resort-settings.ts";
import { loadToday } from "./today.ts";
import { writeSetting } from "./write-setting.ts";

export const namesOf = (group: SettingGroup) => Object.keys(settingGroups[group].shape) as SettingName[];

/** A group's settings among all. */
export const valuesOf = (group: SettingGroup, settings: ResortSettings): Partial<ResortSettings> =>
  Object.fromEntries(namesOf(group).map((name) => [name, settings[name]]));

/** The fields of a group, for whoever saves second: of a group of one setting, the parts of that. */
export function fieldsOfGroup(group: SettingGroup, settings: ResortSettings): Record<string, unknown> {
  const values = valuesOf(group, settings);
  const [only, ...more] = Object.values(values);
  return more.length === 0 && only !== null && typeof only === "object" ? { ...only } : values;
}

type Save = {
  readonly group: SettingGroup;
  readonly values: SettingInput;
  readonly staffId: StaffId;
  readonly language?: Language;
};

/**
 * Writes a group's settings, those that are other, with an entry of what they were before. `NOT_FOUND`: a picture that
 * the caller has not sent. `INVALID_INPUT`: ages that leave somebody out, see `checkBands`, words that prices use, see `checkWords`, or
 * jetties that boats sail from, see `checkJetties`; a jetty's new name is carried over, see `renameJetties`.
 */
export async function saveSettingGroup(
  tx: Tx,
  { group, values, staffId, language = "en" }: Save,
): Promise<Result<true, "NOT_FOUND" | "INVALID_INPUT">> {
  const before = await loadSettings(tx);
  const free = await checkInUse(tx, before, { values, language });
  if (!free.ok) return free;
  const changed = namesOf(group).filter((name) => !isDeepStrictEqual(before[name], values[name]));
  const files = filesIn(values).filter((id) => !filesIn(before).includes(id));
  for (const fileId of files) {
    const used = await useFile(tx, { fileId, by: { staffId }, at: await loadNow(tx) });
    if (!used.ok) return used;
  }
  for (const name of changed) await writeSetting(tx, name, values[name]);
  if (changed.some((name) => settingsOfCards.has(name))) await countRateCards(tx, { who: "staff", staffId });
  const after = await loadSettings(tx);
  if (group === "resort") {
    await takePrefixFromName(tx, { before, staffId });
    const { renamed } = jettyChanges(before.profile.jetties, after.profile.jetties);
    await renameJetties(tx, { renamed, today: await loadToday(tx, after.timeZone), staffId });
  }
  await auditChange(tx, {
    staffId,
    act: "changed",
    subject: "settings",
    before: fieldsOfGroup(group, before),
    after: fieldsOfGroup(group, after),
    facts: { group },
  });
  return ok(true);
}

/** Refuses what would leave prices, timetables or places with words that the resort no longer has. */
async function checkInUse(
  tx: Tx,
  before: ResortSettings,
  { values, language }: Pick<Save, "values"> & { readonly language: Language },
): Promise<Result<true, "INVALID_INPUT">> {
  const { bands, profile } = values;
  if (bands !== undefined) {
    const after = settingGroups.guests.shape.bands.parse(bands);
    const checked = await checkBands(tx, before.bands, after, language);
    if (!checked.ok) return checked;
  }
  if (profile !== undefined) {
    const after = settingGroups.resort.shape.profile.parse(profile);
    const checked = await checkJetties(tx, before.profile, after, language);
    if (!checked.ok) return checked;
  }
  return checkWords(tx, before, values, language);
}

/** What rate cards have of the resort unless they say otherwise. */
export const settingsOfCards: ReadonlySet<SettingName> = new Set<SettingName>(["bands", "deposit"]);

/** The files that settings show to everybody. */
const filesIn = ({ look, firstPage, island }: SettingInput): string[] =>
  [look?.logo, firstPage?.picture, island?.map].filter(
    (picture): picture is string => typeof picture === "string" && /^[0-9a-f-]{36}$/.test(picture),
  );
