import type { Fee, Surcharge, Tax } from "@pulau/domain/catalogue/catalogue.ts";
import type { OptionId } from "@pulau/domain/ids.ts";
import type { AgeBand } from "@pulau/domain/party/party.ts";
import type { Db } from "../../../db/connect.ts";
import { and, eq } from "../../../db/orm.ts";
import { packageOption, rateCard, stayPackage } from "../../../db/schema/catalogue.ts";
import { loadResortLists } from "./resort-lists.ts";
import { readBands, readOwn } from "./stored-card.ts";

/** What comes on top of a package, and as what a person counts in it. */
export type Charges = {
  readonly surcharges: readonly Surcharge[];
  readonly fees: readonly Fee[];
  readonly taxes: readonly Tax[];
  readonly bands: Readonly<Record<"package" | "boat" | "fee", readonly AgeBand[]>>;
};

/** The resort's charges, or those of one option where its card has its own. Null when that is not on sale. */
export async function loadCharges(db: Db, optionId: OptionId | undefined): Promise<Charges | null> {
  const [resort, option] = await Promise.all([
    loadResortLists(db),
    optionId === undefined ? { own: null, bands: null } : findOwnCharges(db, optionId),
  ]);
  if (!option) return null;
  const bands = { ...resort.bands, ...(option.bands && { package: option.bands }) };
  return { ...resort, bands, ...option.own };
}

async function findOwnCharges(db: Db, optionId: OptionId) {
  const [found] = await db
    .select({ own: rateCard.own, bands: stayPackage.bands })
    .from(packageOption)
    .innerJoin(stayPackage, eq(stayPackage.id, packageOption.packageId))
    .leftJoin(rateCard, eq(rateCard.optionId, packageOption.id))
    .where(
      and(
        eq(packageOption.id, optionId),
        eq(packageOption.activeStatus, true),
        eq(stayPackage.activeStatus, true),
      ),
    );
  return found ? { own: readOwn(found.own), bands: readBands(found.bands) } : null;
}
