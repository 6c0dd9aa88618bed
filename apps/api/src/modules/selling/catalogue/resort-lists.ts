import type { PackageId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { asc, eq } from "../../../db/orm.ts";
import { fee, stayPackage, surcharge, tax } from "../../../db/schema/catalogue.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { readBands, readFee, readSurcharge, readTax } from "./stored-card.ts";
import type { ResortLists } from "./write-card.ts";

/**
 * The charges, bands and deposit that every card has unless it says otherwise, in the order in which books list them; with
 * a package its cards', by the bands that it has.
 */
export async function loadResortLists(db: Db | Tx, packageId?: PackageId): Promise<ResortLists> {
  const settings = await loadSettings(db);
  const surcharges = await db
    .select()
    .from(surcharge)
    .where(eq(surcharge.activeStatus, true))
    .orderBy(asc(surcharge.from), asc(surcharge.id));
  const fees = await db
    .select()
    .from(fee)
    .where(eq(fee.activeStatus, true))
    .orderBy(asc(fee.position), asc(fee.id));
  const taxes = await db
    .select()
    .from(tax)
    .where(eq(tax.activeStatus, true))
    .orderBy(asc(tax.position), asc(tax.id));
  return {
    surcharges: surcharges.map(({ activeStatus: _, holiday: __, ...row }) => readSurcharge(row)),
    fees: fees.map(({ activeStatus: _, position: __, ...row }) => readFee(row)),
    taxes: taxes.map(({ activeStatus: _, position: __, ...row }) => readTax(row)),
    bands: { ...settings.bands, ...(await bandsOf(db, packageId)) },
    deposit: settings.deposit,
  };
}

async function bandsOf(db: Db | Tx, packageId?: PackageId): Promise<Partial<ResortLists["bands"]>> {
  if (packageId === undefined) return {};
  const [found] = await db
    .select({ bands: stayPackage.bands })
    .from(stayPackage)
    .where(eq(stayPackage.id, packageId));
  const own = readBands(found?.bands ?? null);
  return own === null ? {} : { package: own };
}
