import { z } from "zod";
import { defineRoute } from "../route.ts";
import { VersionField } from "../versions.ts";
import { settingSchemas } from "./setting-schemas.ts";

const groupOf = <const N extends keyof typeof settingSchemas>(...names: N[]) =>
  z.object(
    Object.fromEntries(names.map((name) => [name, settingSchemas[name]])) as Pick<typeof settingSchemas, N>,
  );

/** Settings that are read and saved together: each group is one call, one version and one page. */
export const settingGroups = {
  resort: groupOf("profile"),
  firstPage: groupOf("look", "firstPage"),
  times: groupOf("timeZone", "checkInTime", "checkOutTime", "answerHours"),
  guests: groupOf("bands", "kindNames", "activityNames", "marketNames"),
  policies: groupOf("deposit", "policy"),
  limits: groupOf("limits"),
  groups: groupOf("rooming"),
  boats: groupOf("boats"),
  bankTransfer: groupOf("offline"),
  numbers: groupOf("bookingNoPrefix", "bookingEnvironment"),
  taxPayer: groupOf("taxPayer"),
  mail: groupOf("mail"),
} as const;
export type SettingGroup = keyof typeof settingGroups;
export const settingGroupNames = Object.keys(settingGroups) as [SettingGroup, ...SettingGroup[]];

type Groups = typeof settingGroups;
export type GroupValues<G extends SettingGroup> = z.input<Groups[G]>;

const pathOf = <G extends SettingGroup>(group: G) => `/admin/api/settings/${group}` as const;

const readRoute = <G extends SettingGroup>(group: G) =>
  defineRoute({
    method: "GET",
    path: pathOf(group),
    scope: "staff",
    permission: ["settings", "read"],
    tag: "Resort",
    summary: `The resort's settings: ${group}`,
    reply: z.object({
      values: settingGroups[group] as Groups[G],
      /** What stands where nobody has set anything. */
      usual: settingGroups[group] as Groups[G],
      version: VersionField,
    }),
  });

const saveRoute = <G extends SettingGroup>(group: G) =>
  defineRoute({
    method: "PUT",
    versioned: "setting",
    path: pathOf(group),
    scope: "staff",
    permission: ["settings", "write"],
    tag: "Resort",
    summary: `Change the resort's settings: ${group}`,
    body: settingGroups[group] as Groups[G],
    reply: z.object({ version: VersionField }),
    failures: ["NOT_FOUND"],
  });

type RoutesOf<M> = {
  readonly [G in SettingGroup]: M extends "read"
    ? ReturnType<typeof readRoute<G>>
    : ReturnType<typeof saveRoute<G>>;
};
const forEach = <T>(make: (group: SettingGroup) => T) =>
  Object.fromEntries(settingGroupNames.map((group) => [group, make(group)]));

/** How staff read each group of settings, and how they save it. */
export const settingRoutes = forEach(readRoute) as unknown as RoutesOf<"read">;
export const saveSettingRoutes = forEach(saveRoute) as unknown as RoutesOf<"save">;
