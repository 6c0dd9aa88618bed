import type { AccountId, OwnerId, PaymentId } from "@pulau/domain/ids.ts";
import { offerOf, offersAt, type Part, shareOffer } from "@pulau/domain/money/offers.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { and, eq } from "../../../db/orm.ts";
import { payment } from "../../../db/schema/payments.ts";
import type { Tx } from "../../../db/tx.ts";
import type { Gateway, PaymentFlow } from "../../../gateways/port.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { type KeyedCall, withIdempotency } from "../../../plugins/idempotency.ts";
import { refuseShortStock } from "../../booking/holds/public.ts";
import { loadSettings, type ResortSettings } from "../../ground/resort/public.ts";
import { offeredGateways } from "../gateways/public.ts";
import { endOpenPages } from "./end-open-pages.ts";
import { beginPayment } from "./move-payment.ts";
import { openPage, type PaymentDeps } from "./open-page.ts";
import { onlyIdOf, type PayFor, paidFor } from "./pay-for.ts";
import type { LockedPayable } from "./payable.ts";
import { findPayable, lockPayable } from "./payables.ts";
import { checkFunds, refuseShortWallet, takeFromWallet } from "./wallet.ts";

/** A part of an offer that comes from a wallet, and what the gateway's page then asks for, both as they were shown. */
type WalletPart = { readonly accountId: AccountId; readonly amountSen: Sen; readonly restSen: Sen };

export type StartPayment = {
  readonly of: PayFor;
  readonly ownerId: OwnerId;
  readonly part: Part;
  /** What the part was shown to cost. */
  readonly agreedSen?: Sen | undefined;
  readonly gateway: string;
  readonly flow: PaymentFlow;
  /** The bank that the gateway's page is to open at. */
  readonly bank?: string | undefined;
  /** The number of the link by which somebody pays who did not sign in. */
  readonly linkNo?: number | undefined;
  /** A part that the account's wallet gives in the same transaction. */
  readonly wallet?: WalletPart | undefined;
};

/**
 * Writes the attempt, moves the payment's deadline past the end of the gateway's page, and only then opens the page:
 * money can never come in for an attempt that nobody knows. Opening is repeated safely, because the gateway knows the
 * attempt by its id. A wallet's part is taken in the transaction that writes the attempt, so both are there or neither is;
 * a page that does not open then leaves the part with the booking, as its refusal says, and the next press asks for the rest
 * alone.
 */
export async function startPayment(
  deps: PaymentDeps,
  keyed: KeyedCall,
  payment: StartPayment,
): Promise<Result<{ paymentId: PaymentId; redirectUrl: string }>> {
  const offered = await offeredGateways(deps.db, deps.gateways);
  const gateway = offered.find((offeredGateway) => offeredGateway.id === payment.gateway);
  if (!gateway) return refuse("GATEWAY_NOT_OFFERED");
  const found = await findPayable(deps.db, payment.of);
  if (found?.ownerId !== payment.ownerId) return refuse("NOT_FOUND");
  const chosen = offerOf(found.offers, payment);
  if (chosen.ok) {
    const amountSen = shareOffer(chosen.value, payment.wallet)?.gatewaySen;
    const free = await endOpenPages(deps, payment.of, { ...payment, amountSen });
    if (!free.ok) return free;
  }
  const settings = await loadSettings(deps.db);
  const write = () =>
    withIdempotency(deps.db, keyed, (tx) => writeAttempt(tx, payment, gateway, settings.limits));
  const written = await refuseShortWallet(() => refuseShortStock(write, "NOT_PAID_IN_TIME"));
  if (!written.ok) return written;
  const opened = await openPage(deps, gateway, written.value.paymentId);
  const isDown = !opened.ok && opened.failure.code === "GATEWAY_DOWN";
  if (!isDown || payment.wallet === undefined) return opened;
  return refuse("GATEWAY_DOWN", { rule: "walletPart", walletSen: payment.wallet.amountSen });
}

