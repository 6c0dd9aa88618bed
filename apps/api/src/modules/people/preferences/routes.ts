import {
  keepPreferenceRoute,
  keepStaffPreferenceRoute,
  preferencesRoute,
  staffPreferencesRoute,
} from "@pulau/contract/preferences.ts";
import { ok } from "@pulau/domain/result.ts";
import { inTransaction } from "../../../db/tx.ts";
import type { Module } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { keepPreference, loadPreferences } from "./preferences.ts";

/** How a person wants lists to look, for members and for staff. */
export const preferencesModule: Module = (app, { db }) => {
  mount(app, preferencesRoute, async ({ session: { memberId } }) =>
    ok(await loadPreferences(db, { memberId })),
  );
  mount(app, keepPreferenceRoute, ({ params: { name }, body: { value }, session: { memberId } }) =>
    inTransaction(db, (tx) => keepPreference(tx, { memberId }, { name, value })),
  );
  mount(app, staffPreferencesRoute, async ({ session: { staffId } }) =>
    ok(await loadPreferences(db, { staffId })),
  );
  mount(app, keepStaffPreferenceRoute, ({ params: { name }, body: { value }, session: { staffId } }) =>
    inTransaction(db, (tx) => keepPreference(tx, { staffId }, { name, value })),
  );
};
