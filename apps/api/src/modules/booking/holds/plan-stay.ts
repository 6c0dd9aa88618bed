import type { BookingJson } from "@pulau/contract/drafts.ts";
import type { PlanFailure } from "@pulau/contract/shared-failures.ts";
import type { Span } from "@pulau/domain/booking/room-dates.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import { checkExtras } from "@pulau/domain/catalogue/offered-extras.ts";
import { nightsOfStay, sellable } from "@pulau/domain/catalogue/selling.ts";
import { bookAgreed } from "@pulau/domain/groups/agreed-prices.ts";
import { ok, type Result, refuse, refuseFields } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { readTogether } from "../../../db/read-together.ts";
import type { HeldStay } from "../../../db/schema/holds.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";
import { loadRateBook, type StayBook } from "../../selling/catalogue/public.ts";
import { assembleStay } from "./assemble-stay.ts";
import { checkAhead, checkLink } from "./check-sale.ts";
import { personsOf, travellersOfDraft } from "./draft-people.ts";
import { fitRooms } from "./fit-rooms.ts";
import { agreedOf, type CompleteDraft, type PlanTerms } from "./plan-terms.ts";
import { loadRoomTypes } from "./room-types.ts";

/**
 * Turns a draft into the exact rooms, boats, add-ons and price that a hold would keep. It only looks; nothing is
 * claimed, and between here and the claim a rival may be faster.
 */
export async function planStay(
  db: Db | Tx,
  draft: BookingJson,
  terms: PlanTerms,
): Promise<Result<HeldStay, PlanFailure>> {
  if (!isComplete(draft)) return refuseFields("DRAFT_INCOMPLETE", missingOf(draft));
  const settings = await loadSettings(db);
  const persons = personsOf(draft);
  if (persons > settings.limits.persons)
    return refuse("PARTY_TOO_LARGE", { persons, most: settings.limits.persons });
  const { optionId, checkIn, nights } = draft;
  const [found, today, roomTypes] = await readTogether(db, [
    () =>
      loadRateBook(db, {
        optionId,
        from: checkIn,
        to: checkIn,
        nights,
        contract: terms.contract,
        offSale: terms.held?.optionId === optionId,
      }),
    () => loadToday(db, settings.timeZone),
    () => loadRoomTypes(db, terms.held?.rooms),
  ]);
  if (!found) return refuse("PACKAGE_CLOSED");
  const book = bookAgreed(found, agreedOf(terms, draft));
  const link = await checkLink(db, book, draft, terms);
  if (!link.ok) return link;
  const offered = checkExtras(book, draft.extras, terms.held?.extras);
  if (!offered.ok) return offered;
  const ahead = await checkAhead(db, { book, draft, persons, today }, terms);
  if (!ahead.ok) return ahead;
  // No reason lets a stay begin on a day that is over, as no change moves one there.
  if (terms.rules === "past" && draft.checkIn < today)
    return refuse("PACKAGE_CLOSED", { checkIn: draft.checkIn });
  const free = terms.rules !== "hold";
  const stay = free ? ok(wholeSpan(draft, book)) : spanOf(draft, book);
  if (!stay.ok) return stay;
  const period = free ? ok(null) : sellable(book, draft, today);
  if (!period.ok) return period;
  const travellers = [...(terms.travellers ?? travellersOfDraft(draft, book))];
  const fits = fitRooms({
    rooms: draft.rooms,
    stay: stay.value,
    travellers,
    bands: book.bands.package,
    roomTypes,
    rates: terms.held ? null : book.rates,
  });
  if (!fits.ok) return fits;
  return assembleStay(
    db,
    {
      draft,
      book,
      today,
      travellers,
      roomTypes,
      stay: stay.value,
      boats: settings.boats,
      influencerId: link.value,
      ahead: ahead.value,
    },
    terms,
  );
}

/** The first choices that a stay needs and that are not made yet. */
export const missingOf = ({ optionId, checkIn, rooms }: BookingJson) =>
  Object.entries({ optionId, checkIn, rooms: rooms[0] ?? null })
    .filter(([, chosen]) => chosen === null)
    .map(([path]) => ({ path, rule: "required" }));

const isComplete = (draft: BookingJson): draft is CompleteDraft =>
  draft.optionId !== null && draft.checkIn !== null && draft.rooms.length > 0;

const wholeSpan = (draft: CompleteDraft, book: StayBook): Span => ({
  checkIn: draft.checkIn,
  checkOut: addDays(draft.checkIn, nightsOfStay(book, draft)),
});

/** From the check-in for as many nights as were asked for; an option is not sold for fewer than its own. */
function spanOf(draft: CompleteDraft, book: StayBook): Result<Span, "PACKAGE_CLOSED"> {
  const { checkIn } = draft;
  const nights = nightsOfStay(book, draft);
  if (nights < book.option.nights)
    return refuse("PACKAGE_CLOSED", { checkIn, rule: "minStay", minStay: book.option.nights });
  return ok(wholeSpan(draft, book));
}
