import { randomUUID } from "node:crypto";
import type { createDraftRoute } from "@pulau/contract/drafts.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import type { BoughtPackageId, OptionId, PackageId, PromoPackageId } from "@pulau/domain/ids.ts";
import type { z } from "zod";
import type { Db } from "../../../db/connect.ts";
import { makePackageAsResorts } from "../../../db/factories/package-as-resorts.ts";
import type { ResortIds } from "../../../db/factories/resort.ts";
import { inAll } from "../../../db/factories/words.ts";
import { promoPackage } from "../../../db/schema/promo-packages.ts";
import { stock } from "../../../db/schema/transport.ts";
import { stayOf } from "../../../races/guest.ts";

export type PromoOptions = Partial<typeof promoPackage.$inferInsert> & { readonly nosToSell?: number };
export type Promo = {
  readonly promoPackageId: PromoPackageId;
  readonly packageId: PackageId;
  readonly optionId: OptionId;
};

/** A package of kind `promo` that is sold as the resort's own is, on the same days and at the same prices. */
export const makePromoOption = (db: Db, resort: ResortIds, soldAhead = true) =>
  makePackageAsResorts(db, resort, { name: "Early Tide", type: "promo", soldAhead });

/** A promo package of five for RM 200 each, for two people, to be used within a year, unless told. */
export async function makePromo(db: Db, resort: ResortIds, options: PromoOptions = {}): Promise<Promo> {
  const option = await makePromoOption(db, resort);
  const { nosToSell = 5, ...given } = options;
  const id = randomUUID();
  await db.insert(stock).values({ id, kind: "promoPackages", capacity: nosToSell });
  await db.insert(promoPackage).values({
    id,
    ...option,
    name: inAll("Early Tide"),
    description: inAll("Pay a little now"),
    picture: "reef",
    per: "whole",
    depositSen: 20_000,
    paxMax: 2,
    saleFrom: addDays(resort.from, -30),
    expiresAfterDays: 365,
    createdAt: new Date(),
    ...given,
  });
  return { promoPackageId: id, ...option };
}

/** A draft that redeems what was bought. */
export const redeemOf = (
  resort: ResortIds,
  { packageId, optionId }: Promo,
  redemption: {
    readonly boughtPackageId: BoughtPackageId;
    readonly inDays?: number;
    readonly rooms?: number;
  },
): z.input<typeof createDraftRoute.body> => {
  const { boughtPackageId, ...options } = redemption;
  return { ...stayOf(resort, options), packageId, optionId, boughtPackageId };
};
