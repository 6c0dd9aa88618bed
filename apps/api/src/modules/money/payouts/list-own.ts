import type { OwnPayout, payoutsRoute } from "@pulau/contract/payouts.ts";
import type { AccountId, PayoutId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { and, eq, inArray, sql } from "../../../db/orm.ts";
import { payout } from "../../../db/schema/payouts.ts";
import { equals } from "../../../listing/filter.ts";
import { inOrder } from "../../../listing/in-order.ts";
import type { ListRequest } from "../../../listing/mount-list.ts";
import { down, up } from "../../../listing/order.ts";
import type { Source } from "../../../listing/source.ts";
import { ownPayout } from "./payout-rows.ts";

type Filters = ListRequest<typeof payoutsRoute>["query"] & { readonly accountId: AccountId };

/** An account's payouts. */
export const ownPayouts = ({ accountId, state }: Filters): Source<typeof payoutsRoute, { id: PayoutId }> => ({
  columns: sql`p.id`,
  from: sql`payout p`,
  where: [sql`p.account_id = ${accountId}`, equals(sql`p.state`, state)],
  id: up(sql`p.id`, "uuid"),
  orders: {
    "-requestedAt": [down(sql`p.requested_at`, "timestamptz")],
    requestedAt: [up(sql`p.requested_at`, "timestamptz")],
  },
  rows: async (found, db) => {
    const ids = found.map(({ id }) => id);
    const rows = await db.select().from(payout).where(inArray(payout.id, ids));
    return inOrder(ids, rows.map(ownPayout), ({ _id }) => _id);
  },
});

/** One of them; null for another account's. */
export async function findOwn(
  db: Db,
  key: { id: PayoutId; accountId: AccountId },
): Promise<OwnPayout | null> {
  const [row] = await db
    .select()
    .from(payout)
    .where(and(eq(payout.id, key.id), eq(payout.accountId, key.accountId)));
  return row ? ownPayout(row) : null;
}
