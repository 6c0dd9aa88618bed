import { sql } from "../../../db/orm.ts";
import type { OrderedTable } from "../../../records/order-rows.ts";

/** The order of pages in the footer and the menu, by their addresses. */
export const pageOrder: OrderedTable = {
  table: "page",
  column: "position",
  ties: sql`t.slug`,
  name: sql`t.slug`,
  subject: "pages",
};
