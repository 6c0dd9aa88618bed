import { setBalanceRoute } from "@pulau/contract/balance.ts";
import { inTransaction } from "../../../db/tx.ts";
import type { Module } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { setDue } from "./set-due.ts";

export const balanceModule: Module = (app, { db }) => {
  mount(app, setBalanceRoute, ({ params, body, session }) =>
    inTransaction(db, (tx) => setDue(tx, { ...body, bookingId: params._id, staffId: session.staffId })),
  );
};
