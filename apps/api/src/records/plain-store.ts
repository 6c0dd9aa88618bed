import type { AnyId } from "@pulau/domain/ids.ts";
import { ok, type Result } from "@pulau/domain/result.ts";
import type { z } from "zod";
import {
  eq,
  getTableName,
  type InferInsertModel,
  type PgColumn,
  type PgTable,
  type PgUpdateSetSource,
  type SQL,
} from "../db/orm.ts";
import type { Tx } from "../db/tx.ts";
import { checkFree } from "./check-name.ts";
import { lastPlace } from "./places.ts";
import type { Actor, RecordStore } from "./record-store.ts";

type Table = PgTable & { readonly id: PgColumn };
/** The id of a table's rows. */
type IdIn<T extends Table> = T["id"]["_"]["data"] & AnyId;
type Columns<T extends Table> = { [K in keyof InferInsertModel<T>]?: InferInsertModel<T>[K] | undefined };

type Plain<T extends Table, A extends z.ZodObject, C extends z.ZodObject> = Pick<
  RecordStore<A, C, IdIn<T>>,
  "routes" | "row" | "subject"
> & {
  readonly table: T;
  /** The columns of the fields; those of what was not sent are undefined. */
  readonly columns: (obj: z.output<A> | z.output<C>) => Columns<T>;
  /** What no two rows share: its SQL, of `t`, and how it reads in what was sent. */
  readonly unique: {
    readonly column: SQL;
    readonly path: string;
    readonly of: (obj: z.output<A> | z.output<C>) => string | undefined;
  };
  /** Whether a new row that is told no place stands last. */
  readonly placed?: true;
  /** What comes along with what is sent, such as its picture, or what speaks against that. */
  readonly prepare?: (tx: Tx, obj: z.output<A> | z.output<C>, actor: Actor) => Promise<Result<unknown>>;
  /** What speaks against a change. */
  readonly check?: (tx: Tx, id: IdIn<T>, obj: z.output<C>) => Promise<Result<unknown>>;
};

/** A list whose rows are columns and nothing besides. */
export function plainStore<T extends Table, A extends z.ZodObject, C extends z.ZodObject>({
  routes,
  row,
  subject,
  table,
  columns,
  unique,
  placed,
  prepare,
  check,
}: Plain<T, A, C>): RecordStore<A, C, IdIn<T>> {
  const name = getTableName(table);
  const free = { table: name, ...unique };
  return {
    routes,
    row,
    subject,
    table: name,
    add: async (tx, obj, actor) => {
      const unused = await checkFree(tx, free, unique.of(obj));
      if (!unused.ok) return unused;
      const prepared = await prepare?.(tx, obj, actor);
      if (prepared && !prepared.ok) return prepared;
      const filled = defined(columns(obj));
      const last = placed && !("position" in filled) && { position: await lastPlace(tx, name) };
      const values = { ...filled, ...last } as InferInsertModel<T>;
      const [made] = (await tx.insert(table).values(values).returning({ id: table.id })) as { id: IdIn<T> }[];
      if (!made) throw new Error(`no ${subject} was made`);
      return ok(made.id);
    },
    change: async (tx, id, obj, actor) => {
      const unused = await checkFree(tx, free, unique.of(obj), id);
      if (!unused.ok) return unused;
      const checked = await check?.(tx, id, obj);
      if (checked && !checked.ok) return checked;
      const prepared = await prepare?.(tx, obj, actor);
      if (prepared && !prepared.ok) return prepared;
      const values = defined(columns(obj));
      if (Object.keys(values).length > 0)
        await tx
          .update(table)
          .set(values as PgUpdateSetSource<T>)
          .where(eq(table.id, id));
      return ok(true);
    },
  };
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** What was sent of some columns: the others stay as they are. */
export const defined = <T extends object>(columns: T): Defined<T> =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as Defined<T>;
