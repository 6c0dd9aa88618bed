import type { BookingJson } from "@pulau/contract/drafts.ts";
import type { comparePricesRoute } from "@pulau/contract/price-draft.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import { occupantsAddUp, travellersOf } from "@pulau/domain/party/kinds.ts";
import type { StayToQuote } from "@pulau/domain/pricing/lines.ts";
import { quote } from "@pulau/domain/pricing/quote.ts";
import { sampleStays } from "@pulau/domain/rate-card/sample-stays.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { sql } from "drizzle-orm";
import type { Db } from "../../../db/connect.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";
import { loadDraft } from "./load-draft.ts";

type Compared = Reply<typeof comparePricesRoute>;

/** Who would pay differently: sample parties in each period, and what guests have open, by the card alone. */
export async function comparePrices(db: Db, optionId: string): Promise<Result<Compared, "NOT_FOUND">> {
  const draft = await loadDraft(db, optionId);
  if (!draft) return refuse("NOT_FOUND");
  const today = await loadToday(db, (await loadSettings(db)).timeZone);
  const compare = (stay: StayToQuote) => comparedOf(stay, [draft.published, draft.card], today);
  const open = await findOpenStays(db, { optionId, today, card: draft.card });
  return ok({
    samples: sampleStays(draft.card, today).map(compare),
    openQuotes: open.map(compare),
  });
}

function comparedOf(stay: StayToQuote, cards: readonly [RateBook, RateBook], today: Day) {
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
    beforeSen: beforeSen ?? null,
    afterSen: afterSen ?? null,
  };
}

/** So many of the newest drafts are priced. */
const mostOpen = 200;

/** Guests' drafts of this option with rooms chosen and a day ahead. */
async function findOpenStays(
  db: Db,
  { optionId, today, card }: { optionId: string; today: Day; card: RateBook },
): Promise<StayToQuote[]> {
  const { rows } = await db.execute<{ json: BookingJson }>(sql`
    SELECT d.json FROM draft d
    WHERE d.json ->> 'optionId' = ${optionId} AND d.json ->> 'checkIn' >= ${today}
      AND NOT EXISTS (SELECT FROM booking b WHERE b.id = d.id)
    ORDER BY d.updated_at DESC LIMIT ${mostOpen}`);
  return rows.flatMap(({ json }): StayToQuote[] => {
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
}
