import { may, type Permissions } from "@pulau/domain/access/permissions.ts";
import type { StaffId } from "@pulau/domain/ids.ts";
import type { DiscountLimit } from "@pulau/domain/money/price-discount.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";

/** Who of the staff lowers a price, with the rights of their session. */
export type Discounter = { readonly staffId: StaffId; readonly permissions: Permissions };

/** How far somebody may lower the price of a stay by themselves: whoever keeps the prices as they like, others as their role says. */
export async function discountLimitOf(
  db: Db | Tx,
  { staffId, permissions }: Discounter,
): Promise<DiscountLimit> {
  if (may(permissions, "rates", "write")) return null;
  const { rows } = await db.execute<{ limit: number }>(sql`
    SELECT CASE WHEN r.active_status THEN r.discount_limit ELSE 0 END AS "limit"
    FROM staff_user u JOIN staff_role r ON r.id = u.role_id WHERE u.id = ${staffId}`);
  return rows[0]?.limit ?? 0;
}

/** The roles that may lower prices further, by name; none where nobody may. */
export async function rolesBeyond(db: Db | Tx, limit: DiscountLimit): Promise<string[]> {
  if (limit === null) return [];
  const { rows } = await db.execute<{ name: string }>(sql`
    SELECT r.name FROM staff_role r
    WHERE r.active_status AND (r.discount_limit > ${limit} OR r.permissions -> 'rates' ->> 'write' = 'true')
      AND EXISTS (SELECT FROM staff_user u WHERE u.role_id = r.id AND u.status = 'active')
    ORDER BY lower(r.name) LIMIT 4`);
  return rows.map(({ name }) => name);
}
