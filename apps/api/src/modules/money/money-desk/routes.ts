import {
  endNeedRoute,
  needsPersonRoute,
  paymentsCsvAddressRoute,
  paymentsCsvRoute,
  paymentsRoute,
} from "@pulau/contract/money-desk.ts";
import { may } from "@pulau/domain/access/permissions.ts";
import { ok, refuse } from "@pulau/domain/result.ts";
import { inTransaction } from "../../../db/tx.ts";
import type { Module } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { signedDownloads } from "../../../plugins/signed-download.ts";
import { endItem } from "./end-need.ts";
import { listNeeds } from "./list-needs.ts";
import { allPayments, listPayments } from "./list-payments.ts";
import { paymentsCsv } from "./payments-csv.ts";

/** The money desk: what needs a person, and every payment and refund. */
export const moneyDeskModule: Module = (app, { db, settings }) => {
  const downloads = signedDownloads({ db, settings });

  mount(app, needsPersonRoute, async ({ query }) => ok(await listNeeds(db, query)));
  mount(app, endNeedRoute, async ({ params, body, session }) => {
    // A claim is given up by it, as by a refund that lowers the price.
    if (body.way === "lower" && !may(session.permissions, "payments", "delete")) return refuse("NOT_ALLOWED");
    return inTransaction(db, (tx) => endItem(tx, { ...body, id: params._id, staffId: session.staffId }));
  });
  mount(app, paymentsRoute, async ({ query }) => ok(await listPayments(db, query)));
  mount(app, paymentsCsvAddressRoute, ({ query }) => downloads.address(paymentsCsvRoute, { query }));
  downloads.serve(app, paymentsCsvRoute, async ({ query: { until: _, seal, ...filter } }) =>
    ok({ name: "payments.csv", bytes: paymentsCsv(await allPayments(db, filter)) }),
  );
};
