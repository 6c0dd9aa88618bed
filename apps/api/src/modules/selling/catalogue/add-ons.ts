import type { Day } from "@pulau/domain/calendar/day.ts";
import type { AddOnDates } from "@pulau/domain/catalogue/add-on-days.ts";
import type { AddOn } from "@pulau/domain/catalogue/catalogue.ts";
import type { AddOnId, HoldId, StockId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { and, eq, inArray, or, sql } from "../../../db/orm.ts";
import { addOn } from "../../../db/schema/catalogue.ts";
import type { Tx } from "../../../db/tx.ts";
import { piecesLeft } from "../../ground/stock/public.ts";

/** An add-on as a hold needs it. */
export type AddOnOnSale = AddOn &
  AddOnDates & {
    readonly needsDay: boolean;
    /** Null has no limit; else each day has a stock of its own. */
    readonly dailyStock: number | null;
    /** Most pieces in one booking. */
    readonly most: number;
  };

/** The add-ons on sale among these ids, and those that somebody has already; one that is missing can't be had. */
export async function loadAddOns(
  db: Db | Tx,
  ids: readonly AddOnId[],
  had: readonly string[] = [],
): Promise<AddOnOnSale[]> {
  if (ids.length === 0) return [];
  const { id, name, sen, per, taxGroup, needsDay, dailyStock, most, from, to, weekdays, excluded } = addOn;
  return db
    .select({ id, name, sen, per, taxGroup, needsDay, dailyStock, most, from, to, weekdays, excluded })
    .from(addOn)
    .where(and(or(eq(addOn.activeStatus, true), inArray(addOn.id, [...had])), inArray(addOn.id, [...ids])));
}

/** What is left of a limited add-on on one day. */
export type AddOnDay = {
  readonly addOnId: AddOnId;
  readonly day: Day;
  readonly stockId: StockId;
  readonly left: number;
};

/** Stocks of limited add-ons on the days from `from` to `to`, both included; of every add-on when no ids are named. */
export async function loadAddOnDays(
  db: Db | Tx,
  span: { from: Day; to: Day; ids?: readonly AddOnId[]; exceptHoldId?: HoldId | null },
): Promise<AddOnDay[]> {
  if (span.ids?.length === 0) return [];
  const named = span.ids
    ? sql`and a.add_on_id in (${sql.join(
        span.ids.map((id) => sql`${id}::uuid`),
        sql`, `,
      )})`
    : sql``;
  const { rows } = await db.execute<AddOnDay>(sql`
    select a.add_on_id as "addOnId", a.day, a.id as "stockId", ${piecesLeft(span.exceptHoldId ?? null)} as "left"
    from add_on_day a join stock k on k.id = a.id
    where a.day between ${span.from} and ${span.to} ${named}
    order by a.day, a.add_on_id`);
  return rows;
}
