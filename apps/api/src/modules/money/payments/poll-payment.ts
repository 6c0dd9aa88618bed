import type { PaymentId } from "@pulau/domain/ids.ts";
import { isUndecided } from "@pulau/domain/money/payment-moves.ts";
import { loadNow } from "../../../db/clock.ts";
import type { Db } from "../../../db/connect.ts";
import { eq } from "../../../db/orm.ts";
import { payment } from "../../../db/schema/payments.ts";
import { inTransaction, type Tx } from "../../../db/tx.ts";
import { type Gateway, type GatewayMessage, UnknownPage } from "../../../gateways/port.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import type { Jobs } from "../../../jobs/jobs.ts";
import { sessionOf } from "./gateway-session.ts";
import { movePayment, type PaymentRow } from "./move-payment.ts";
import { openPage, type PaymentDeps } from "./open-page.ts";
import { payForOf } from "./pay-for.ts";
import { lockPayable } from "./payables.ts";
import { storeGatewayEvent } from "./store-gateway-event.ts";

/** For a gateway whose keys are gone: nobody can be asked until they are back. */
const withoutKeysSeconds = 300;

/**
 * Asks the gateway what became of an attempt that no callback has told of, again and again until it is decided. So a
 * callback that never comes, or came while nobody listened, costs some seconds and nothing else. A page whose time is
 * over is closed: not every gateway does that by itself, and the claims that wait for it are let go soon after. Where the
 * answer to the opening was lost, the page may be open all the same: it is opened once more, which tells its number.
 */
export async function pollPayment(
  deps: PaymentDeps,
  { paymentId, once }: Jobs["poll-payment"],
): Promise<void> {
  const { db } = deps;
  const started = await findUndecided(db, paymentId);
  if (!started) return;
  const gateway = deps.gateways.find(started.gateway);
  const lost = gateway && started.gatewayRef === null;
  if (lost) await openPage(deps, gateway, paymentId);
  const row = lost ? await findUndecided(db, paymentId) : started;
  if (!row) return;
  const now = await loadNow(db);
  const over = row.sessionEndsAt !== null && row.sessionEndsAt <= now;
  const { news, unknown } = gateway ? await send(gateway, row, over) : { news: null, unknown: false };
  if (gateway && news) {
    await storeGatewayEvent(db, { gateway: gateway.id, flow: row.flow, message: news });
    return;
  }
  if (once) return;
  const startAfter = nextLook(now, row.sessionEndsAt, gateway?.pollEverySeconds ?? withoutKeysSeconds);
  await inTransaction(db, (tx) =>
    over && (row.gatewayRef === null || unknown)
      ? giveUp(tx, row, now)
      : enqueue(tx, "poll-payment", { paymentId }, { startAfter }),
  );
}

async function findUndecided(db: Db, paymentId: PaymentId): Promise<PaymentRow | null> {
  const [row] = await db.select().from(payment).where(eq(payment.id, paymentId));
  return row && isUndecided(row.state) ? row : null;
}

type Answer = { readonly news: GatewayMessage | null; readonly unknown: boolean };

/** What the gateway says; `unknown` where it clearly has no such page by any keys that are left. */
async function send(gateway: Gateway, row: PaymentRow, over: boolean): Promise<Answer> {
  if (row.gatewayRef === null) return { news: null, unknown: false };
  const session = sessionOf(row, row.gatewayRef);
  try {
    const news = await (over ? gateway.endSession(session) : gateway.readSession(session));
    return { news, unknown: false };
  } catch (error) {
    if (error instanceof UnknownPage) return { news: null, unknown: true };
    throw error;
  }
}

/** As often as the gateway bears, and right when the page's time is over. */
function nextLook(now: Date, endsAt: Date | null, everySeconds: number): Date {
  const usual = now.getTime() + everySeconds * 1000;
  const end = endsAt?.getTime() ?? 0;
  return new Date(end > now.getTime() ? Math.min(usual, end) : usual);
}

/** An attempt whose page never opened, or that no keys know any more, unless news of it came in meanwhile. */
async function giveUp(tx: Tx, row: PaymentRow, at: Date): Promise<void> {
  const locked = await lockPayable(tx, payForOf(row));
  const [now] = await tx.select().from(payment).where(eq(payment.id, row.id)).for("update");
  if (now?.state === "started")
    await movePayment(tx, { row: now }, "expire", {
      reason: row.gatewayRef === null ? "never_opened" : "given_up",
      settledAt: at,
    });
  await locked?.refresh(tx);
}
