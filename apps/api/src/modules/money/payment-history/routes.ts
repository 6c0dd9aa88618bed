import { paymentCsvRoute, paymentHistoryRoute } from "@pulau/contract/payment-history.ts";
import { ok } from "@pulau/domain/result.ts";
import type { Module } from "../../../module.ts";
import { languageOf } from "../../../plugins/language.ts";
import { mount } from "../../../plugins/mount.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { allPayments, listPayments } from "./list-payments.ts";
import { paymentsCsv } from "./payments-csv.ts";

/** What somebody has paid, for stays and for all that is bought beside them. */
export const paymentHistoryModule: Module = (app, { db }) => {
  mount(app, paymentHistoryRoute, async ({ query, session }) =>
    ok(await listPayments(db, { ...query, ownerId: session.ownerId })),
  );
  mount(app, paymentCsvRoute, async ({ query, session, request }) => {
    const { timeZone } = await loadSettings(db);
    const rows = await allPayments(db, { ...query, ownerId: session.ownerId });
    return ok({
      name: "payments.csv",
      bytes: paymentsCsv(rows, { language: languageOf(request), timeZone }),
    });
  });
};
