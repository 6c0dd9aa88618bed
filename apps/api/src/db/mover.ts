import type { AnyId } from "@pulau/domain/ids.ts";
import type { Result } from "@pulau/domain/result.ts";
import {
  and,
  eq,
  getTableColumns,
  getTableName,
  isNotNull,
  isNull,
  type PgColumn,
  type PgTable,
  type PgUpdateSetSource,
  type SQL,
} from "./orm.ts";
import type { Tx } from "./tx.ts";

type Living = PgTable & { readonly id: PgColumn };
type After<State> = Result<State, "WRONG_STATE">;

/** What may be written with a step: all columns but those that the step itself writes, or is found by. */
type Columns<T extends Living, Own extends string> = Omit<PgUpdateSetSource<T>, "id" | Own>;

/**
 * Makes the only writer of a table's state: it takes a row that its caller has locked one step through its life, by the
 * table of moves behind `after`, and writes what goes with the step. What a caller can be refused is decided before, by
 * the same table and the rules around it; a step that the table doesn't know, or from a state that the row is no longer
 * in, is a bug and throws. A check holds that each table has one mover, and that nothing beside it writes a state.
 */
export const moverOf =
  <T extends Living, State extends string, Event extends string, Row extends { id: AnyId; state: State }>(
    table: T,
    after: (row: Row, event: Event) => After<State>,
  ) =>
  (tx: Tx, { row }: { readonly row: Row }, event: Event, columns?: Columns<T, "state">): Promise<State> =>
    step(tx, table, {
      row,
      event,
      from: row.state,
      after: after(row, event),
      writes: (state) => ({ ...columns, state }),
      holds: ["state"],
    });

/**
 * Makes the only maker of a table's rows, which writes each in the state that its beginning has in the table of moves. What a
 * row belongs to is locked by the caller.
 */
export const beginnerOf =
  <T extends Living & { readonly state: PgColumn }, Beginning extends string>(
    table: T,
    beginnings: Readonly<Record<Beginning, string>>,
  ) =>
  async (
    tx: Tx,
    beginning: Beginning,
    columns: Omit<T["$inferInsert"], "id" | "state">,
  ): Promise<T["$inferSelect"]> => {
    const values = { ...columns, state: beginnings[beginning] } as unknown as T["$inferInsert"];
    const [made] = (await tx
      .insert(table as PgTable)
      .values(values)
      .returning()) as T["$inferSelect"][];
    if (!made) throw new Error(`a ${getTableName(table)} was not written`);
    return made;
  };

/** The same for a table whose state is kept in moments, each of them null until what it says has happened. */
export const moverByMoments =
  <
    T extends Living,
    State extends string,
    Event extends string,
    Row extends { id: AnyId },
    At extends string,
  >(
    table: T,
    life: {
      readonly stateOf: (row: Row) => State;
      readonly after: (state: State, event: Event) => After<State>;
      /** What the moments are in a state that a row comes to now. */
      readonly moments: (state: State, now: Date, row: Row) => Readonly<Record<At, Date | null>>;
      readonly holds: readonly (At & keyof Row & string)[];
    },
  ) =>
  (
    tx: Tx,
    { row, now }: { readonly row: Row; readonly now: Date },
    event: Event,
    columns?: Columns<T, At>,
  ): Promise<State> => {
    const from = life.stateOf(row);
    return step(tx, table, {
      row,
      event,
      from,
      after: life.after(from, event),
      holds: life.holds,
      writes: (state) => ({ ...columns, ...life.moments(state, now, row) }),
    });
  };

type Step<State extends string, Row> = {
  readonly row: Row;
  readonly event: string;
  readonly from: string;
  readonly after: After<State>;
  readonly writes: (state: State) => object;
  /** The columns that hold the state: they must still be as the row says. */
  readonly holds: readonly (keyof Row & string)[];
};

async function step<T extends Living, State extends string, Row extends { id: AnyId }>(
  tx: Tx,
  table: T,
  { row, event, from, after, writes, holds }: Step<State, Row>,
): Promise<State> {
  const subject = `${getTableName(table)} ${row.id} is ${from}`;
  if (!after.ok) throw new Error(`${subject}: no ${event}`);
  const columns = getTableColumns(table);
  const isAsSeen = holds.map((name) => isStill(columns[name], row[name]));
  const { rowCount } = await tx
    .update(table)
    .set(writes(after.value) as PgUpdateSetSource<T>)
    .where(and(eq(table.id, row.id), ...isAsSeen));
  if (rowCount !== 1) throw new Error(`${subject} no longer: no ${event}`);
  return after.value;
}

/** A moment counts by being there: its microseconds are the database's alone. */
function isStill(column: PgColumn | undefined, seen: unknown): SQL {
  if (!column) throw new Error("a state in no column");
  if (seen === null) return isNull(column);
  return seen instanceof Date ? isNotNull(column) : eq(column, seen);
}
