import type { ResortCharges } from "@pulau/contract/resort-charges.ts";
import type { Db } from "../../../db/connect.ts";
import { asc, eq } from "../../../db/orm.ts";
import { fee, surcharge, tax } from "../../../db/schema/catalogue.ts";
import type { Tx } from "../../../db/tx.ts";
import { readSurcharge } from "../catalogue/public.ts";

/** As what the resort's charges are saved whole, be it on their page or by a catalogue's file. */
export const chargesSaved = { kind: "setting", key: "charges" } as const;

/** The resort's surcharges, taxes and fees that are in use, in their order. */
export async function showResortCharges(db: Db | Tx): Promise<ResortCharges> {
  const surcharges = await db
    .select()
    .from(surcharge)
    .where(eq(surcharge.activeStatus, true))
    .orderBy(asc(surcharge.from), asc(surcharge.id));
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
  return {
    surcharges: surcharges.map(({ activeStatus: _, holiday, ...row }) => {
      const { id: __, ...rule } = readSurcharge(row);
      return { _id: row.id, ...rule, holiday };
    }),
    taxes,
    fees: fees.map((row) => ({ ...row, amounts: [...row.amounts] })),
  };
}
