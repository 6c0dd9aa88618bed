import { resortChargesRoute, saveResortChargesRoute } from "@pulau/contract/resort-charges.ts";
import { ok } from "@pulau/domain/result.ts";
import { saveWhole, versionOf } from "../../../db/saved-versions.ts";
import type { Module } from "../../../module.ts";
import { languageOf } from "../../../plugins/language.ts";
import { mount } from "../../../plugins/mount.ts";
import { saveResortCharges } from "./save-resort-charges.ts";
import { chargesSaved, showResortCharges } from "./show-resort-charges.ts";

/** The surcharges, taxes and fees that options without their own have. */
export const resortChargesModule: Module = (app, { db }) => {
  const show = async () => ({
    ...(await showResortCharges(db)),
    version: await versionOf(db, chargesSaved.kind, chargesSaved.key),
  });
  mount(app, resortChargesRoute, async () => ok(await show()));
  mount(app, saveResortChargesRoute, async ({ body, session, saves, request }) => {
    const saved = await saveWhole(
      db,
      { ...saves, ...chargesSaved },
      (tx) => showResortCharges(tx),
      (tx) =>
        saveResortCharges(tx, { charges: body, staffId: session.staffId, language: languageOf(request) }),
    );
    return saved.ok ? ok(await show()) : saved;
  });
};
