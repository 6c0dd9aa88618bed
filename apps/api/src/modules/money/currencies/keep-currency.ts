import type { CurrencyAdd, CurrencyChange, RateEntry } from "@pulau/contract/currencies.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import { inverse, plainRate } from "@pulau/domain/currency/rate.ts";
import { dropsRinggit, ringgit } from "@pulau/domain/currency/ringgit.ts";
import type { CurrencyId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { eq, sql } from "../../../db/orm.ts";
import { currency } from "../../../db/schema/resort.ts";
import type { Tx } from "../../../db/tx.ts";
import type { LineTaken } from "../../../listing/import/mount-import.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";
import { ratesOfDay, recordRate } from "./record-rate.ts";

/** Whether a day is still to come at the resort: it has no rate yet. */
export async function isAhead(tx: Tx, day: Day): Promise<boolean> {
  const { timeZone } = await loadSettings(tx);
  return day > (await loadToday(tx, timeZone));
}

/** Adds a currency with its first rate, last in the list. */
export async function addCurrency(
  tx: Tx,
  { staffId, body }: { staffId: StaffId; body: CurrencyAdd },
): Promise<Result<{ _id: CurrencyId }, "CODE_TAKEN" | "RATE_AHEAD">> {
  if (await isAhead(tx, body.ratedOn)) return refuse("RATE_AHEAD");
  const ringgitPerForeign = plainRate(body.ringgitPerForeign);
  const [made] = await tx
    .insert(currency)
    .values({
      ...body,
      ringgitPerForeign,
      foreignPerRinggit: inverse(ringgitPerForeign),
      position: sql`(select coalesce(max(position) + 1, 0) from currency)`,
    })
    .onConflictDoNothing({ target: currency.code })
    .returning({ _id: currency.id });
  if (!made) return refuse("CODE_TAKEN", { code: body.code });
  const at = sql`pulau_now()`;
  await recordRate(tx, { ...body, currencyId: made._id, source: "staff", staffId, at });
  await auditChange(tx, {
    staffId,
    act: "added",
    subject: "currency",
    subjectId: made._id,
    before: null,
    after: body,
    facts: { code: body.code },
  });
  return ok(made);
}

/** Changes how a currency is called and whether it is offered. Ringgit is always offered. */
export async function changeCurrency(
  tx: Tx,
  { staffId, currencyId, body }: { staffId: StaffId; currencyId: CurrencyId; body: CurrencyChange },
): Promise<Result<{ done: true }, "NOT_FOUND" | "WRONG_STATE">> {
  const found = await lockCurrency(tx, currencyId);
  if (!found) return refuse("NOT_FOUND");
  if (dropsRinggit({ ...body, code: found.code })) return refuse("WRONG_STATE");
  await tx.update(currency).set(body).where(eq(currency.id, currencyId));
  const { name, symbol, activeStatus } = found;
  await auditChange(tx, {
    staffId,
    act: "changed",
    subject: "currency",
    subjectId: currencyId,
    before: { name, symbol, activeStatus },
    after: body,
    facts: { code: found.code },
  });
  return ok({ done: true });
}

/** Enters a rate for a day. Ringgit has none; a day that is still to come has none yet. */
export async function enterRate(
  tx: Tx,
  { staffId, currencyId, body }: { staffId: StaffId; currencyId: CurrencyId; body: RateEntry },
): Promise<Result<{ done: true }, "NOT_FOUND" | "WRONG_STATE" | "RATE_AHEAD">> {
  const found = await lockCurrency(tx, currencyId);
  if (!found) return refuse("NOT_FOUND");
  if (found.code === ringgit) return refuse("WRONG_STATE");
  if (await isAhead(tx, body.ratedOn)) return refuse("RATE_AHEAD");
  const known = await lastRateOf(tx, currencyId, body.ratedOn);
  await recordRate(tx, { ...body, currencyId, source: "staff", staffId, at: sql`pulau_now()` });
  await auditChange(tx, {
    staffId,
    act: "rated",
    subject: "currency",
    subjectId: currencyId,
    before: { ringgitPerForeign: known },
    after: { ringgitPerForeign: plainRate(body.ringgitPerForeign) },
    facts: { ratedOn: body.ratedOn, code: found.code },
  });
  return ok({ done: true });
}

/** Enters the rate that a line of a table holds; earlier ones are kept. */
export async function importRate(
  tx: Tx,
  {
    staffId,
    currencyId,
    row,
  }: { staffId: StaffId; currencyId: CurrencyId; row: { ratedOn: Day; rate: string } },
): Promise<Result<LineTaken, "NOT_FOUND" | "WRONG_STATE" | "RATE_AHEAD">> {
  const body = { ratedOn: row.ratedOn, ringgitPerForeign: row.rate };
  const known = await lastRateOf(tx, currencyId, row.ratedOn);
  const entered = await enterRate(tx, { staffId, currencyId, body });
  if (!entered.ok) return entered;
  const name = row.ratedOn;
  return known === null
    ? ok({ did: "added", name, before: {} })
    : ok({ did: "changed", name, before: { rate: known } });
}

/** What was entered last for a day; null where it has no rate yet. */
async function lastRateOf(tx: Tx, currencyId: CurrencyId, ratedOn: Day): Promise<string | null> {
  const known = await ratesOfDay(tx, currencyId, ratedOn);
  const [last] = known.toSorted((a, b) => b.at.getTime() - a.at.getTime());
  return last?.ringgitPerForeign ?? null;
}

async function lockCurrency(tx: Tx, id: CurrencyId) {
  const [found] = await tx.select().from(currency).where(eq(currency.id, id)).for("update");
  return found ?? null;
}
