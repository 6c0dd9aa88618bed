import type { OwnPayout, payoutsRoute } from "@pulau/contract/payouts.ts";
import type { Received, Reply } from "@pulau/contract/route.ts";
import { and, count, desc, eq, sql } from "drizzle-orm";
import type { Db } from "../../../db/connect.ts";
import { payout } from "../../../db/schema/payouts.ts";
import { frameOf } from "../../../plugins/page-frame.ts";
import { ownPayout } from "./payout-rows.ts";

type Ask = Received<typeof payoutsRoute>["query"] & { readonly accountId: string };

/** An account's payouts, newest first. */
export async function listOwn(db: Db, ask: Ask): Promise<Reply<typeof payoutsRoute>> {
  const { accountId, state, page, limit, cursor } = ask;
  const mine = and(eq(payout.accountId, accountId), state && eq(payout.state, state));
  const from = cursor
    ? sql`(${payout.requestedAt}, ${payout.id}) < (SELECT requested_at, id FROM payout WHERE id = ${cursor})`
    : undefined;
  const [rows, counted] = await Promise.all([
    db
      .select()
      .from(payout)
      .where(and(mine, from))
      .orderBy(desc(payout.requestedAt), desc(payout.id))
      .limit(limit)
      .offset(cursor ? 0 : (page - 1) * limit),
    db.select({ total: count() }).from(payout).where(mine),
  ]);
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return {
    payouts: rows.map(ownPayout),
    ...frameOf({ page, limit, total: counted[0]?.total ?? 0 }),
    nextCursor: last?.id ?? null,
  };
}

/** One of them; null for another account's. */
export async function findOwn(db: Db, ask: { id: string; accountId: string }): Promise<OwnPayout | null> {
  const [row] = await db
    .select()
    .from(payout)
    .where(and(eq(payout.id, ask.id), eq(payout.accountId, ask.accountId)));
  return row ? ownPayout(row) : null;
}
