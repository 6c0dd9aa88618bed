import { z } from "zod";
import { settingSchemas } from "./setting-schemas.ts";

const groupOf = <const N extends keyof typeof settingSchemas>(...names: N[]) =>
  z.object(
    Object.fromEntries(names.map((name) => [name, settingSchemas[name]])) as Pick<typeof settingSchemas, N>,
  );

/** Settings that are read and saved together: each group is one call, one version and one page. */
export const settingGroups = {
  resort: groupOf("profile"),
  firstPage: groupOf("look", "firstPage"),
  island: groupOf("island"),
  menu: groupOf("menu"),
  times: groupOf("timeZone", "checkInTime", "checkOutTime", "lunchDay", "answerHours"),
  guests: groupOf("bands", "kindNames", "activityNames", "marketNames"),
  policies: groupOf("deposit", "policy"),
  limits: groupOf("limits"),
  groups: groupOf("rooming"),
  boats: groupOf("boats"),
  bankTransfer: groupOf("offline"),
  numbers: groupOf("bookingNoPrefix", "bookingEnvironment"),
  taxPayer: groupOf("taxPayer"),
  mail: groupOf("mail"),
  widget: groupOf("widget"),
} as const;
export type SettingGroup = keyof typeof settingGroups;
export const settingGroupNames = Object.keys(settingGroups) as [SettingGroup, ...SettingGroup[]];
