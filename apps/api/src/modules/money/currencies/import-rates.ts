import type { importRatesRoute } from "@pulau/contract/currencies.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { malaysianTime } from "@pulau/domain/calendar/time-zones.ts";
import { ringgit } from "@pulau/domain/currency/ringgit.ts";
import type { CurrencyId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { asc, ne, sql } from "../../../db/orm.ts";
import { currency, rateImport } from "../../../db/schema/resort.ts";
import { inTransaction, type Tx } from "../../../db/tx.ts";
import { type BankRate, BankSilent, fetchBankNegara } from "./bank-negara.ts";
import { newestSession } from "./newest-session.ts";
import { ratesOfDay, recordRate } from "./record-rate.ts";

export type Import = {
  /** Where the bank's interface is. */
  readonly url: string;
  readonly session?: string | undefined;
  /** Who of the staff asked; nobody for the daily job. */
  readonly staffId?: StaffId | undefined;
};

/**
 * Takes the bank's rates of one session for the currencies that are kept. The bank is asked first, outside of any
 * transaction. Whatever goes wrong, the rates stay as they were, and the import is written down as failed.
 */
export async function importRates(
  db: Db,
  { url, staffId, ...rest }: Import,
): Promise<Result<Reply<typeof importRatesRoute>, "RATES_UNAVAILABLE">> {
  const session = rest.session ?? newestSession(await timeInMalaysia(db));
  const importRow = { session, staffId: staffId ?? null, at: sql`pulau_now()` };
  try {
    const rates = await fetchBankNegara(url, session);
    return await inTransaction(db, async (tx) => {
      const { taken, missing } = await takeRates(tx, rates, session);
      await tx.insert(rateImport).values({ ...importRow, outcome: "done", taken: taken.length });
      return ok({ session, taken, missing });
    });
  } catch (error) {
    if (!(error instanceof BankSilent)) throw error;
    await db.insert(rateImport).values({ ...importRow, outcome: "failed", reason: error.reason });
    return refuse("RATES_UNAVAILABLE", { reason: error.reason });
  }
}

async function timeInMalaysia(db: Db): Promise<string> {
  const { rows } = await db.execute<{ time: string }>(
    sql`SELECT to_char(pulau_now() AT TIME ZONE ${malaysianTime}, 'HH24:MI') AS time`,
  );
  return rows[0]?.time ?? "00:00";
}

async function takeRates(tx: Tx, rates: readonly BankRate[], session: string) {
  const byCode = new Map(rates.map((rate) => [rate.code, rate]));
  const kept = await tx
    .select({ id: currency.id, code: currency.code })
    .from(currency)
    .where(ne(currency.code, ringgit))
    .orderBy(asc(currency.code))
    .for("update");
  const taken: string[] = [];
  for (const { id, code } of kept) {
    const rate = byCode.get(code);
    if (rate && (await takeRate(tx, { currencyId: id, rate, session }))) taken.push(code);
  }
  return { taken, missing: kept.map(({ code }) => code).filter((code) => !byCode.has(code)) };
}

/** A rate that staff entered for the day stands; one that the bank has said already is not said again. */
async function takeRate(
  tx: Tx,
  { currencyId, rate, session }: { currencyId: CurrencyId; rate: BankRate; session: string },
): Promise<boolean> {
  const known = await ratesOfDay(tx, currencyId, rate.ratedOn);
  const isKnown = known.some(({ source, session: of }) => source === "staff" || of === session);
  if (isKnown) return false;
  const at = sql`pulau_now()`;
  const { ratedOn, ringgitPerForeign } = rate;
  await recordRate(tx, { currencyId, ratedOn, ringgitPerForeign, source: "bankNegara", session, at });
  return true;
}
