import { addDays, type Day, nightsOf } from "@pulau/domain/calendar/day.ts";
import { isAddOnDay } from "@pulau/domain/catalogue/add-on-days.ts";
import type { Words } from "@pulau/domain/catalogue/catalogue.ts";
import type { AddOnId, HoldId, OptionId, StockId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { and, asc, eq } from "../../../db/orm.ts";
import { addOn, includedAddOn } from "../../../db/schema/catalogue.ts";
import type { Tx } from "../../../db/tx.ts";
import { type AddOnDay, loadAddOnDays } from "./add-ons.ts";

/** One thing that is in the price of a stay. */
export type Included = {
  readonly addOnId: AddOnId;
  readonly name: Words;
  readonly summary: Words;
  /** Pieces for the whole party. */
  readonly count: number;
  readonly day: Day | null;
  /** The stock that it takes of; null where there is no limit, or where none has enough left. */
  readonly stockId: StockId | null;
  readonly available: boolean;
};

export type IncludedRequest = {
  readonly optionId: OptionId;
  readonly stay: { readonly checkIn: Day; readonly checkOut: Day };
  /** Adults and children: whoever pays for a bed. */
  readonly persons: number;
  readonly exceptHoldId: HoldId | null;
};

type Row = typeof includedAddOn.$inferSelect & { item: typeof addOn.$inferSelect };

/**
 * What an option's price holds for a party on these days. It is given the day that the option says, or the next of the
 * stay on which it takes place and has enough left, so that one full or closed day does not close the package.
 */
export async function placeIncluded(db: Db | Tx, stay: IncludedRequest): Promise<Included[]> {
  const rows = await loadIncluded(db, stay.optionId);
  const limited = rows.filter(({ item }) => item.dailyStock !== null).map(({ addOnId }) => addOnId);
  const { checkIn: from, checkOut: to } = stay.stay;
  const days = await loadAddOnDays(db, { from, to, ids: limited, exceptHoldId: stay.exceptHoldId });
  return rows.map((row) => place(row, stay, days));
}

async function loadIncluded(db: Db | Tx, optionId: OptionId): Promise<Row[]> {
  const rows = await db
    .select({ included: includedAddOn, item: addOn })
    .from(includedAddOn)
    .innerJoin(addOn, eq(addOn.id, includedAddOn.addOnId))
    .where(and(eq(includedAddOn.optionId, optionId), eq(addOn.activeStatus, true)))
    .orderBy(asc(addOn.position), asc(addOn.id));
  return rows.map(({ included, item }) => ({ ...included, item }));
}

function place(row: Row, { stay, persons }: IncludedRequest, days: readonly AddOnDay[]): Included {
  const { id: addOnId, name, summary, dailyStock } = row.item;
  const count = row.per === "person" ? row.count * persons : row.count;
  const common = { addOnId, name, summary, count };
  const wished = row.dayOfStay === null ? null : dayOf(row.dayOfStay, stay);
  if (dailyStock === null) {
    const open = daysFrom(wished ?? stay.checkIn, stay).find((day) => isAddOnDay(row.item, day));
    const day = wished === null ? null : (open ?? wished);
    return { ...common, day, stockId: null, available: open !== undefined };
  }
  const open = days.filter((day) => day.addOnId === addOnId && day.left >= count);
  const found = daysFrom(wished ?? stay.checkIn, stay)
    .map((day) => open.find((candidate) => candidate.day === day))
    .find((stock) => stock !== undefined);
  return {
    ...common,
    day: found?.day ?? wished,
    stockId: found?.stockId ?? null,
    available: found !== undefined,
  };
}

const dayOf = (dayOfStay: number, { checkIn, checkOut }: IncludedRequest["stay"]): Day => {
  const day = addDays(checkIn, dayOfStay);
  return day > checkOut ? checkOut : day;
};

/** The days of a stay, the wished one and those after it first. */
const daysFrom = (wished: Day, { checkIn, checkOut }: IncludedRequest["stay"]): Day[] => [
  ...nightsOf(wished, addDays(checkOut, 1)),
  ...nightsOf(checkIn, wished),
];
