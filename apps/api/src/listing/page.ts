import type { Frame } from "@pulau/contract/list.ts";
import { ok, type Result, refuse, refuseFields } from "@pulau/domain/result.ts";
import type { Db } from "../db/connect.ts";
import { type SQL, sql } from "../db/orm.ts";
import { writeCursor } from "./cursor.ts";
import { allOf } from "./filter.ts";
import { isRow, type Order, orderBy } from "./order.ts";
import type { RowSource } from "./source.ts";

export type PageQuery = {
  readonly page: number;
  readonly limit: number;
  readonly cursor?: string | undefined;
  readonly sort: string;
  readonly row?: string | undefined;
};

type Page<Row, Extra> = {
  readonly rows: readonly Row[];
  readonly frame: Frame;
  readonly extra: Extra | object;
};

/** A page of what is promised whole holds more than anybody has: it must not be a way to ask for everything that there is. */
const mostWhole = 1_000;

/**
 * A page of a list with its frame, in two queries: the rows, and beside them the count with the totals. By cursor the cost
 * does not grow with the distance, as it begins where the page before ended. `INVALID_INPUT`: a cursor that nobody gave
 * out in this order; `NOT_FOUND`: what the path names is not there.
 */
export async function loadPage<Selected extends object, Row, Counted extends object, Extra>(
  db: Db,
  list: RowSource<Selected, Row, Counted, Extra>,
  query: PageQuery,
): Promise<Result<Page<Row, Extra>, "INVALID_INPUT" | "NOT_FOUND">> {
  const source = query.row === undefined ? list : onlyRow(list, query.row);
  const order = orderOf(source, query.sort);
  const after = query.cursor ? order.after(query.cursor) : undefined;
  if (after === null) return refuseFields("INVALID_INPUT", [{ path: "cursor", rule: "invalid" }]);
  const { page } = query;
  const limit = source.whole ? mostWhole : query.limit;
  const offset = after ? 0 : (page - 1) * limit;
  const [found, counted] = await Promise.all([
    readRows<Selected & Placed>(db, pageStatement(source, { order, after, limit: limit + 1, offset })),
    source.countsWithPage ? null : count<Counted>(db, source),
  ]);
  const onPage = found.slice(0, limit);
  // A page that tells the count itself has no line to tell it on past the end.
  const totals =
    counted ?? (await countOf<Counted>(db, source, { first: found[0], isStart: offset === 0 && !after }));
  if (totals.isThere === false) return refuse("NOT_FOUND");
  const last = found.length > limit ? onPage.at(-1) : undefined;
  const frame = frameOf({
    page,
    limit: source.whole ? Math.min(totals.total, limit) : limit,
    total: totals.total,
  });
  return ok({
    rows: await source.rows(onPage, db),
    frame: { ...frame, nextCursor: last ? writeCursor(query.sort, last["#place"]) : null },
    extra: source.extra?.(totals) ?? {},
  });
}

const onlyRow = <S extends Pick<RowSource<never, unknown>, "where" | "id" | "key">>(
  list: S,
  row: string,
): S => ({
  ...list,
  where: [...list.where, isRow(list.key ?? list.id, row)],
});

/** Beside each row: its place in the order, and how many rows there are where the page tells it. */
type Placed = { readonly "#place": string; readonly "#total"?: number };
type Count = { readonly total: number; readonly isThere?: boolean };

export function orderOf(source: Pick<RowSource<unknown, unknown>, "orders" | "id">, sort: string): Order {
  const [first = [], ...others] = sort.split(",").map((name) => {
    const columns = source.orders[name];
    if (!columns) throw new Error(`a list has no order for ${name}`);
    return columns;
  });
  // What decides between equals of the first order would leave nothing to the second.
  const columns = others.length > 0 ? [...first.slice(0, 1), ...others.flat()] : first;
  return orderBy(sort, columns, source.id);
}

/** Rows as the statement names them; who wrote it knows of what type. */
const readRows = async <T extends object>(db: Db, statement: SQL): Promise<T[]> =>
  (await db.execute(statement)).rows as T[];

type Span = {
  readonly order: Order;
  readonly after?: SQL | undefined;
  readonly limit?: number;
  readonly offset?: number;
};
type Rows = Pick<
  RowSource<never, unknown>,
  "with" | "columns" | "from" | "among" | "where" | "id" | "countsWithPage"
>;

/** The rows of a list in their order, all of them without a limit. */
export function pageStatement(source: Rows, { order, after, limit, offset }: Span): SQL {
  const { columns, from, among, where, id } = source;
  const span = limit === undefined ? sql`` : sql`LIMIT ${limit} OFFSET ${offset ?? 0}`;
  const wanted = allOf([...where, after]);
  const total = source.countsWithPage
    ? sql`, (SELECT count(*)::int FROM ${among ?? from} WHERE ${allOf(where)}) AS "#total"`
    : sql``;
  const selected = sql`${columns}, ${order.place} AS "#place"${total}`;
  if (!among)
    return sql`${withOf(source)} SELECT ${selected} FROM ${from} WHERE ${wanted} ORDER BY ${order.by} ${span}`;
  return sql`${withOf(source)} SELECT ${selected}
    FROM (SELECT ${id.column} AS line FROM ${among} WHERE ${wanted} ORDER BY ${order.by} ${span}) lines, ${from}
    WHERE ${id.column} = lines.line ORDER BY ${order.by}`;
}

const withOf = (source: Rows): SQL => (source.with ? sql`WITH ${source.with}` : sql``);

type Counting = Rows & Pick<RowSource<never, unknown>, "totals" | "totalsOf" | "exists">;

async function count<Counted extends object>(db: Db, source: Counting): Promise<Count & Counted> {
  const { among, from, where, totals, totalsOf, exists } = source;
  const found = totalsOf ? sql`count(*) FILTER (WHERE ${allOf(where)})` : sql`count(*)`;
  const [row] = await readRows<Count & Counted>(
    db,
    sql`
    ${withOf(source)} SELECT (${found})::int AS total ${exists ? sql`, ${exists} AS "isThere"` : sql``}
      ${totals ? sql`, ${totals}` : sql``} FROM ${among ?? from} WHERE ${allOf(totalsOf ?? where)}`,
  );
  if (!row) throw new Error("a count told nothing");
  return row;
}

type PageStart = { readonly first: Placed | undefined; readonly isStart: boolean };

async function countOf<Counted extends object>(
  db: Db,
  source: Counting,
  { first, isStart }: PageStart,
): Promise<Count & Counted> {
  if (source.totals || (!first && !isStart)) return count(db, source);
  return { total: first?.["#total"] ?? 0 } as Count & Counted; // without totals nothing else is counted
}

/** Frame of a page. Nothing found at all is page 1 of 1, limit 10, total 0. */
const frameOf = ({ page, limit, total }: { page: number; limit: number; total: number }) =>
  total === 0
    ? { page: 1, pages: 1, limit: 10, total: 0 }
    : { page, pages: Math.ceil(total / limit), limit, total };
