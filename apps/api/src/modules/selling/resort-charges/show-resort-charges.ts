import type { ResortCharges } from "@pulau/contract/resort-charges.ts";
import type { Db } from "../../../db/connect.ts";
import { asc, eq } from "../../../db/orm.ts";
import { fee, tax } from "../../../db/schema/catalogue.ts";
import type { Tx } from "../../../db/tx.ts";

/** The resort's taxes and fees that are in use, in their order. */
export async function showResortCharges(db: Db | Tx): Promise<ResortCharges> {
  const taxes = await db
    .select({ _id: tax.id, name: tax.name, group: tax.group, share: tax.share })
    .from(tax)
    .where(eq(tax.activeStatus, true))
    .orderBy(asc(tax.position), asc(tax.id));
  const fees = await db
    .select({ _id: fee.id, name: fee.name, per: fee.per, amounts: fee.amounts })
    .from(fee)
    .where(eq(fee.activeStatus, true))
    .orderBy(asc(fee.position), asc(fee.id));
  return { taxes, fees: fees.map((row) => ({ ...row, amounts: [...row.amounts] })) };
}
