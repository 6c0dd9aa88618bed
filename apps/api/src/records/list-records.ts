import { type SQL, sql } from "../db/orm.ts";
import { down, up } from "../listing/order.ts";
import { likeOf } from "../listing/search.ts";
import { byPlace } from "./places.ts";
import { replyRow } from "./read-record.ts";
import type { RecordRow } from "./record-store.ts";

type Filters = { readonly search?: string | undefined; readonly active?: "true" | "false" | undefined };
type Listed = {
  readonly table: string;
  readonly row: SQL;
  readonly filters: Filters;
  /** What a search looks through, of `t`. */
  readonly searched: SQL;
  readonly where?: readonly (SQL | undefined)[];
  /** The name, as text that is never null. */
  readonly name: SQL;
};

const byNumber = sql`t.list_no`;

/** The rows of one of the staff's lists on its screen: searched, narrowed, ordered, newest first unless told. */
export const recordSource = <Row extends RecordRow>(listed: Listed) => {
  const { table, row, filters, searched, where = [], name } = listed;
  const like = likeOf(filters.search ?? "");
  return {
    columns: sql`${replyRow(row)} AS row`,
    from: sql`${sql.identifier(table)} t`,
    where: [
      filters.search ? sql`${searched} ILIKE ${like}` : undefined,
      filters.active === undefined ? undefined : sql`t.active_status = ${filters.active === "true"}`,
      ...where,
    ],
    id: up(byNumber, "int"),
    orders: {
      "-id": [down(byNumber, "int")],
      id: [up(byNumber, "int")],
      name: [up(name, "text")],
      "-name": [down(name, "text")],
    },
    rows: (found: readonly { readonly row: Row }[]) => found.map((record) => record.row),
  };
};

/** The same of a list that staff put in an order of their own. */
export const placedSource = <Row extends RecordRow>(listed: Listed) => {
  const source = recordSource<Row>(listed);
  return { ...source, orders: { ...source.orders, ...byPlace } };
};
