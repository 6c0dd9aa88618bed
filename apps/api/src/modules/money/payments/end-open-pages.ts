import { undecided } from "@pulau/domain/money/payment-moves.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { loadNow } from "../../../db/clock.ts";
import { outsideTransaction } from "../../../db/commit-steps.ts";
import type { Db } from "../../../db/connect.ts";
import { and, inArray } from "../../../db/orm.ts";
import { payment } from "../../../db/schema/payments.ts";
import type { Gateways } from "../../../gateways/gateways.ts";
import { GatewayDown, type GatewayMessage, UnknownPage } from "../../../gateways/port.ts";
import { sessionOf } from "./gateway-session.ts";
import { type PayFor, paidFor } from "./pay-for.ts";
import { storeGatewayEvent } from "./store-gateway-event.ts";

/** The way to pay that a guest goes on with; its own page may stay open. */
export type WayToPay = {
  readonly part: string;
  readonly gateway: string;
  readonly bank?: string | undefined;
  readonly amountSen?: Sen | undefined;
  /** Where its page leads back to: who pays by a link is not led to the guest's own pages. */
  readonly flow?: string | undefined;
};

/**
 * Closes the pages that are open for a booking or purchase with another part, gateway or amount (all of them, where
 * nobody goes on paying), so that it is not paid twice.
 * `PAYMENT_UNDER_WAY` when the guest was faster on one of them; `GATEWAY_DOWN` when nobody can say.
 */
export const endOpenPages = (deps: Deps, of: PayFor, way: WayToPay | null): Promise<Ended> =>
  outsideTransaction(() => endPages(deps, of, way));

type Deps = { readonly db: Db; readonly gateways: Gateways };
type Ended = Result<true, "PAYMENT_UNDER_WAY" | "GATEWAY_DOWN">;

async function endPages({ db, gateways }: Deps, of: PayFor, way: WayToPay | null): Promise<Ended> {
  const open = await db
    .select()
    .from(payment)
    .where(and(paidFor(of), inArray(payment.state, undecided)));
  for (const attempt of open) {
    const same = way !== null && isSame(attempt, way);
    const gateway = gateways.find(attempt.gateway);
    if (same || attempt.gatewayRef === null || !gateway) continue;
    try {
      const final = await gateway.endSession(sessionOf(attempt, attempt.gatewayRef));
      await storeGatewayEvent(db, { gateway: gateway.id, flow: attempt.flow, message: final });
      // Money that does not fit is put aside for a person; it must not keep rooms from others for ever.
      if (final.state === "paid" && fits(attempt, final)) return refuse("PAYMENT_UNDER_WAY");
    } catch (error) {
      if (!(error instanceof GatewayDown)) throw error;
      // A page of keys that were replaced, whose time is over: nobody who asks can pay there any more.
      if (error instanceof UnknownPage && isOver(attempt, await loadNow(db))) continue;
      return refuse("GATEWAY_DOWN");
    }
  }
  return ok(true);
}

const isOver = ({ sessionEndsAt }: typeof payment.$inferSelect, now: Date): boolean =>
  sessionEndsAt !== null && sessionEndsAt <= now;

const fits = (attempt: typeof payment.$inferSelect, message: GatewayMessage): boolean =>
  attempt.amountSen === message.amountSen && attempt.currency === message.currency;

const isSame = (attempt: typeof payment.$inferSelect, way: WayToPay): boolean =>
  attempt.part === way.part &&
  attempt.gateway === way.gateway &&
  attempt.bank === (way.bank ?? null) &&
  (way.flow === undefined || attempt.flow === way.flow) &&
  (way.amountSen === undefined || attempt.amountSen === way.amountSen);
