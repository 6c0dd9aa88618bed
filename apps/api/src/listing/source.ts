import type { Reply, RouteDefinition } from "@pulau/contract/route.ts";
import type { Words } from "@pulau/domain/catalogue/words.ts";
import type { Db } from "../db/connect.ts";
import type { SQL } from "../db/orm.ts";
import type { Language } from "../plugins/language.ts";
import type { SharedHead } from "./column-heads.ts";
import type { Key } from "./order.ts";

/** A call that `defineList` made. */
export type ListCall = RouteDefinition &
  Required<Pick<RouteDefinition, "list">> & { readonly csv: RouteDefinition | undefined };

type RowsKey<R extends ListCall> = R["list"]["rows"] & keyof Reply<R>;
type FrameKey = "page" | "pages" | "limit" | "total" | "nextCursor";

/** A row of a list as its contract shows it. */
export type RowOf<R extends ListCall> = Reply<R>[RowsKey<R>] extends readonly (infer Row)[] ? Row : never;

/** What stands beside the frame. */
export type ExtraOf<R extends ListCall> = Omit<Reply<R>, RowsKey<R> | FrameKey>;

/** What stands in a cell; names and states in the language of the file, where it is in one. */
type Cell<Row> = (row: Row, language?: Language) => string | number | boolean | null;

/** Where rows come from, whatever list they are of. `Selected` is a row as the database tells it. */
export type RowSource<Selected, Row, Counted = unknown, Extra = unknown> = {
  /** Named queries that stand before, after `WITH`. */
  readonly with?: SQL;
  readonly columns: SQL;
  /** The tables of the columns. */
  readonly from: SQL;
  /**
   * The fewer tables that conditions and order need. The page is then found first, and what a line tells is looked up
   * for its lines alone, however far down they stand.
   */
  readonly among?: SQL;
  /** What holds for every row; `undefined` asks for nothing. */
  readonly where: readonly (SQL | undefined)[];
  /** What no two rows share. */
  readonly id: Key;
  /** What its contract shows a row by, where that is not `id`. */
  readonly key?: Key;
  /** The columns of each sort; none of them is ever null. */
  readonly orders: Readonly<Record<string, readonly Key[]>>;
  /** Rows as the contract has them; what it takes more to tell them is read for all of them at once. */
  readonly rows: (found: readonly Selected[], db: Db) => readonly Row[] | Promise<readonly Row[]>;
  /** Whether what the path names is there; a list of what is not is `NOT_FOUND`. */
  readonly exists?: SQL;
  /** The page's own query tells the count, where what was found is looked up once for both. */
  readonly countsWithPage?: boolean;
  /** All rows on one page, up to a thousand, as some were promised. */
  readonly whole?: boolean;
  /** Columns beside the count: sums of all that was found, or queries of their own. */
  readonly totals?: SQL;
  /** What holds for every row that `totals` sum up, where they tell of more than is found: one look then counts both. */
  readonly totalsOf?: readonly SQL[];
  readonly extra?: (counted: Counted) => Extra;
  readonly cells?: Readonly<Record<string, Cell<Row>>>;
  /** Heads of columns that no other list has, or of all where the file always had them in its reader's language. */
  readonly heads?: Readonly<Record<string, string | Words>>;
};

/** The heads of a file's columns that are not among those of all files. */
type OwnHeads<Column extends string> = string extends Column
  ? unknown
  : [Exclude<Column, SharedHead>] extends [never]
    ? unknown
    : { readonly heads: { readonly [name in Exclude<Column, SharedHead>]: string | Words } };

/**
 * Where a list's rows come from: its SELECT, its columns by sort, its rows. What its contract shows beside the frame, and
 * each column of its file, must be there.
 */
export type Source<R extends ListCall, Selected, Counted = unknown> = RowSource<
  Selected,
  RowOf<R>,
  Counted,
  ExtraOf<R>
> & {
  readonly orders: { readonly [sort in R["list"]["sorts"][number]]: readonly Key[] };
} & (keyof ExtraOf<R> extends never ? unknown : { readonly extra: (counted: Counted) => ExtraOf<R> }) &
  (R["list"]["csv"] extends { readonly columns: readonly (infer Column extends string)[] }
    ? { readonly cells: { readonly [name in Column]: Cell<RowOf<R>> } } & OwnHeads<Column>
    : unknown);
