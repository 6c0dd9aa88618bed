import type { BookingJson } from "@pulau/contract/drafts.ts";
import type { PlanFailure } from "@pulau/contract/shared-failures.ts";
import { type AgentContract, contractTerms } from "@pulau/domain/agents/contract.ts";
import type { Span } from "@pulau/domain/booking/room-dates.ts";
import { addDays, type Day, daysBetween } from "@pulau/domain/calendar/day.ts";
import { checkExtras } from "@pulau/domain/catalogue/offered-extras.ts";
import { nightsOfStay, sellable } from "@pulau/domain/catalogue/selling.ts";
import type { BoughtPackageId, HoldId, OptionId, RoomId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import type { Traveller } from "@pulau/domain/party/party.ts";
import { checkRedeem } from "@pulau/domain/promo-package/redeeming.ts";
import { ok, type Result, refuse, refuseFields } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { readTogether } from "../../../db/read-together.ts";
import type { HeldStay } from "../../../db/schema/holds.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadSettings, loadToday, type ResortSettings } from "../../ground/resort/public.ts";
import { linkOpens } from "../../partners/referral/public.ts";
import { findRedeemable } from "../../selling/bought-packages/public.ts";
import { loadRateBook, type StayBook } from "../../selling/catalogue/public.ts";
import { loadRoads } from "../../selling/transport/public.ts";
import { chooseCrossings } from "./choose-crossings.ts";
import { chooseTransfers } from "./choose-transfers.ts";
import { personsOf, travellersOfDraft } from "./draft-people.ts";
import { fitRooms } from "./fit-rooms.ts";
import { includeAddOns } from "./include-add-ons.ts";
import { pickAddOns } from "./pick-add-ons.ts";
import { pickRooms } from "./pick-rooms.ts";
import { priceStay } from "./price-stay.ts";
import { loadRoomTypes, type SleepingType } from "./room-types.ts";

/** What every plan is made with beside the draft. Which of it a caller decides, `plans.ts` says. */
export type PlanTerms = {
  /** The draft's own hold: what it claims is free for it, and its rooms are kept where they still fit. */
  readonly holdId: HoldId;
  readonly keepRoomIds: readonly string[];
  /** 0 to 1: where among equal rooms to begin, so that rivals don't all reach for the same one. */
  readonly spread: number;
  /** The people, where they are known better than the draft can say. */
  readonly travellers: readonly Traveller[] | null;
  /**
   * Whether the rules by which stays are sold hold: `past` where staff go past them and have said why, `sold` where these
   * nights are sold to the guests already, and whether others could still buy them does not matter.
   */
  readonly rules: "hold" | "past" | "sold";
  /** Guests in house have slept the nights before this day: see `pickRooms`. */
  readonly from: Day | null;
  /** A booking's stay: it may keep its option, room types and add-ons although they are sold no more. */
  readonly held: HeldStay | null;
  /** Land transfers that are still being typed, or don't fit the boats, are left out of it instead of refused. */
  readonly leaveOpen: boolean;
  /** By which an agency buys, or bought what is changed; null for everybody else. */
  readonly contract: AgentContract | null;
  /** Whose stay it is, as far as it is known: what was bought ahead is redeemed by its buyer alone. */
  readonly ownerId: string | null;
  /** Rules that staff have taken off the booking. */
  readonly excluded: readonly string[];
  /** For whom a promo code's use is to be claimed; a price alone asks for nobody. */
  readonly claimantId: string | null;
};

/** What was bought ahead, and the deposit that one of it is worth in sen. */
type Ahead = { readonly boughtPackageId: BoughtPackageId; readonly depositSen: Sen };

type Complete = BookingJson & { optionId: OptionId; checkIn: Day };

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
  const [book, today, roomTypes] = await readTogether(db, [
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
  if (!book) return refuse("PACKAGE_CLOSED");
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
  const travellers = [...(terms.travellers ?? travellersOfDraft(draft))];
  const fits = fitRooms({
    rooms: draft.rooms,
    stay: stay.value,
    travellers,
    bands: book.bands.package,
    roomTypes,
    rates: terms.held ? null : book.rates,
  });
  if (!fits.ok) return fits;
  return assemble(
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

const isComplete = (draft: BookingJson): draft is Complete =>
  draft.optionId !== null && draft.checkIn !== null && draft.rooms.length > 0;

/** An influencer's package is sold by their link alone; one that was sold stays so when the link has ended. */
async function checkLink(
  db: Db | Tx,
  book: StayBook,
  draft: Complete,
  terms: PlanTerms,
): Promise<Result<string | null, "PACKAGE_CLOSED">> {
  if (book.package.type !== "influencer") return ok(null);
  const { influencerId, checkIn } = draft;
  const opens =
    influencerId !== null &&
    (terms.rules === "sold" || (await linkOpens(db, { packageId: book.package.id, influencerId })));
  return opens ? ok(influencerId) : refuse("PACKAGE_CLOSED", { checkIn, rule: "linkOnly" });
}

/**
 * What is sold ahead is booked with what was bought of it, by its buyer, within its dates and for as many people. A stay
 * that has one of it already may move.
 */
async function checkAhead(
  db: Db | Tx,
  { book, draft, ...stay }: { book: StayBook; draft: Complete; persons: number; today: Day },
  { held, ownerId }: PlanTerms,
): Promise<Result<Ahead | null, "PACKAGE_CLOSED" | "PARTY_TOO_LARGE">> {
  const { boughtPackageId, checkIn } = draft;
  if (boughtPackageId === null && !book.package.soldAhead) return ok(null);
  const used = held?.boughtPackageId !== undefined && held.boughtPackageId === boughtPackageId;
  const bought = boughtPackageId === null ? null : await findRedeemable(db, boughtPackageId);
  if (bought?.optionId !== book.option.id || !(used || bought.accountId === ownerId))
    return refuse("PACKAGE_CLOSED", { checkIn, rule: "aheadOnly" });
  const open = checkRedeem(bought, { checkIn, persons: stay.persons }, { today: stay.today, used });
  return open.ok ? ok({ boughtPackageId: bought.id, depositSen: bought.depositSen }) : open;
}

const wholeSpan = (draft: Complete, book: StayBook): Span => ({
  checkIn: draft.checkIn,
  checkOut: addDays(draft.checkIn, nightsOfStay(book, draft)),
});

/** From the check-in for as many nights as were asked for; an option is not sold for fewer than its own. */
function spanOf(draft: Complete, book: StayBook): Result<Span, "PACKAGE_CLOSED"> {
  const { checkIn } = draft;
  const nights = nightsOfStay(book, draft);
  if (nights < book.option.nights)
    return refuse("PACKAGE_CLOSED", { checkIn, rule: "minStay", minStay: book.option.nights });
  return ok(wholeSpan(draft, book));
}

type Ground = {
  draft: Complete;
  book: StayBook;
  today: Day;
  travellers: Traveller[];
  roomTypes: ReadonlyMap<string, SleepingType>;
  stay: Span;
  boats: ResortSettings["boats"];
  /** Whose link the package was bought by. */
  influencerId: string | null;
  /** What was bought ahead and is redeemed. */
  ahead: Ahead | null;
};

async function assemble(
  db: Db | Tx,
  ground: Ground,
  terms: PlanTerms,
): Promise<Result<HeldStay, PlanFailure>> {
  const { draft, book, travellers, stay } = ground;
  const exceptHoldId = terms.holdId;
  const option = { packageId: book.package.id, optionId: book.option.id };
  const seats = travellers.length;
  const { land } = draft.transport;
  const [rooms, crossings, addOns, roads, included] = await readTogether(db, [
    () => pickRooms(db, { ...terms, rooms: draft.rooms, stay, exceptHoldId }),
    () => chooseCrossings(db, { ...stay, option, choice: draft.transport, seats, exceptHoldId }),
    () => pickAddOns(db, draft, stay, { holdId: exceptHoldId, held: terms.held?.addOns }),
    async () =>
      land.length === 0 ? [] : loadRoads(db, { ...stay, optionId: option.optionId, exceptHoldId }),
    () => includeAddOns(db, { book, stay, travellers, exceptHoldId, sold: terms.rules === "sold" }),
  ]);
  if (!rooms.ok) return rooms;
  if (!crossings.ok) return crossings;
  if (!addOns.ok) return addOns;
  if (!included.ok) return included;
  const timeOf = (direction: "out" | "back") =>
    crossings.value.find(({ held }) => held.direction === direction)?.held.time ?? null;
  const boats = { ...ground.boats, out: timeOf("out"), back: timeOf("back") };
  const transfers = chooseTransfers({
    ...draft,
    land,
    travellers,
    stay,
    boats,
    boatBands: book.bands.boat,
    roads,
  });
  if (!transfers.ok) return transfers;
  const { chosen, open } = transfers.value;
  const [first] = open;
  if (first && !terms.leaveOpen)
    return refuseFields(
      "DRAFT_INCOMPLETE",
      open.map(({ path, rule }) => ({ path, rule })),
      { ...first },
    );
  const chosenParts = {
    rooms: rooms.value,
    crossings: crossings.value,
    addOns: addOns.value,
    transfers: chosen,
  };
  const priced = await priceOf(db, ground, terms, chosenParts);
  if (!priced.ok) return priced;
  const parts = { ...chosenParts, included: included.value, open, ...priced.value };
  return ok(heldStay(ground, terms, parts));
}

type Value<R> = R extends { readonly ok: true; readonly value: infer V } ? V : never;
type Chosen = {
  readonly rooms: readonly (Complete["rooms"][number] & {
    readonly roomId: RoomId;
    readonly roomNo: string;
  })[];
  readonly crossings: Value<Awaited<ReturnType<typeof chooseCrossings>>>;
  readonly addOns: Value<Awaited<ReturnType<typeof pickAddOns>>>;
  readonly transfers: Value<ReturnType<typeof chooseTransfers>>["chosen"];
};

/** The price of what was chosen, with the use of a promo code that it claims. */
function priceOf(db: Db | Tx, ground: Ground, terms: PlanTerms, { crossings, transfers, addOns }: Chosen) {
  const { draft, book, stay } = ground;
  const { claimantId, holdId } = terms;
  return priceStay(db, {
    stayToQuote: {
      ...priceRequest(ground, terms),
      crossings: crossings.map(({ priced, held }) => ({ ...priced, boats: held.boats })),
      transfers: transfers.flatMap(({ priced }) => priced ?? []),
      addOns: addOns.map(({ addOn, held: { count, day } }) => ({ addOn, count, day })),
    },
    book,
    today: ground.today,
    stay: { ...stay, packageId: book.package.id },
    promoCode: draft.promoCode,
    frozen: terms.held ? { promo: terms.held.promo } : null,
    hasContract: terms.contract !== null,
    claimant: claimantId === null ? undefined : { ownerId: claimantId, email: draft.booker.email, holdId },
  });
}

type Parts = Chosen &
  Value<Awaited<ReturnType<typeof priceStay>>> & {
    readonly included: Value<Awaited<ReturnType<typeof includeAddOns>>>;
    readonly open: HeldStay["openTransfers"];
  };

/** What a hold keeps of all that was chosen. */
function heldStay(ground: Ground, terms: PlanTerms, parts: Parts): HeldStay {
  const { draft, book, travellers, roomTypes, stay } = ground;
  // Another option may not offer what the booking has: it falls away, and the difference shows it.
  const isOther = terms.held !== null && terms.held.optionId !== book.option.id;
  const extras = draft.extras.filter((chosen) => !isOther || book.extras?.some(({ id }) => id === chosen));
  return {
    ...stay,
    packageId: book.package.id,
    optionId: book.option.id,
    party: draft.party,
    travellers,
    rooms: parts.rooms.map((room) => ({ ...room, roomTypeName: nameOf(roomTypes, room.roomTypeId) })),
    crossings: parts.crossings.map(({ held }) => held),
    addOns: [...parts.addOns.map(({ held }) => held), ...parts.included],
    transfers: parts.transfers.map(({ held }) => held),
    openTransfers: parts.open,
    quote: parts.quote,
    ...(parts.promo && { promo: parts.promo }),
    ...(terms.contract && { contract: terms.contract }),
    ...(ground.influencerId && { influencerId: ground.influencerId }),
    ...(ground.ahead && {
      boughtPackageId: ground.ahead.boughtPackageId,
      aheadSen: ground.ahead.depositSen,
    }),
    ...(extras.length > 0 && { extras, extraNames: namesOf(extras, book, terms.held) }),
    ...(book.amendmentFee && { amendmentFee: book.amendmentFee }),
    ...(terms.excluded.length > 0 && { excluded: [...terms.excluded] }),
  };
}

const namesOf = (extras: readonly string[], book: StayBook, held: HeldStay | null) =>
  Object.fromEntries(
    extras.flatMap((extraId) => {
      const name = book.extras?.find(({ id }) => id === extraId)?.name ?? held?.extraNames?.[extraId];
      return name ? [[extraId, name]] : [];
    }),
  );

const priceRequest = ({ draft, book, travellers, stay }: Ground, { excluded }: PlanTerms) => ({
  checkIn: stay.checkIn,
  nights: daysBetween(stay.checkIn, stay.checkOut),
  market: draft.party.market,
  extras: draft.extras,
  excluded,
  travellers,
  rooms: draft.rooms,
  ...contractTerms(book.contract),
});

function nameOf(roomTypes: Ground["roomTypes"], id: string) {
  const type = roomTypes.get(id);
  if (!type) throw new Error(`room type ${id} was planned and is not on sale`);
  return type.name;
}
