import { sql } from "../../../db/orm.ts";
import type { OrderedTable } from "../../../records/order-rows.ts";

/** The order in which guests are offered currencies, by their codes. */
export const currencyOrder: OrderedTable = {
  table: "currency",
  column: "position",
  ties: sql`t.code`,
  name: sql`t.code`,
  subject: "currency",
};
