import { type AgentContract, bookUnder } from "@pulau/domain/agents/contract.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { RateTerms } from "@pulau/domain/catalogue/card-parts.ts";
import type {
  Fee,
  PackageKind,
  Period,
  Rate,
  RateBook,
  Surcharge,
  Tax,
  Words,
} from "@pulau/domain/catalogue/catalogue.ts";
import type { AgeBand } from "@pulau/domain/party/party.ts";
import { sql } from "drizzle-orm";
import type { Db } from "../../db/connect.ts";
import type { Tx } from "../../db/tx.ts";
import { loadSettings, type ResortSettings } from "../resort/public.ts";

export type RateBookAsk = {
  readonly optionId: string;
  /** First and last arrival day that will be priced, both included. */
  readonly from: Day;
  readonly to: Day;
  /** Nights of the longest stay that will be priced, where they are more than the option's own. */
  readonly nights?: number | null | undefined;
  /** The contract of the agency that asks; null for everybody else. */
  readonly contract: AgentContract | null;
};

/** As the query answers: one JSON value for each list. */
type Found = {
  package: { id: string; name: Words; type: PackageKind };
  option: { id: string; nights: number };
  bands: AgeBand[] | null;
  periods: Period[];
  rates: (Rate & { terms: RateTerms | null })[];
  surcharges: (Surcharge & { holiday: boolean })[];
  fees: Fee[];
  taxes: Tax[];
};

/** A rate book as its buyer has it, and the nights that the calendar marks as holidays. */
export type StayBook = RateBook & {
  readonly package: { readonly type: PackageKind };
  /** Under which it was made; `askUnder` must stand in each question that is put to it. */
  readonly contract: AgentContract | null;
  readonly surcharges: readonly (Surcharge & { readonly holiday: boolean })[];
};

/**
 * What is needed to price an option on the arrival days asked for, in one query. Null when there is no such option on
 * sale. Rates of other days and surcharges past the last stay are left out; periods reach a month further, so that a
 * refusal can name the next day that is open.
 */
export async function loadRateBook(db: Db | Tx, ask: RateBookAsk): Promise<StayBook | null> {
  const settings = await loadSettings(db);
  const { rows } = await db.execute<Found>(rateBookQuery(ask));
  return rows[0] ? bookOf(rows[0], settings, ask.contract) : null;
}

/** Rate books of every option on sale, in the order in which guests see them, in one query. */
export async function loadRateBooks(db: Db | Tx, ask: Omit<RateBookAsk, "optionId">): Promise<StayBook[]> {
  const settings = await loadSettings(db);
  const { rows } = await db.execute<Found>(rateBookQuery({ ...ask, optionId: null }));
  return rows.map((row) => bookOf(row, settings, ask.contract));
}

function bookOf(found: Found, settings: ResortSettings, contract: AgentContract | null): StayBook {
  const { bands, ...lists } = found;
  const book = {
    ...lists,
    rates: lists.rates.map(({ terms, ...rate }) => ({ ...rate, ...terms })),
    bands: { ...settings.bands, package: bands ?? settings.bands.package },
    deposit: settings.deposit,
    contract,
  };
  return bookUnder(book, contract);
}

/** The last day of check-out: its own period has a say in it, and surcharges reach up to the night before. */
const lastDay = ({ to, nights }: Pick<RateBookAsk, "to" | "nights">) =>
  sql`${to}::date + greatest(o.nights, ${nights ?? 0}::int)`;

const listOf = (columns: ReturnType<typeof sql>, from: ReturnType<typeof sql>) =>
  sql`(select coalesce(json_agg(row_to_json(each)), '[]') from (select ${columns} from ${from}) each)`;

const rateBookQuery = (ask: Omit<RateBookAsk, "optionId" | "contract"> & { optionId: string | null }) => sql`
  select
    json_build_object('id', p.id, 'name', p.name, 'type', p.type) as package,
    json_build_object('id', o.id, 'nights', o.nights) as option,
    p.bands,
    ${listOf(
      sql`d.id, d."from", d."to", d.arrival_weekdays as "arrivalWeekdays", d.cut_off_days as "cutOffDays",
        d.stop_sell as "stopSell", d.min_nights as "minNights", d.max_nights as "maxNights",
        d.closed_arrivals as "closedArrivals", d.departure_weekdays as "departureWeekdays",
        d.closed_departures as "closedDepartures"`,
      sql`period d where d.option_id = o.id and d."from" <= ${lastDay(ask)} + 31 and d."to" >= ${ask.from}
        order by d."from", d.id`,
    )} as periods,
    ${listOf(
      sql`r.id, r.period_id as "periodId", r.room_type_id as "roomTypeId", r.bed_type as "bedType",
        r.guest_kind as "guestKind", r.sen, r.terms`,
      sql`rate r join period d on d.id = r.period_id
        where d.option_id = o.id and d."from" <= ${ask.to} and d."to" >= ${ask.from}`,
    )} as rates,
    ${listOf(
      sql`u.id, u.name, u."from", u."to", u.weekdays, u.per, u.guest_kinds as "guestKinds", u.sen, u."group", u.holiday`,
      sql`surcharge u where u.active_status and u."from" < ${lastDay(ask)} and u."to" >= ${ask.from}
        order by u."from", u.id`,
    )} as surcharges,
    ${listOf(
      sql`f.id, f.name, f.per, f.amounts`,
      sql`fee f where f.active_status order by f.position, f.id`,
    )} as fees,
    ${listOf(
      sql`t.id, t.name, t."group", t.share`,
      sql`tax t where t.active_status order by t.position, t.id`,
    )} as taxes
  from package_option o join package p on p.id = o.package_id
  where o.active_status and p.active_status
    and (${ask.optionId}::uuid is null or o.id = ${ask.optionId}::uuid)
  order by p.position, p.id, o.position, o.id`;
