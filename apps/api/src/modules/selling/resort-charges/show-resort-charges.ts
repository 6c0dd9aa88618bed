import type { resortChargesRoute } from "@pulau/contract/resort-charges.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { Db } from "../../../db/connect.ts";
import { asc, eq } from "../../../db/orm.ts";
import { fee, surcharge, tax } from "../../../db/schema/catalogue.ts";
import type { Tx } from "../../../db/tx.ts";
import { readFee, readSurcharge, readTax } from "../catalogue/public.ts";

/** As what the resort's charges are saved whole, be it on their page or by a catalogue's file. */
export const chargesSaved = { kind: "setting", key: "charges" } as const;

export type StoredCharges = Omit<Reply<typeof resortChargesRoute>, "version">;

/** The resort's surcharges, taxes and fees that are in use, in their order. */
export async function showResortCharges(db: Db | Tx): Promise<StoredCharges> {
  const surcharges = await db
    .select()
    .from(surcharge)
    .where(eq(surcharge.activeStatus, true))
    .orderBy(asc(surcharge.from), asc(surcharge.id));
  const taxes = await db
    .select()
    .from(tax)
    .where(eq(tax.activeStatus, true))
    .orderBy(asc(tax.position), asc(tax.id));
  const fees = await db
    .select()
    .from(fee)
    .where(eq(fee.activeStatus, true))
    .orderBy(asc(fee.position), asc(fee.id));
  return {
    surcharges: surcharges.map(({ activeStatus: _, holiday, ...row }) => {
      const { id: __, ...rule } = readSurcharge(row);
      return { _id: row.id, ...rule, holiday };
    }),
    taxes: taxes.map(({ activeStatus: _, position: __, ...row }) => {
      const { id: ___, ...rule } = readTax(row);
      return { _id: row.id, ...rule };
    }),
    fees: fees.map(({ activeStatus: _, position: __, ...row }) => {
      const { id: ___, ...rule } = readFee(row);
      return { _id: row.id, ...rule };
    }),
  };
}
