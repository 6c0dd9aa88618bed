import type { OwnerId, PayableId } from "@pulau/domain/ids.ts";
import { refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import type { Gateways } from "../../../gateways/gateways.ts";
import { type KeyedCall, withIdempotency } from "../../../plugins/idempotency.ts";
import { refuseShortStock } from "../../booking/holds/public.ts";
import { endOpenPages, findPayable } from "../payments/public.ts";
import { type Enter, enterPayment } from "./enter-payment.ts";
import { findOwnPaymentTarget } from "./payment-target.ts";
import { type Slip, sendSlip } from "./send-slip.ts";

type Deps = { readonly db: Db; readonly gateways: Gateways };

/** Takes the slip of a bank transfer. Pages of gateways that are open for the same thing are closed first. */
export async function sendSlipAlone(
  deps: Deps,
  keyed: KeyedCall,
  { id, ...slip }: Slip & { readonly id: PayableId; readonly ownerId: OwnerId },
) {
  const target = await findOwnPaymentTarget(deps.db, id, slip.ownerId);
  if (!target) return refuse("NOT_FOUND");
  const free = await endOpenPages(deps, target.of, null);
  if (!free.ok) return free;
  const send = () => withIdempotency(deps.db, keyed, (tx) => sendSlip(tx, { ...slip, target }));
  return refuseShortStock(send, "NOT_PAID_IN_TIME");
}

/** Staff enter money that came in past the gateways, whose open pages for the booking are closed first. */
export async function enterPaymentAlone(deps: Deps, keyed: KeyedCall, entry: Enter) {
  const { bookingId } = entry;
  if (!(await findPayable(deps.db, { bookingId }))) return refuse("NOT_FOUND");
  const free = await endOpenPages(deps, { bookingId }, null);
  if (!free.ok) return free;
  return withIdempotency(deps.db, keyed, (tx) => enterPayment(tx, entry));
}
