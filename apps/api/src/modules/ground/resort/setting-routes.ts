import type { Reply } from "@pulau/contract/route.ts";
import {
  type SettingGroup,
  saveSettingRoutes,
  settingGroupNames,
  settingGroups,
  settingRoutes,
} from "@pulau/contract/settings/groups.ts";
import type { SettingInput } from "@pulau/contract/settings/setting-schemas.ts";
import { ok } from "@pulau/domain/result.ts";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../../db/connect.ts";
import { saveWhole, versionOf } from "../../../db/saved-versions.ts";
import type { AppDeps } from "../../../module.ts";
import { languageOf } from "../../../plugins/language.ts";
import { mount } from "../../../plugins/mount.ts";
import { forgetSettings, loadSettings } from "./resort-settings.ts";
import { fieldsOfGroup, saveSettingGroup, valuesOf } from "./setting-group.ts";

/** How staff read and save the resort's settings, a group at a time. */
export function mountSettings(app: FastifyInstance, { db }: Pick<AppDeps, "db">): void {
  for (const group of settingGroupNames) mountGroup(app, db, group);
}

function mountGroup(app: FastifyInstance, db: Db, group: SettingGroup): void {
  // One of twelve routes of one shape: what each has beside it, its schema has checked.
  const read = settingRoutes[group] as (typeof settingRoutes)["limits"];
  const save = saveSettingRoutes[group] as (typeof saveSettingRoutes)["limits"];
  type Values = Reply<typeof read>["values"];
  const usual = settingGroups[group].parse({}) as Values;

  mount(app, read, async () => {
    const values = valuesOf(group, await loadSettings(db)) as Values;
    return ok({ values, usual, version: await versionOf(db, "setting", group) });
  });

  mount(app, save, async ({ body, session: { staffId }, saves, request }) => {
    const values = body as SettingInput;
    const saved = await saveWhole(
      db,
      { ...saves, key: group },
      async (tx) => fieldsOfGroup(group, await loadSettings(tx)),
      (tx) => saveSettingGroup(tx, { group, values, staffId, language: languageOf(request) }),
    );
    forgetSettings(db);
    return saved.ok ? ok({ version: await versionOf(db, "setting", group) }) : saved;
  });
}
