import type { Day } from "@pulau/domain/calendar/day.ts";
import type { Db } from "../../../db/connect.ts";
import { PgTransaction, sql } from "../../../db/orm.ts";
import { catalogueStamp } from "../../../db/schema/catalogue.ts";
import type { Tx } from "../../../db/tx.ts";

type StampedValues<T> = { readonly stamp: number; readonly values: Map<string, Promise<T>> };

/**
 * What is made of the catalogue, read anew only when any process has changed the catalogue: each call looks at its stamp, so
 * nobody is told of yesterday's prices. A transaction reads for itself.
 *
 * @param most kept at a time; the oldest is forgotten first
 * @returns what loads it; whoever has just read the stamp hands it on
 */
export function cachedByStamp<Query, T>(
  most: number,
  keyOf: (request: Query) => string,
  read: (db: Db | Tx, request: Query) => Promise<T>,
) {
  const keptOf = new WeakMap<Db, StampedValues<T>>();
  return async (db: Db | Tx, request: Query, known?: number): Promise<T> => {
    if (db instanceof PgTransaction) return read(db, request);
    // Read before what is kept by it: that is never older than its stamp says.
    const stamp = known ?? (await readStamp(db));
    const { values } = keptAt(keptOf, db as Db, stamp);
    const key = keyOf(request);
    const before = values.get(key);
    if (before) return before;
    const value = read(db, request);
    values.set(key, value);
    value.catch(() => values.delete(key));
    const [oldest] = values.keys();
    if (values.size > most && oldest !== undefined) values.delete(oldest);
    return value;
  };
}

function keptAt<T>(keptOf: WeakMap<Db, StampedValues<T>>, db: Db, stamp: number): StampedValues<T> {
  const known = keptOf.get(db);
  if (known && known.stamp >= stamp) return known;
  const kept = { stamp, values: new Map<string, Promise<T>>() };
  keptOf.set(db, kept);
  return kept;
}

/** Goes up with each change of what is sold or how guests come, by whichever process. */
export async function readStamp(db: Db | Tx): Promise<number> {
  const [found] = await db.select({ number: catalogueStamp.number }).from(catalogueStamp);
  if (!found) throw new Error("the catalogue has no stamp");
  return found.number;
}

/** Today at the resort, and the catalogue as it is now. */
export type CatalogueMoment = { readonly today: Day; readonly stamp: number };

/** Both in one query, by the database's clock. */
export async function readMoment(db: Db | Tx, timeZone: string): Promise<CatalogueMoment> {
  const [found] = await db
    .select({ stamp: catalogueStamp.number, today: sql<Day>`(pulau_now() at time zone ${timeZone})::date` })
    .from(catalogueStamp);
  if (!found) throw new Error("the catalogue has no stamp");
  return found;
}
