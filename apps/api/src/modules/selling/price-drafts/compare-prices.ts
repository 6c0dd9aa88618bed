import { setImmediate } from "node:timers/promises";
import type { BookingJson } from "@pulau/contract/drafts.ts";
import type { comparePricesRoute } from "@pulau/contract/price-draft.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import type { OptionId } from "@pulau/domain/ids.ts";
import { occupantsAddUp, travellersOf } from "@pulau/domain/party/kinds.ts";
import type { StayToQuote } from "@pulau/domain/pricing/lines.ts";
import { quote } from "@pulau/domain/pricing/quote.ts";
import { sampleStays, spreadOver } from "@pulau/domain/rate-card/sample-stays.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";
import { loadDraft } from "./load-draft.ts";

type Compared = Reply<typeof comparePricesRoute>;
type Stay = Compared["samples"]["changed"][number];

/** Who would pay differently: sample parties in each period, and what guests have open, by the card alone. */
export async function comparePrices(db: Db, optionId: OptionId): Promise<Result<Compared, "NOT_FOUND">> {
  const draft = await loadDraft(db, optionId);
  if (!draft) return refuse("NOT_FOUND");
  const today = await loadToday(db, (await loadSettings(db)).timeZone);
  const price = (stay: StayToQuote) => comparedOf(stay, [draft.published, draft.card], today);
  const { count, stayAt } = sampleStays(draft.card, today);
  const open = await findOpenStays(db, { optionId, today, card: draft.card });
  return ok({
    samples: await compare({ count, stayAt, price }),
    openQuotes: {
      ...(await compare({ count: open.stays.length, stayAt: (at) => open.stays[at], price })),
      possible: open.possible,
    },
  });
}

/** How long a comparison may go on, and how long it works before it lets others have a turn, in ms. */
const limits = { whole: 4_000, turn: 15 };
const mostTold = 100;

/** Prices as many stays as the time allows, evenly spread over all of them. */
async function compare({
  count,
  stayAt,
  price,
}: {
  count: number;
  stayAt: (at: number) => StayToQuote | undefined;
  price: (stay: StayToQuote) => Stay;
}): Promise<Compared["samples"]> {
  const begun = performance.now();
  let turn = begun;
  let compared = 0;
  const changed: Stay[] = [];
  for (const at of spreadOver(count)) {
    const stay = stayAt(at);
    if (!stay) continue;
    const priced = price(stay);
    compared++;
    if (priced.beforeSen !== priced.afterSen) changed.push(priced);
    const now = performance.now();
    if (now - begun > limits.whole) break;
    if (now - turn > limits.turn) {
      await setImmediate();
      turn = performance.now();
    }
  }
  const lost = changed.filter(({ afterSen }) => afterSen === null).length;
  const gained = changed.filter(({ beforeSen }) => beforeSen === null).length;
  const more = changed.filter(
    ({ beforeSen, afterSen }) => beforeSen !== null && afterSen !== null && afterSen > beforeSen,
  ).length;
  const inOrder = changed.toSorted((a, b) => (a.checkIn < b.checkIn ? -1 : a.checkIn > b.checkIn ? 1 : 0));
  return {
    possible: count,
    compared,
    more,
    less: changed.length - more - lost - gained,
    lost,
    gained,
    changed: inOrder.slice(0, mostTold),
  };
}

function comparedOf(stay: StayToQuote, cards: readonly [RateBook, RateBook], today: Day): Stay {
  const [beforeSen, afterSen] = cards.map((card) => {
    if (!occupantsAddUp(stay.rooms, stay.travellers, card.bands.package)) return null;
    const priced = quote(stay, card, today);
    return priced.ok ? priced.value.totalSen : null;
  });
  return {
    checkIn: stay.checkIn,
    nights: stay.nights ?? cards[1].option.nights,
    roomTypeId: stay.rooms[0]?.roomTypeId ?? null,
    adults: stay.travellers.filter(({ age }) => age === null).length,
    children: stay.travellers.filter(({ age }) => age !== null).length,
    nonMalaysians: stay.travellers.filter(({ nonMalaysian }) => nonMalaysian).length,
    ...(stay.rooms[0]?.extraBeds !== undefined && { extraBeds: stay.rooms[0].extraBeds }),
    beforeSen: beforeSen ?? null,
    afterSen: afterSen ?? null,
  };
}

/** So many of the newest drafts are priced. */
const mostOpen = 200;

/** Guests' drafts of this option with rooms chosen and a day ahead. */
async function findOpenStays(
  db: Db,
  { optionId, today, card }: { optionId: OptionId; today: Day; card: RateBook },
): Promise<{ stays: StayToQuote[]; possible: number }> {
  const { rows } = await db.execute<{ json: BookingJson; possible: string }>(sql`
    SELECT d.json, count(*) OVER () AS possible FROM draft d
    WHERE d.json ->> 'optionId' = ${optionId} AND d.json ->> 'checkIn' >= ${today}
      AND d.json #> '{rooms,0}' IS NOT NULL AND NOT EXISTS (SELECT FROM booking b WHERE b.id = d.id)
    ORDER BY d.updated_at DESC LIMIT ${mostOpen}`);
  const stays = rows.flatMap(({ json }): StayToQuote[] => {
    const { checkIn, nights, party, rooms, extras } = json;
    if (!checkIn || !party || !rooms?.length) return [];
    const travellers = travellersOf(party);
    if (!occupantsAddUp(rooms, travellers, card.bands.package)) return [];
    return [
      {
        checkIn,
        nights: nights ?? undefined,
        market: party.market,
        travellers,
        rooms,
        extras: (extras ?? []).filter((id) => card.extras?.some((extra) => extra.id === id)),
        crossings: [],
        addOns: [],
      },
    ];
  });
  return { stays, possible: Number(rows[0]?.possible ?? 0) };
}
