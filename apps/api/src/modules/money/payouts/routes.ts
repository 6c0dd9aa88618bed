import {
  approvePayoutRoute,
  cancelPayoutRoute,
  payoutRoute,
  payoutsRoute,
  payPayoutRoute,
  rejectPayoutRoute,
  requestPayoutRoute,
  staffPayoutRoute,
  staffPayoutsRoute,
} from "@pulau/contract/payouts.ts";
import { may } from "@pulau/domain/access/permissions.ts";
import { ok, refuse } from "@pulau/domain/result.ts";
import { inTransaction } from "../../../db/tx.ts";
import { mountList } from "../../../listing/mount-list.ts";
import type { Module } from "../../../module.ts";
import { withIdempotency } from "../../../plugins/idempotency.ts";
import { mount } from "../../../plugins/mount.ts";
import { createSealer } from "../../../plugins/seal.ts";
import { refuseShortWallet } from "../payments/public.ts";
import { approvePayout } from "./approve-payout.ts";
import { cancelPayout } from "./cancel-payout.ts";
import { confirmAccount } from "./confirm-account.ts";
import { findOwn, ownPayouts } from "./list-own.ts";
import { payPayout } from "./pay-payout.ts";
import { rejectPayout } from "./reject-payout.ts";
import { requestPayout } from "./request-payout.ts";
import { showToStaff, staffPayouts } from "./staff-payouts.ts";

/** Money that leaves wallets for banks: asked for by accounts, approved and transferred by staff. */
export const payoutsModule: Module = (app, { db, settings }) => {
  const sealer = createSealer(settings);
  mountList(app, payoutsRoute, async ({ query, session: { accountId } }) =>
    ok(ownPayouts({ ...query, accountId })),
  );
  mount(app, requestPayoutRoute, async ({ body, request, session: { accountId, memberId }, keyed }) => {
    const sure = await confirmAccount(db, request, body);
    if (!sure.ok) return sure;
    return refuseShortWallet(() =>
      withIdempotency(db, keyed, (tx) => requestPayout(tx, sealer, { ...body, accountId, memberId })),
    );
  });
  mount(app, payoutRoute, async ({ params, session }) => {
    const own = await findOwn(db, { id: params._id, accountId: session.accountId });
    return own ? ok(own) : refuse("NOT_FOUND");
  });
  mount(app, cancelPayoutRoute, ({ params, session }) =>
    inTransaction(db, (tx) => cancelPayout(tx, { id: params._id, accountId: session.accountId })),
  );
  mountList(app, staffPayoutsRoute, async ({ query }) => ok(staffPayouts(query)));
  mount(app, staffPayoutRoute, async ({ params, session: { staffId, permissions } }) => {
    const canWrite = may(permissions, "wallets", "write");
    const shown = await showToStaff(db, sealer, { id: params._id, staffId, canWrite });
    return shown ? ok(shown) : refuse("NOT_FOUND");
  });
  mount(app, approvePayoutRoute, ({ params, session }) =>
    inTransaction(db, (tx) => approvePayout(tx, { id: params._id, staffId: session.staffId })),
  );
  mount(app, payPayoutRoute, ({ params, body, session }) =>
    inTransaction(db, (tx) => payPayout(tx, { id: params._id, staffId: session.staffId, ...body })),
  );
  mount(app, rejectPayoutRoute, ({ params, body, session }) =>
    inTransaction(db, (tx) => rejectPayout(tx, { id: params._id, staffId: session.staffId, ...body })),
  );
};
