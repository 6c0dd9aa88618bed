import {
  endNeedRoute,
  needsPersonRoute,
  paymentsCsvAddressRoute,
  paymentsCsvRoute,
  paymentsRoute,
} from "@pulau/contract/money-desk.ts";
import { may } from "@pulau/domain/access/permissions.ts";
import { ok, refuse } from "@pulau/domain/result.ts";
import { loadNow } from "../../../db/clock.ts";
import { inTransaction } from "../../../db/tx.ts";
import type { Module } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { createAddressSigner } from "../../../plugins/signed-address.ts";
import { endItem } from "./end-need.ts";
import { listNeeds } from "./list-needs.ts";
import { allPayments, listPayments, type MoneyFilter } from "./list-payments.ts";
import { paymentsCsv } from "./payments-csv.ts";

const addressMinutes = 5;

/** The money desk: what needs a person, and every payment and refund. */
export const moneyDeskModule: Module = (app, { db, settings }) => {
  const signer = createAddressSigner(settings.secret);
  const queryOf = (filter: MoneyFilter) =>
    new URLSearchParams(Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : [])));

  mount(app, needsPersonRoute, async ({ query }) => ok(await listNeeds(db, query)));
  mount(app, endNeedRoute, async ({ params, body, session }) => {
    // A claim is given up by it, as by a refund that lowers the price.
    if (body.way === "lower" && !may(session.permissions, "payments", "delete")) return refuse("NOT_ALLOWED");
    return inTransaction(db, (tx) => endItem(tx, { ...body, id: params._id, staffId: session.staffId }));
  });
  mount(app, paymentsRoute, async ({ query }) => ok(await listPayments(db, query)));
  mount(app, paymentsCsvAddressRoute, async ({ query }) => {
    const until = new Date((await loadNow(db)).getTime() + addressMinutes * 60_000);
    const asked = queryOf(query);
    // The filter is signed too: who may see one day may not turn it into every day.
    const signed = signer.sign(`${paymentsCsvRoute.path}?${asked}`, until);
    asked.set("until", String(signed.until));
    asked.set("seal", signed.seal);
    return ok({ url: `${paymentsCsvRoute.path}?${asked}`, until: until.toISOString() });
  });
  mount(app, paymentsCsvRoute, async ({ query: { until, seal, ...filter } }) => {
    const path = `${paymentsCsvRoute.path}?${queryOf(filter)}`;
    if (!signer.opens(path, { until, seal }, await loadNow(db))) return refuse("LINK_INVALID");
    return ok({ name: "payments.csv", bytes: paymentsCsv(await allPayments(db, filter)) });
  });
};
