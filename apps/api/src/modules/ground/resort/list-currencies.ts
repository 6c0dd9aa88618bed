import type { CurrencyReply } from "@pulau/contract/resort.ts";
import type { z } from "zod";
import type { Db } from "../../../db/connect.ts";
import { asc, eq } from "../../../db/orm.ts";
import { currency } from "../../../db/schema/resort.ts";

/** Currencies that prices can be shown in, with their rate and its date. */
export async function listCurrencies(db: Db): Promise<z.infer<typeof CurrencyReply>["data"]> {
  const rows = await db
    .select()
    .from(currency)
    .where(eq(currency.activeStatus, true))
    .orderBy(asc(currency.position), asc(currency.code));
  return rows.map((row) => ({
    id: row.id,
    currencyId: { code: row.code, name: row.name, symbol_native: row.symbol },
    // Kept as decimals; the call shows numbers, and nothing is charged by them.
    foreignConvRate: Number(row.foreignPerRinggit),
    myConvRate: Number(row.ringgitPerForeign),
    ratedOn: row.ratedOn,
  }));
}
