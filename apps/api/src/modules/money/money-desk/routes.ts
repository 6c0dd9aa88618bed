import {
  endNeedRoute,
  needsPersonRoute,
  paymentsCsvAddressRoute,
  paymentsCsvRoute,
  paymentsRoute,
} from "@pulau/contract/money-desk.ts";
import type { Received } from "@pulau/contract/route.ts";
import { ok } from "@pulau/domain/result.ts";
import { inTransaction } from "../../../db/tx.ts";
import { csvFile } from "../../../listing/csv.ts";
import { mountList } from "../../../listing/mount-list.ts";
import type { Module } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { signedDownloads } from "../../../plugins/signed-download.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { attentionQueue } from "./attention-queue.ts";
import { moneyMovements } from "./list-payments.ts";
import { resolveItem } from "./resolve-item.ts";

type MoneyFilter = Received<typeof paymentsCsvAddressRoute>["query"];

/** The money desk: what needs a person, and every payment and refund. */
export const moneyDeskModule: Module = (app, { db, settings }) => {
  const downloads = signedDownloads({ db, settings });

  mountList(app, needsPersonRoute, async ({ query }) => ok(attentionQueue(query)));
  mount(app, endNeedRoute, ({ params, body, session: { staffId, permissions } }) =>
    inTransaction(db, (tx) => resolveItem(tx, { ...body, id: params._id, staffId, permissions })),
  );
  const movements = async (filter: MoneyFilter) =>
    moneyMovements({ ...filter, timeZone: (await loadSettings(db)).timeZone });
  mountList(app, paymentsRoute, async ({ query }) => ok(await movements(query)));
  mount(app, paymentsCsvAddressRoute, ({ query }) => downloads.address(paymentsCsvRoute, { query }));
  downloads.serve(app, paymentsCsvRoute, async ({ query: { until: _, seal, ...filter } }) =>
    csvFile(db, await movements(filter), { name: "payments.csv", sort: "-at" }),
  );
};
