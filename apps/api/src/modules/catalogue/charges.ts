import type { Fee, Surcharge, Tax } from "@pulau/domain/catalogue/catalogue.ts";
import type { AgeBand } from "@pulau/domain/party/party.ts";
import { and, asc, eq } from "drizzle-orm";
import type { Db } from "../../db/connect.ts";
import { fee, packageOption, rateCard, stayPackage, surcharge, tax } from "../../db/schema/catalogue.ts";
import { loadSettings } from "../resort/public.ts";

/** What comes on top of a package, and as what a person counts in it. */
export type Charges = {
  readonly surcharges: readonly Surcharge[];
  readonly fees: readonly Fee[];
  readonly taxes: readonly Tax[];
  readonly bands: Readonly<Record<"package" | "boat" | "fee", readonly AgeBand[]>>;
};

/** The resort's charges, or those of one option where its card has its own. Null when that is not on sale. */
export async function loadCharges(db: Db, optionId: string | undefined): Promise<Charges | null> {
  const [resort, option] = await Promise.all([
    loadResortCharges(db),
    optionId === undefined ? { own: null, bands: null } : findOwnCharges(db, optionId),
  ]);
  if (!option) return null;
  const { surcharges, fees, taxes, bands } = { ...resort, ...option.own };
  return { surcharges, fees, taxes, bands: { ...bands, ...(option.bands && { package: option.bands }) } };
}

async function loadResortCharges(db: Db): Promise<Charges> {
  const [settings, surcharges, fees, taxes] = await Promise.all([
    loadSettings(db),
    db
      .select()
      .from(surcharge)
      .where(eq(surcharge.activeStatus, true))
      .orderBy(asc(surcharge.from), asc(surcharge.id)),
    db.select().from(fee).where(eq(fee.activeStatus, true)).orderBy(asc(fee.position), asc(fee.id)),
    db.select().from(tax).where(eq(tax.activeStatus, true)).orderBy(asc(tax.position), asc(tax.id)),
  ]);
  return {
    surcharges: surcharges.map(({ terms, ...row }) => ({ ...row, ...terms })),
    fees: fees.map(({ terms, ...row }) => ({ ...row, ...terms })),
    taxes: taxes.map(({ terms, ...row }) => ({ ...row, ...terms })),
    bands: settings.bands,
  };
}

async function findOwnCharges(db: Db, optionId: string) {
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
  return found ?? null;
}
