import type { PackageKind, Words } from "@pulau/domain/catalogue/catalogue.ts";
import { and, asc, eq, ne } from "drizzle-orm";
import type { Db } from "../../db/connect.ts";
import { packageOption, stayPackage } from "../../db/schema/catalogue.ts";
import type { Tx } from "../../db/tx.ts";

export type OptionOnSale = {
  readonly _id: string;
  readonly packageId: string;
  readonly name: Words;
  readonly nights: number;
  readonly meals: "none" | "breakfast" | "half" | "full";
  readonly includes: Words[];
};

export type PackageOnSale = {
  readonly _id: string;
  readonly code: string;
  readonly type: PackageKind;
  readonly name: Words;
  readonly summary: Words;
  readonly picture: string;
  readonly options: OptionOnSale[];
};

/**
 * Packages on sale with at least one option, in the order in which guests see them. Those of influencers are found by
 * their id alone: nobody sees them without a link.
 */
export async function loadPackages(db: Db | Tx, packageId?: string): Promise<PackageOnSale[]> {
  const rows = await db
    .select({ pack: stayPackage, option: packageOption })
    .from(stayPackage)
    .innerJoin(packageOption, eq(packageOption.packageId, stayPackage.id))
    .where(
      and(
        eq(stayPackage.activeStatus, true),
        eq(packageOption.activeStatus, true),
        packageId === undefined ? ne(stayPackage.type, "influencer") : eq(stayPackage.id, packageId),
      ),
    )
    .orderBy(
      asc(stayPackage.position),
      asc(stayPackage.id),
      asc(packageOption.position),
      asc(packageOption.id),
    );
  const packages = new Map<string, PackageOnSale>();
  for (const { pack, option } of rows) {
    const { id, code, type, name, summary, picture } = pack;
    const found = packages.get(id) ?? { _id: id, code, type, name, summary, picture, options: [] };
    packages.set(id, found);
    found.options.push(optionOf(option));
  }
  return [...packages.values()];
}

const optionOf = ({ id, packageId, name, nights, meals, includes }: typeof packageOption.$inferSelect) => ({
  _id: id,
  packageId,
  name,
  nights,
  meals,
  includes,
});
