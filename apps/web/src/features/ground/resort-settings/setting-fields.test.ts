import { type SettingGroup, settingGroupNames, settingGroups } from "@pulau/contract/settings/groups.ts";
import { expect, it } from "vitest";
import en from "../../../i18n/en/staff/settings.ts";
import { valueAt } from "../../../ui/form-paths.ts";
import { settingSections } from "./setting-fields.ts";

/** Groups of one setting are typed by the parts of that. */
const prefixOf = (group: SettingGroup): string => {
  const names = Object.keys(settingGroups[group].shape);
  return names.length === 1 && group !== "taxPayer" ? `${names[0]}.` : "";
};
const fieldsOf = (group: SettingGroup) =>
  settingSections[group].flatMap(({ fields }) =>
    fields.flatMap(({ at, as }) => (as === "part" ? [] : [{ at: prefixOf(group) + at, as }])),
  );

it.each(settingGroupNames)(
  "%s: every field has words, and every sentence a place for its number",
  (group) => {
    for (const { at, as } of fieldsOf(group)) {
      const words = valueAt(en.fields, at);
      expect(words, at).toBeTypeOf("string");
      if (["count", "percent", "counts", "countOrNone"].includes(as)) expect(words).toContain("{{field}}");
    }
    for (const { key } of settingSections[group]) expect(en.sections).toHaveProperty(key);
    expect(en.groups).toHaveProperty(group);
  },
);

it.each(settingGroupNames)("%s: every field stands for a place of its setting", (group) => {
  const usual = settingGroups[group].parse({});
  for (const { at, as } of fieldsOf(group)) {
    if (/\.\d$/.test(at)) continue; // one of up to three lines
    expect(valueAt(usual, at), at).not.toBeUndefined();
    if (as === "percent" || as === "count") expect(valueAt(usual, at), at).toBeTypeOf("number");
  }
});
