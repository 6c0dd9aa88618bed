import {
  refundAgainRoute,
  refundByHandRoute,
  refundOptionsRoute,
  refundRoute,
  refundToWalletRoute,
} from "@pulau/contract/refunds.ts";
import type { RefundId, StaffId } from "@pulau/domain/ids.ts";
import { ok, refuse } from "@pulau/domain/result.ts";
import { inTransaction } from "../../../db/tx.ts";
import type { Module } from "../../../module.ts";
import { withIdempotency } from "../../../plugins/idempotency.ts";
import { mount } from "../../../plugins/mount.ts";
import { findBooking } from "../../booking/bookings/public.ts";
import { refundMoney } from "./refund-money.ts";
import { type RefundResolution, resolveRefund } from "./resolve-refund.ts";
import { showRefunds } from "./show-refunds.ts";

/** Money that staff send back, and the ways out where no gateway does. */
export const refundsModule: Module = (app, { db }) => {
  mount(app, refundOptionsRoute, async ({ params }) => {
    const row = await findBooking(db, params._id);
    return row ? ok(await showRefunds(db, row)) : refuse("NOT_FOUND");
  });
  mount(app, refundRoute, ({ params, body, session, keyed }) =>
    withIdempotency(db, keyed, (tx) =>
      refundMoney(tx, { ...body, bookingId: params._id, staffId: session.staffId }),
    ),
  );
  const out = (decision: RefundResolution & { refundId: RefundId; staffId: StaffId }) =>
    inTransaction(db, (tx) => resolveRefund(tx, decision));
  mount(app, refundByHandRoute, ({ params, body, session: { staffId } }) =>
    out({ way: "byHand", ...body, refundId: params._id, staffId }),
  );
  mount(app, refundToWalletRoute, ({ params, session: { staffId } }) =>
    out({ way: "toWallet", refundId: params._id, staffId }),
  );
  mount(app, refundAgainRoute, ({ params, session: { staffId } }) =>
    out({ way: "again", refundId: params._id, staffId }),
  );
};
