import {
  beginTwoStepRoute,
  confirmTwoStepRoute,
  endTwoStepRoute,
  newRecoveryCodesRoute,
  twoStepRoute,
} from "@pulau/contract/two-step.ts";
import { ok } from "@pulau/domain/result.ts";
import type { Module } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { confirmPassword } from "../accounts/public.ts";
import { endTwoStep, renewRecoveryCodes } from "./end-two-step.ts";
import { beginTwoStep, confirmTwoStep } from "./set-up.ts";
import { showTwoStep } from "./show-two-step.ts";
import { tryCode, uncountCodeTry } from "./use-second-step.ts";

/** The calls by which staff keep what is asked of them beside the password. */
export const twoStepModule: Module = (app, { db, settings }) => {
  mount(app, twoStepRoute, async ({ session }) => ok(await showTwoStep(db, settings, session)));

  mount(app, beginTwoStepRoute, async ({ body, session, request }) => {
    const sure = await confirmPassword(db, request, body.password);
    return sure.ok ? beginTwoStep(db, settings, session.staffId) : sure;
  });

  mount(app, confirmTwoStepRoute, async ({ body, session, request }) => {
    const within = await tryCode(db, session.staffId);
    if (!within.ok) return within;
    const confirmed = await confirmTwoStep(db, settings, { session, request, code: body.code });
    if (confirmed.ok) await uncountCodeTry(db, session.staffId);
    return confirmed;
  });

  mount(app, endTwoStepRoute, async ({ body, session, request }) => {
    const sure = await confirmPassword(db, request, body.password);
    return sure.ok ? endTwoStep(db, { staffId: session.staffId, request }) : sure;
  });

  mount(app, newRecoveryCodesRoute, async ({ body, session, request }) => {
    const sure = await confirmPassword(db, request, body.password);
    return sure.ok ? renewRecoveryCodes(db, settings, { staffId: session.staffId, request }) : sure;
  });
};
