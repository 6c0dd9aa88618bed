import type { FastifyBaseLogger } from "fastify";
import type { Db } from "../../../db/connect.ts";
import { inTransaction } from "../../../db/tx.ts";
import { withdraw } from "../../../jobs/enqueue.ts";
import { applyMessage } from "./apply-message.ts";
import { type StoredNotification, storeGatewayEvent } from "./store-gateway-event.ts";

/** How long the job of news waits that this process applies itself, in ms. */
const jobWaits = 3_000;

/**
 * Stores what a gateway called us with. That a page was paid is what a guest waits for, and is applied here and now, in a
 * transaction of its own: when that fails or the process dies, the job that was stored with it does the same. All else is
 * left to the job. Once the news is stored nothing fails the gateway's call.
 */
export async function takeGatewayEvent(
  db: Db,
  news: StoredNotification,
  log: FastifyBaseLogger,
): Promise<void> {
  const appliesHere = news.message.state === "paid";
  const inboxId = await storeGatewayEvent(
    db,
    news,
    appliesHere ? { startAfter: new Date(Date.now() + jobWaits) } : {},
  );
  if (inboxId === null || !appliesHere) return;
  try {
    await inTransaction(db, async (tx) => {
      await applyMessage(tx, inboxId);
      await withdraw(tx, "apply-message", { inboxId });
    });
  } catch (error) {
    log.warn({ err: error, inboxId }, "a payment's news is left to its job");
  }
}
