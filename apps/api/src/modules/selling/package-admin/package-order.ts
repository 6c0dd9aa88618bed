import { sql } from "../../../db/orm.ts";
import type { OrderedTable } from "../../../records/order-rows.ts";

/** The guests' order of packages, by their codes. */
export const packageOrder: OrderedTable = {
  table: "package",
  column: "position",
  ties: sql`t.id`,
  name: sql`t.code`,
  subject: "package",
};
