import { randomUUID } from "node:crypto";
import type { blockPromoRoute } from "@pulau/contract/promo-purchases.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { AccountId, HoldId, PurchaseId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { loadNow } from "../../../db/clock.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import { inTransaction, type Tx } from "../../../db/tx.ts";
import { claimPieces, releasePieces } from "../../booking/holds/public.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { claimOrExplain, forSale, type SaleRequest } from "./for-sale.ts";

type Request = Omit<SaleRequest, "holdId">;

/**
 * Keeps vouchers for as long as rooms are kept, while their buyer fills in the rest. An account keeps one such block at a
 * time: a new one lets the earlier go.
 */
export async function blockPromo(db: Db, block: Request): Promise<Result<Reply<typeof blockPromoRoute>>> {
  const holdId = randomUUID();
  const look = () => forSale(db, { ...block, holdId });
  const earlier = await blocksOf(db, block.accountId);
  await inTransaction(db, async (tx) => {
    for (const id of earlier) await releasePieces(tx, id);
  });
  const sale = await look();
  if (!sale.ok) return sale;
  const { limits } = await loadSettings(db);
  return claimOrExplain(
    () =>
      inTransaction(db, async (tx) => {
        const now = await loadNow(tx);
        const until = new Date(now.getTime() + limits.holdSeconds * 1000);
        const { pieces, totalSen } = sale.value;
        await claimPieces(tx, { holdId, ownerId: block.accountId, pieces, state: "hold", until });
        const reply = { _id: holdId, expiresAt: until.toISOString(), now: now.toISOString() };
        return ok({ ...reply, secondsLeft: limits.holdSeconds, totalSen });
      }),
    look,
  );
}

/** What an account keeps of promo codes without having bought it yet. */
async function blocksOf(db: Db, accountId: AccountId): Promise<HoldId[]> {
  const { rows } = await db.execute<{ id: HoldId }>(sql`
    SELECT h.id FROM stay_hold h WHERE h.owner_id = ${accountId} AND h.kind = 'purchase' AND h.state = 'live'
      AND NOT EXISTS (SELECT FROM purchase p WHERE p.id = h.id)
      AND EXISTS (SELECT FROM stock_claim c JOIN stock s ON s.id = c.stock_id
        WHERE c.hold_id = h.id AND s.kind = 'promoUses')`);
  return rows.map(({ id }) => id);
}

/** Whether this is the account's own block that nothing was bought with. */
export async function isOwnBlock(
  db: Db | Tx,
  key: { readonly blockId: PurchaseId; readonly accountId: AccountId },
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    SELECT FROM stay_hold h WHERE h.id = ${key.blockId} AND h.owner_id = ${key.accountId} AND h.kind = 'purchase'
      AND h.state <> 'booked' AND NOT EXISTS (SELECT FROM purchase p WHERE p.id = h.id)`);
  return rowCount === 1;
}

/** Lets a block go. Twice is as good as once. */
export async function unblockPromo(
  tx: Tx,
  key: { readonly blockId: PurchaseId; readonly accountId: AccountId },
): Promise<Result<{ done: true }, "NOT_FOUND">> {
  if (!(await isOwnBlock(tx, key))) return refuse("NOT_FOUND");
  await releasePieces(tx, key.blockId);
  return ok({ done: true });
}
