import type { Db } from "../../../db/connect.ts";
import { asc, eq } from "../../../db/orm.ts";
import { fee, surcharge, tax } from "../../../db/schema/catalogue.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { readFee, readSurcharge, readTax } from "./stored-card.ts";
import type { ResortLists } from "./write-card.ts";

/** The charges, bands and deposit that every card has unless it says otherwise, in the order in which books list them. */
export async function loadResortLists(db: Db | Tx): Promise<ResortLists> {
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
    bands: settings.bands,
    deposit: settings.deposit,
  };
}
