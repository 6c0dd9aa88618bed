import type { Day } from "@pulau/domain/calendar/day.ts";
import { inverse, plainRate, type Rate } from "@pulau/domain/currency/rate.ts";
import type { CurrencyId } from "@pulau/domain/ids.ts";
import { and, desc, eq, type SQL } from "../../../db/orm.ts";
import { currency, currencyRate } from "../../../db/schema/resort.ts";
import type { Tx } from "../../../db/tx.ts";

type Recorded = Omit<typeof currencyRate.$inferInsert, "id" | "ringgitPerForeign" | "at"> & {
  readonly ringgitPerForeign: Rate;
  /** The database's clock. */
  readonly at: SQL;
};

/** Adds a rate to the history of a locked currency, and shows its newest: of the latest day the last entry. */
export async function recordRate(tx: Tx, { at, ...recorded }: Recorded): Promise<void> {
  const ringgitPerForeign = plainRate(recorded.ringgitPerForeign);
  await tx.insert(currencyRate).values({ ...recorded, ringgitPerForeign, at });
  const [newest] = await tx
    .select({ ratedOn: currencyRate.ratedOn, ringgitPerForeign: currencyRate.ringgitPerForeign })
    .from(currencyRate)
    .where(eq(currencyRate.currencyId, recorded.currencyId))
    .orderBy(desc(currencyRate.ratedOn), desc(currencyRate.at))
    .limit(1);
  if (!newest) throw new Error("a rate was not written");
  await tx
    .update(currency)
    .set({ ...newest, foreignPerRinggit: inverse(newest.ringgitPerForeign) })
    .where(eq(currency.id, recorded.currencyId));
}

/** What is known of a day already: by staff it stands, by the bank a later session may replace it. */
export const ratesOfDay = (tx: Tx, currencyId: CurrencyId, ratedOn: Day) =>
  tx
    .select()
    .from(currencyRate)
    .where(and(eq(currencyRate.currencyId, currencyId), eq(currencyRate.ratedOn, ratedOn)));
