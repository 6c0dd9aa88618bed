import type { Day } from "@pulau/domain/calendar/day.ts";
import type { RateTerms } from "@pulau/domain/catalogue/card-parts.ts";
import {
  type Fee,
  type PackageKind,
  type Period,
  type Rate,
  type Surcharge,
  stayKinds,
  type Tax,
} from "@pulau/domain/catalogue/catalogue.ts";
import type { Words } from "@pulau/domain/catalogue/words.ts";
import type { OptionId, PackageId } from "@pulau/domain/ids.ts";
import { type SQL, sql } from "../../../db/orm.ts";

/** Which options: one, those of one package, or all that are sold to everybody, with one option or package more if told. */
export type BooksSpan = {
  readonly optionId?: OptionId | undefined;
  readonly packageId?: PackageId | undefined;
  readonly withOptionId?: OptionId | undefined;
  readonly withPackageId?: PackageId | undefined;
  /** Those that are not on sale too: staff's cards. */
  readonly offSale?: boolean;
  /** First and last arrival day that will be priced, both included. */
  readonly from: Day;
  readonly to: Day;
  /** Nights of the longest stay that will be priced, where they are more than the option's own. */
  readonly nights?: number | null | undefined;
};

/** A rule as its columns say it, with what else it says beside them. */
type WithTerms<T> = T & { readonly terms?: Partial<T> | null };

/** As the query answers: one JSON value for each list. */
export type FoundBook = {
  package: { id: PackageId; name: Words; type: PackageKind; soldAhead: boolean };
  option: { id: OptionId; nights: number };
  /** As they are stored: `stored-card.ts` reads them. */
  bands: unknown;
  rules: unknown;
  own: unknown;
  /** Rates go by the night's period instead of the check-in's. */
  ratedByNight: boolean;
  /** Rates of which another takes its share by name. */
  shared: string[];
  periods: Period[];
  rates: (Rate & { readonly terms?: RateTerms | null })[];
  surcharges: WithTerms<Surcharge & { holiday: boolean }>[];
  fees: WithTerms<Fee>[];
  taxes: WithTerms<Tax>[];
};

const listOf = (columns: SQL, from: SQL) =>
  sql`(select coalesce(json_agg(row_to_json(line)), '[]') from (select ${columns} from ${from}) line)`;

/** The last day of check-out: its own period has a say in it, and surcharges reach up to the night before. */
const lastDay = ({ to, nights }: BooksSpan) => sql`${to}::date + greatest(o.nights, ${nights ?? 0}::int)`;

const isRatedByNight = sql`coalesce(c.rules ? 'seasons', false)`;

/** Rates go by the check-in's period, unless the card's seasons go night by night. */
const lastRated = (span: BooksSpan) =>
  sql`case when ${isRatedByNight} then ${lastDay(span)} else ${span.to}::date end`;

/**
 * Influencers' packages are sold by their link, additional ones beside another, and those that are sold ahead to who
 * bought them: none of them is offered for a stay.
 */
export const isSoldToAll = sql`p.type in (${sql.join(
  stayKinds.map((kind) => sql`${kind}`),
  sql`, `,
)}) and not p.sold_ahead`;

function isInSpan({ optionId, packageId, withOptionId, withPackageId }: BooksSpan): SQL {
  if (optionId !== undefined) return sql`o.id = ${optionId}::uuid`;
  if (packageId !== undefined) return sql`p.id = ${packageId}::uuid`;
  return sql`(${isSoldToAll} or o.id = ${withOptionId ?? null}::uuid or p.id = ${withPackageId ?? null}::uuid)`;
}

/** So far periods reach past the last stay, so that a refusal can name the next day that is open. */
export const daysOfPeriodsAhead = 31;

/** Periods of before there were cards have no code; without a longest stay they sell their option's own nights alone. */
const longest = sql`coalesce(d.max_nights, case when d.code is null then greatest(o.nights, d.min_nights) end)`;

const periodsOf = (span: BooksSpan) =>
  listOf(
    sql`coalesce(d.code, d.id::text) as id, d.season, d.name, d."from", d."to", d.arrival_weekdays as "arrivalWeekdays",
      d.cut_off_days as "cutOffDays", d.stop_sell as "stopSell", d.min_nights as "minNights",
      ${longest} as "maxNights", d.closed_arrivals as "closedArrivals",
      d.departure_weekdays as "departureWeekdays", d.closed_departures as "closedDepartures"`,
    sql`period d where d.option_id = o.id and d."from" <= ${lastDay(span)} + ${daysOfPeriodsAhead}::int and d."to" >= ${span.from}
      order by d."from", d.id`,
  );

const rateColumns = sql`coalesce(r.code, r.id::text) as id, r.room_type_id as "roomTypeId", r.bed_type as "bedType",
  r.guest_kind as "guestKind", r.sen, r.terms, r.position`;

/** Rates of which another of the card takes its share by name; they count on that one's days too. */
const sharedRates = sql`(
  select s.terms -> 'of' ->> 'rateId' from rate s left join period e on e.id = s.period_id
  where coalesce(s.option_id, e.option_id) = o.id and s.terms -> 'of' ->> 'rateId' is not null and c.option_id is not null)`;
const isShared = sql`(coalesce(r.code, r.id::text) in ${sharedRates})`;

const ratesOf = (span: BooksSpan) =>
  listOf(
    sql`id, "periodId", "roomTypeId", "bedType", "guestKind", sen, terms`,
    sql`(
      select ${rateColumns}, coalesce(d.code, d.id::text) as "periodId" from period d join rate r on r.period_id = d.id
      where d.option_id = o.id and (d."from" <= ${lastRated(span)} and d."to" >= ${span.from} or ${isShared})
      union all
      select ${rateColumns}, null from rate r where r.option_id = o.id
    ) found order by position`,
  );

const surchargesOf = (span: BooksSpan) =>
  listOf(
    sql`u.id, u.name, u."from", u."to", u.weekdays, u.per, u.guest_kinds as "guestKinds", u.sen, u."group", u.terms,
      u.holiday`,
    sql`surcharge u where u.active_status and u."from" < ${lastDay(span)} and u."to" >= ${span.from}
      order by u."from", u.id`,
  );

/** Everything that a quote needs of the options asked for, an option to a row. */
export const rateBookQuery = (span: BooksSpan) => sql`
  select
    json_build_object('id', p.id, 'name', p.name, 'type', p.type, 'soldAhead', p.sold_ahead) as package,
    json_build_object('id', o.id, 'nights', o.nights) as option,
    p.bands, c.rules, c.own, ${isRatedByNight} as "ratedByNight", array${sharedRates} as shared,
    ${periodsOf(span)} as periods,
    ${ratesOf(span)} as rates,
    ${surchargesOf(span)} as surcharges,
    ${listOf(
      sql`f.id, f.name, f.per, f.amounts, f.terms`,
      sql`fee f where f.active_status order by f.position, f.id`,
    )} as fees,
    ${listOf(
      sql`t.id, t.name, t."group", t.share, t.terms`,
      sql`tax t where t.active_status order by t.position, t.id`,
    )} as taxes
  from package_option o join package p on p.id = o.package_id left join rate_card c on c.option_id = o.id
  where (${span.offSale === true} or (o.active_status and p.active_status)) and ${isInSpan(span)}
  order by p.position, p.id, o.position, o.id`;
