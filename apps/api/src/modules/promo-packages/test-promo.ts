import { randomUUID } from "node:crypto";
import type { createDraftRoute } from "@pulau/contract/drafts.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { Db } from "../../db/connect.ts";
import type { ResortIds } from "../../db/factories/resort.ts";
import { inAll, only } from "../../db/factories/words.ts";
import { packageOption, period, rate, stayPackage } from "../../db/schema/catalogue.ts";
import { promoPackage } from "../../db/schema/promo-packages.ts";
import { stock } from "../../db/schema/transport.ts";
import { stayOf } from "../../races/guest.ts";

export type PromoWish = Partial<typeof promoPackage.$inferInsert> & { readonly nosToSell?: number };
export type Promo = {
  readonly promoPackageId: string;
  readonly packageId: string;
  readonly optionId: string;
};

/** A package of kind `promo` that is sold as the resort's own is, on the same days and at the same prices. */
export async function makePromoOption(db: Db, resort: ResortIds, soldAhead = true) {
  const words = { name: inAll("Early Tide"), summary: inAll("Early Tide") };
  const { id: packageId } = only(
    await db
      .insert(stayPackage)
      .values({ ...words, code: `PROMO-${randomUUID()}`, type: "promo", picture: "reef", soldAhead })
      .returning({ id: stayPackage.id }),
  );
  const { id: optionId } = only(
    await db
      .insert(packageOption)
      .values({ packageId, name: inAll("3D2N"), nights: 2, meals: "full", includes: [] })
      .returning({ id: packageOption.id }),
  );
  const [sold] = await db.select().from(period).where(eq(period.id, resort.periodId));
  if (!sold) throw new Error("the resort has no period");
  const { id: periodId } = only(
    await db
      .insert(period)
      .values({ ...sold, id: undefined, optionId })
      .returning({ id: period.id }),
  );
  const rates = await db.select().from(rate).where(eq(rate.periodId, resort.periodId));
  await db.insert(rate).values(rates.map(({ id: _, ...each }) => ({ ...each, periodId })));
  return { packageId, optionId };
}

/** A promo package of five for RM 200 each, for two people, to be used within a year, unless told. */
export async function makePromo(db: Db, resort: ResortIds, wish: PromoWish = {}): Promise<Promo> {
  const option = await makePromoOption(db, resort);
  const { nosToSell = 5, ...given } = wish;
  const id = randomUUID();
  await db.insert(stock).values({ id, kind: "promoPackages", capacity: nosToSell });
  await db.insert(promoPackage).values({
    ...{ id, ...option, name: inAll("Early Tide"), description: inAll("Pay a little now"), picture: "reef" },
    ...{ per: "whole", depositSen: 20_000, paxMax: 2, saleFrom: addDays(resort.from, -30) },
    ...{ expiresAfterDays: 365, createdAt: new Date(), ...given },
  });
  return { promoPackageId: id, ...option };
}

/** A draft that redeems what was bought. */
export const redeemOf = (
  resort: ResortIds,
  { packageId, optionId }: Promo,
  ask: { readonly boughtPackageId: string; readonly inDays?: number; readonly rooms?: number },
): z.input<typeof createDraftRoute.body> => {
  const { boughtPackageId, ...wish } = ask;
  return { ...stayOf(resort, wish), packageId, optionId, boughtPackageId };
};
