import {
  chargeRoute,
  chargesRoute,
  discountChargeRoute,
  moveChargeRoute,
  takeOffChargeRoute,
  tillRoute,
  undoSlipRoute,
} from "@pulau/contract/till.ts";
import { may } from "@pulau/domain/access/permissions.ts";
import { ok, refuse } from "@pulau/domain/result.ts";
import { inTransaction } from "../../../db/tx.ts";
import type { Module } from "../../../module.ts";
import { withIdempotency } from "../../../plugins/idempotency.ts";
import { mount } from "../../../plugins/mount.ts";
import { findBooking } from "../../booking/bookings/public.ts";
import { chargeStay } from "./charge-stay.ts";
import { discountCharge } from "./discount-charge.ts";
import { listCharges } from "./list-charges.ts";
import { moveCharge } from "./move-charge.ts";
import { showTill } from "./show-till.ts";
import { takeOffCharge, undoSlip } from "./take-off.ts";

/** What guests have in house and charge to their room. */
export const tillModule: Module = (app, { db }) => {
  mount(app, tillRoute, async ({ query: { stay }, session: { staffId, permissions } }) =>
    ok(await showTill(db, { stay, staffId, permissions })),
  );
  mount(app, chargesRoute, async ({ params }) =>
    (await findBooking(db, params._id)) ? ok(await listCharges(db, params._id)) : refuse("NOT_FOUND"),
  );
  mount(app, chargeRoute, ({ params, body, session: { staffId, permissions }, keyed }) =>
    withIdempotency(db, keyed, (tx) =>
      chargeStay(tx, { ...body, bookingId: params._id, staffId, permissions }),
    ),
  );
  mount(app, takeOffChargeRoute, ({ params, body, session: { staffId } }) =>
    inTransaction(db, (tx) => takeOffCharge(tx, { ...body, chargeId: params._id, staffId })),
  );
  mount(app, moveChargeRoute, ({ params, body: { bookingId, reason }, session: { staffId }, keyed }) =>
    withIdempotency(db, keyed, (tx) =>
      moveCharge(tx, { chargeId: params._id, toBookingId: bookingId, reason, staffId }),
    ),
  );
  mount(app, discountChargeRoute, ({ params, body, session: { staffId } }) =>
    inTransaction(db, (tx) => discountCharge(tx, { ...body, chargeId: params._id, staffId })),
  );
  mount(app, undoSlipRoute, ({ params, session: { staffId, permissions } }) => {
    const mayGiveBack = may(permissions, "charges", "delete");
    return inTransaction(db, (tx) => undoSlip(tx, { slipId: params._id, staffId, mayGiveBack }));
  });
};
