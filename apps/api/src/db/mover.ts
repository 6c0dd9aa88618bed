import type { Result } from "@pulau/domain/result.ts";
import { and, eq, getTableName } from "drizzle-orm";
import type { PgColumn, PgTable, PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Tx } from "./tx.ts";

type Living = PgTable & { readonly id: PgColumn; readonly state: PgColumn };

/** What may be written with a step: all columns but those that the step itself writes, or is found by. */
type Columns<T extends Living> = Omit<PgUpdateSetSource<T>, "id" | "state">;

/**
 * Makes the only writer of a table's state: it takes a row that its caller has locked one step through its life, by the
 * table of moves behind `after`, and writes what goes with the step. What a caller can be refused is decided before, by
 * the same table and the rules around it; a step that the table doesn't know, or from a state that the row is no longer
 * in, is a bug and throws. A check holds that each table has one mover, and that nothing beside it writes a state.
 */
export const moverOf =
  <T extends Living, State extends string, Event extends string, Row extends { id: string; state: State }>(
    table: T,
    after: (row: Row, event: Event) => Result<State, "WRONG_STATE">,
  ) =>
  async (tx: Tx, { row }: { readonly row: Row }, event: Event, columns?: Columns<T>): Promise<State> => {
    const next = after(row, event);
    const what = `${getTableName(table)} ${row.id} is ${row.state}`;
    if (!next.ok) throw new Error(`${what}: no ${event}`);
    const { rowCount } = await tx
      .update(table)
      .set({ ...columns, state: next.value } as PgUpdateSetSource<T>)
      .where(and(eq(table.id, row.id), eq(table.state, row.state)));
    if (rowCount !== 1) throw new Error(`${what} no longer: no ${event}`);
    return next.value;
  };
