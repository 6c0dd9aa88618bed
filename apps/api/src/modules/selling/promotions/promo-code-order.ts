import { sql } from "../../../db/orm.ts";
import type { OrderedTable } from "../../../records/order-rows.ts";

/** The order in which guests are offered promo codes; of those that nobody has ordered the newest is first. */
export const promoCodeOrder: OrderedTable = {
  table: "promo_code",
  column: "position",
  ties: sql`t.created_at DESC, t.id`,
  name: sql`t.code`,
  subject: "promoCode",
};
