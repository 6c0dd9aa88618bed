import type { staffQuoteRoute } from "@pulau/contract/quotes.ts";
import type { Received, Reply } from "@pulau/contract/route.ts";
import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import { checkExtras } from "@pulau/domain/catalogue/offered-extras.ts";
import { closedBy, nightsOfStay, sellable } from "@pulau/domain/catalogue/selling.ts";
import { occupantsAddUp } from "@pulau/domain/party/kinds.ts";
import { quote } from "@pulau/domain/pricing/quote.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { loadResortToday } from "../../ground/resort/public.ts";
import { loadRateBook } from "../catalogue/public.ts";

type Request = Received<typeof staffQuoteRoute>["body"];
type Refusal =
  | ("NOT_FOUND" | "PACKAGE_CLOSED" | "NO_RATE" | "ON_ENQUIRY")
  | ("PARTY_MISMATCH" | "ROOM_DATES" | "ADD_ON_SOLD_OUT");

/**
 * What a rate card makes of a stay, whether or not anything of it is free or on sale that day. A card that is sent with
 * the question is tried as it is and not kept. Whether guests could buy it is told beside the price. Boats and add-ons, which are no part of a card, are not in it.
 */
export async function quoteByCard(
  db: Db,
  stay: Request,
): Promise<Result<Reply<typeof staffQuoteRoute>, Refusal>> {
  const book = stay.card ?? (await findBook(db, stay));
  if (!book) return refuse("NOT_FOUND");
  const nights = nightsOfStay(book, stay);
  const checkOut = addDays(stay.checkIn, nights);
  const strays = stay.rooms.findIndex(({ checkIn: from = stay.checkIn, checkOut: to = checkOut }) => {
    return from < stay.checkIn || to > checkOut || from >= to;
  });
  if (strays >= 0) return refuse("ROOM_DATES", { room: strays });
  const offered = checkExtras(book, stay.extras);
  if (!offered.ok) return offered;
  if (!occupantsAddUp(stay.rooms, stay.travellers, book.bands.package)) return refuse("PARTY_MISMATCH");
  const today = stay.bookedOn ?? (await loadResortToday(db));
  const priced = quote(
    {
      checkIn: stay.checkIn,
      nights,
      market: stay.market ?? undefined,
      priceList: stay.priceList ?? undefined,
      excluded: stay.excluded,
      extras: stay.extras,
      travellers: stay.travellers,
      rooms: stay.rooms,
      crossings: [],
      addOns: [],
    },
    book,
    today,
  );
  if (!priced.ok) return priced;
  const closed = closedFor(book, { checkIn: stay.checkIn, nights }, today);
  return ok({ quote: { ...priced.value, lines: [...priced.value.lines] }, closed });
}

/** The rule by which a guest's quote refuses this stay, with what it tells. */
function closedFor(book: RateBook, stay: { checkIn: Day; nights: number }, today: Day) {
  const open = sellable(book, stay, today);
  const closed = closedBy(book, stay, today);
  if (open.ok || closed === null) return null;
  const { checkIn: _, ...facts } = open.failure.facts ?? {};
  return { ...facts, rule: closed.rule };
}

const findBook = (db: Db, { optionId, checkIn, nights }: Request): Promise<RateBook | null> | null =>
  optionId == null
    ? null
    : loadRateBook(db, { optionId, from: checkIn, to: checkIn, nights, contract: null });
