import type { CurrencyReply } from "@pulau/contract/resort.ts";
import { asc } from "drizzle-orm";
import type { z } from "zod";
import type { Db } from "../../db/connect.ts";
import { currency } from "../../db/schema/resort.ts";

/** Currencies that prices can be shown in, with their rate and its date. */
export async function listCurrencies(db: Db): Promise<z.infer<typeof CurrencyReply>["data"]> {
  const rows = await db.select().from(currency).orderBy(asc(currency.position), asc(currency.code));
  return rows.map((row) => ({
    id: row.id,
    currencyId: { code: row.code, name: row.name, symbol_native: row.symbol },
    foreignConvRate: row.foreignPerRinggit,
    myConvRate: row.ringgitPerForeign,
    ratedOn: row.ratedOn,
  }));
}
