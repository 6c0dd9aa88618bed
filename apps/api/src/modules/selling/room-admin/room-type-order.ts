import { sql } from "../../../db/orm.ts";
import type { OrderedTable } from "../../../records/order-rows.ts";

/** The order in which types are tried, by their codes. */
export const roomTypeOrder: OrderedTable = {
  table: "room_type",
  column: "priority",
  ties: sql`t.room_code`,
  name: sql`t.room_code`,
  subject: "roomType",
};
