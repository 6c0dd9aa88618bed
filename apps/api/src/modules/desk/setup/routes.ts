import { mailStateRoute, testMailRoute } from "@pulau/contract/settings/mail.ts";
import { renewPreviewRoute, setOpeningRoute, setupRoute } from "@pulau/contract/settings/opening.ts";
import { ok } from "@pulau/domain/result.ts";
import { saveWhole } from "../../../db/saved-versions.ts";
import { inTransaction } from "../../../db/tx.ts";
import { openGateways } from "../../../gateways/gateways.ts";
import { loadMailServer } from "../../../mail/mail-server.ts";
import type { Module } from "../../../module.ts";
import { languageOf } from "../../../plugins/language.ts";
import { mount } from "../../../plugins/mount.ts";
import { rateLimit } from "../../../plugins/rate-limit.ts";
import { forgetSettings, loadSettings } from "../../ground/resort/public.ts";
import { showTwoStep } from "../../people/two-step/public.ts";
import { renewPreview } from "./renew-preview.ts";
import { sendTest } from "./send-test.ts";
import { setOpening } from "./set-opening.ts";
import { openingKey, showOpening } from "./show-opening.ts";
import { showSetupSteps } from "./show-setup-steps.ts";

/** The way from an empty resort to an open one: what is set up, opening and closing, the preview address, a test mail. */
export const setupModule: Module = (app, { db, settings }) => {
  const gateways = openGateways(db, settings);
  mount(app, setupRoute, async ({ session }) => {
    const own = await showTwoStep(db, settings, session);
    const steps = await showSetupSteps(db, await gateways(), own);
    return ok({ ...(await showOpening(db, settings)), steps });
  });

  mount(app, setOpeningRoute, async ({ body, session: { staffId }, saves }) => {
    const opening = { ...body, staffId, gateways: await gateways() };
    const saved = await saveWhole(
      db,
      { ...saves, key: openingKey },
      async (tx) => ({ ...(await loadSettings(tx)).opening }),
      (tx) => setOpening(tx, opening),
    );
    forgetSettings(db);
    return saved.ok ? ok(await showOpening(db, settings)) : saved;
  });

  mount(app, renewPreviewRoute, async ({ session: { staffId } }) => {
    await inTransaction(db, (tx) => renewPreview(tx, staffId));
    forgetSettings(db);
    return ok(await showOpening(db, settings));
  });

  mount(app, mailStateRoute, async () =>
    ok({ sends: settings.demo || (await loadMailServer(db, settings)).smtpUrl !== null }),
  );

  mount(app, testMailRoute, async ({ body, session: { staffId }, request }) => {
    const limit = { bucket: "test mail", key: staffId, limit: 20, windowSeconds: 3600 };
    const within = await rateLimit(db, limit);
    if (!within.ok) return within;
    const sent = await sendTest(db, settings, { to: body.to, language: languageOf(request), staffId });
    forgetSettings(db);
    return sent;
  });
};
