import { isDeepStrictEqual } from "node:util";
import { type SettingGroup, settingGroups } from "@pulau/contract/settings/groups.ts";
import type { ResortSettings, SettingInput, SettingName } from "@pulau/contract/settings/setting-schemas.ts";
import type { StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { loadNow } from "../../../db/clock.ts";
import { countRateCards } from "../../../db/saved-versions.ts";
import type { Tx } from "../../../db/tx.ts";
import type { Language } from "../../../plugins/language.ts";
import { useFile } from "../files/public.ts";
import { checkBands } from "./check-bands.ts";
import { checkWords } from "./check-words.ts";
import { takePrefixFromName } from "./prefix-from-name.ts";
import { loadSettings } from "./resort-settings.ts";
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
 * the caller has not sent. `INVALID_INPUT`: ages that leave somebody out, see `checkBands`, or words that prices use, see `checkWords`.
 */
export async function saveSettingGroup(
  tx: Tx,
  { group, values, staffId, language = "en" }: Save,
): Promise<Result<true, "NOT_FOUND" | "INVALID_INPUT">> {
  const before = await loadSettings(tx);
  const bands =
    values.bands === undefined
      ? ok(true)
      : await checkBands(tx, before.bands, settingGroups.guests.shape.bands.parse(values.bands), language);
  if (!bands.ok) return bands;
  const words = await checkWords(tx, before, values, language);
  if (!words.ok) return words;
  const changed = namesOf(group).filter((name) => !isDeepStrictEqual(before[name], values[name]));
  const files = filesIn(values).filter((id) => !filesIn(before).includes(id));
  for (const fileId of files) {
    const used = await useFile(tx, { fileId, by: { staffId }, at: await loadNow(tx) });
    if (!used.ok) return used;
  }
  for (const name of changed) await writeSetting(tx, name, values[name]);
  if (changed.some((name) => settingsOfCards.has(name))) await countRateCards(tx, { who: "staff", staffId });
  if (group === "resort") await takePrefixFromName(tx, { before, staffId });
  await auditChange(tx, {
    staffId,
    act: "changed",
    subject: "settings",
    before: fieldsOfGroup(group, before),
    after: fieldsOfGroup(group, await loadSettings(tx)),
    facts: { group },
  });
  return ok(true);
}

/** What rate cards have of the resort unless they say otherwise. */
export const settingsOfCards: ReadonlySet<SettingName> = new Set<SettingName>(["bands", "deposit"]);

/** The files that settings show to everybody. */
const filesIn = ({ look, firstPage }: SettingInput): string[] =>
  [look?.logo, firstPage?.picture].filter(
    (picture): picture is string => typeof picture === "string" && /^[0-9a-f-]{36}$/.test(picture),
  );
