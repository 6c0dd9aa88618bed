import type { PeriodId } from "@pulau/domain/ids.ts";
import { insertRows } from "../../../db/insert-rows.ts";
import { eq, inArray, or } from "../../../db/orm.ts";
import { period, rate, rateCard } from "../../../db/schema/catalogue.ts";
import type { Tx } from "../../../db/tx.ts";

/** Gives an option that has no prices those that another one is sold by, with their periods and rules. */
export async function copyPrices(
  tx: Tx,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const periods = await tx.select().from(period).where(eq(period.optionId, from));
  const ids = new Map(periods.map(({ id }) => [id, crypto.randomUUID()]));
  const newId = (id: PeriodId | null) => (id === null ? null : (ids.get(id) ?? null));
  await insertRows(
    tx,
    period,
    periods.map(({ id, ...row }) => ({ ...row, id: newId(id) ?? "", optionId: to })),
  );
  const rates = await tx
    .select()
    .from(rate)
    .where(or(eq(rate.optionId, from), inArray(rate.periodId, [...ids.keys()])));
  await insertRows(
    tx,
    rate,
    rates.map(({ id: _, ...row }) => ({
      ...row,
      id: crypto.randomUUID(),
      optionId: row.optionId === null ? null : to,
      periodId: newId(row.periodId),
    })),
  );
  const cards = await tx.select().from(rateCard).where(eq(rateCard.optionId, from));
  await insertRows(
    tx,
    rateCard,
    cards.map((card) => ({ ...card, optionId: to })),
  );
}
