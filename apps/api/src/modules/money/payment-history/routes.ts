import { paymentHistoryRoute } from "@pulau/contract/payment-history.ts";
import { ok } from "@pulau/domain/result.ts";
import { mountList } from "../../../listing/mount-list.ts";
import type { Module } from "../../../module.ts";
import { languageOf } from "../../../plugins/language.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { ownPayments } from "./list-payments.ts";

/** What somebody has paid, for stays and for all that is bought beside them. */
export const paymentHistoryModule: Module = (app, { db }) => {
  mountList(app, paymentHistoryRoute, async ({ query, session: { ownerId }, request }) => {
    const { timeZone } = await loadSettings(db);
    return ok(ownPayments({ ...query, ownerId, timeZone, language: languageOf(request) }));
  });
};