async function writeAttempt(
  tx: Tx,
  wanted: StartPayment,
  gateway: Gateway,
  limits: ResortSettings["limits"],
): Promise<Result<{ paymentId: PaymentId }>> {
  const locked = await lockPayable(tx, wanted.of);
  if (locked?.ownerId !== wanted.ownerId) return refuse("NOT_FOUND");
  const { now } = locked;
  const offers = offersAt(locked, now);
  if (!offers.ok) return offers;
  if (wanted.wallet && !locked.byWallet) return refuse("WRONG_STATE");
  const chosen = offerOf(offers.value, wanted);
  if (!chosen.ok) return chosen;
  const shares = shareOffer(chosen.value, wanted.wallet);
  const { leastSen, mostSen } = gateway.takes;
  if (!shares || shares.gatewaySen < leastSen || shares.gatewaySen > mostSen)
    return refuse("AMOUNT_NOT_OFFERED");
  const { walletSen, gatewaySen: amountSen } = shares;
  const open = walletSen === 0 ? await findOpen(tx, wanted, amountSen, now) : null;
  if (open) {
    await tx
      .update(payment)
      .set({ payLinkNo: linkOf(wanted) })
      .where(eq(payment.id, open));
    return ok({ paymentId: open });
  }
  const short =
    wanted.wallet && walletSen > 0 ? await checkFunds(tx, wanted.wallet.accountId, walletSen) : null;
  if (short) return short;
  const sessionEndsAt = await endOfPage(tx, locked, gateway, limits);
  if (!sessionEndsAt) return refuse("NOT_PAID_IN_TIME");
  const { id: paymentId } = await beginPayment(tx, "attempt", {
    ...onlyIdOf(wanted.of),
    flow: wanted.flow,
    gateway: gateway.id,
    bank: wanted.bank ?? null,
    payLinkNo: linkOf(wanted),
    part: wanted.part,
    amountSen,
    sessionEndsAt,
    createdAt: now,
  });
  await locked.note(tx, "paymentStarted", { amountSen: amountSen, gateway: gateway.id });
  // The callback nearly always comes before; then the poll finds nothing to do.
  await enqueue(
    tx,
    "poll-payment",
    { paymentId },
    {
      startAfter: new Date(now.getTime() + gateway.pollEverySeconds * 1000),
    },
  );
  if (wanted.wallet && walletSen > 0) {
    const { accountId } = wanted.wallet;
    await takeFromWallet(tx, locked, { ...wanted, accountId, amountSen: walletSen, waitsForRest: true });
  }
  return ok({ paymentId });
}

/** The link that its return address leads back to: the one by which it was last asked for. */
const linkOf = ({ linkNo }: StartPayment): number | null => linkNo ?? null;

/** For how long a page that did not open is asked for again as it was; later gateways take its end for too near. */
const repeatMs = 4 * 60_000;

/** An attempt for the same amount whose page is still open: the guest goes back to that one. */
async function findOpen(tx: Tx, wanted: StartPayment, amountSen: Sen, now: Date): Promise<string | null> {
  const attempts = await tx
    .select()
    .from(payment)
    .where(and(paidFor(wanted.of), eq(payment.state, "started"), eq(payment.part, wanted.part)));
  const leastMs = 60_000;
  const same = attempts.find(
    (attempt) =>
      attempt.gateway === wanted.gateway &&
      attempt.flow === wanted.flow &&
      attempt.bank === (wanted.bank ?? null) &&
      attempt.amountSen === amountSen &&
      (attempt.redirectUrl !== null || attempt.createdAt.getTime() > now.getTime() - repeatMs) &&
      (attempt.sessionEndsAt?.getTime() ?? 0) > now.getTime() + leastMs,
  );
  return same?.id ?? null;
}

/**
 * When the gateway's page closes. While something waits for its first payment its claims must outlive the page, so
 * the deadline moves with it, up to the cap; null when there is no time left for a page.
 */
async function endOfPage(
  tx: Tx,
  { wait, now, keepUntil }: LockedPayable,
  gateway: Gateway,
  limits: ResortSettings["limits"],
): Promise<Date | null> {
  const minutes = (count: number) => count * 60_000;
  const wanted = now.getTime() + minutes(gateway.sessionMinutes);
  if (wait === null) return new Date(wanted);
  const grace = minutes(limits.paymentGraceMinutes);
  const end = Math.min(wanted, wait.cap.getTime() - grace);
  if (end <= now.getTime() + minutes(1)) return null;
  const kept = await keepUntil(tx, new Date(Math.max(wait.until.getTime(), end + grace)));
  return kept ? new Date(end) : null;
}
