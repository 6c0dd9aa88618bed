import { z } from "zod";
import { defineRoute } from "../route.ts";
import { VersionField } from "../versions.ts";
import { type SettingGroup, settingGroupNames, settingGroups } from "./group-schemas.ts";
import { savedGroups } from "./saved-groups.ts";

export { type SettingGroup, settingGroupNames, settingGroups } from "./group-schemas.ts";

type Groups = typeof settingGroups;

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
    body: savedGroups[group] as Groups[G],
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
