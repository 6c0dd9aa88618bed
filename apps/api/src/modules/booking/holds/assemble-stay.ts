import type { PlanFailure } from "@pulau/contract/shared-failures.ts";
import { contractTerms } from "@pulau/domain/agents/contract.ts";
import { type NextRoom, nextWithin } from "@pulau/domain/booking/earlier-rooms.ts";
import { roomSpan, type Span } from "@pulau/domain/booking/room-dates.ts";
import { type Day, daysBetween } from "@pulau/domain/calendar/day.ts";
import type { AccountId, RoomId, RoomTypeId } from "@pulau/domain/ids.ts";
import type { Traveller } from "@pulau/domain/party/party.ts";
import type { RoomToQuote } from "@pulau/domain/pricing/lines.ts";
import { ok, type Result, refuseFields } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { readTogether } from "../../../db/read-together.ts";
import type { HeldStay } from "../../../db/schema/holds.ts";
import type { Tx } from "../../../db/tx.ts";
import type { ResortSettings } from "../../ground/resort/public.ts";
import type { StayBook } from "../../selling/catalogue/public.ts";
import { loadRoads } from "../../selling/transport/public.ts";
import { chooseCrossings, timesOf } from "./choose-crossings.ts";
import { chooseTransfers } from "./choose-transfers.ts";
import { includeAddOns } from "./include-add-ons.ts";
import { parkedStill } from "./parked-still.ts";
import { pickAddOns } from "./pick-add-ons.ts";
import { pickRooms, type StandingRooms } from "./pick-rooms.ts";
import { type Ahead, agreedOf, type CompleteDraft, type PlanTerms } from "./plan-terms.ts";
import { priceStay } from "./price-stay.ts";
import type { SleepingType } from "./room-types.ts";

/** What is known of a stay before its rooms, boats and add-ons are chosen. */
type StayContext = {
  draft: CompleteDraft;
  book: StayBook;
  today: Day;
  travellers: Traveller[];
  roomTypes: ReadonlyMap<RoomTypeId, SleepingType>;
  stay: Span;
  boats: ResortSettings["boats"];
  /** Whose link the package was bought by. */
  influencerId: AccountId | null;
  /** What was bought ahead and is redeemed. */
  ahead: Ahead | null;
};

/** Chooses the rooms, boats, transfers and add-ons of a stay that may be sold, and prices them. */
export async function assembleStay(
  db: Db | Tx,
  ground: StayContext,
  terms: PlanTerms,
): Promise<Result<HeldStay, PlanFailure>> {
  const { draft, book, travellers, stay } = ground;
  const exceptHoldId = terms.holdId;
  const option = { packageId: book.package.id, optionId: book.option.id };
  const seats = travellers.length;
  const { land } = draft.transport;
  const [rooms, crossings, addOns, roads, included] = await readTogether(db, [
    () => pickRooms(db, { ...terms, rooms: withStanding(draft.rooms, stay, terms), stay, exceptHoldId }),
    () => chooseCrossings(db, { ...stay, ...boatsWanted(draft, terms), option, seats, exceptHoldId }),
    () => pickAddOns(db, draft, stay, { holdId: exceptHoldId, held: terms.held?.addOns }),
    async () =>
      land.length === 0 ? [] : loadRoads(db, { ...stay, optionId: option.optionId, exceptHoldId }),
    () => includeAddOns(db, { book, stay, travellers, exceptHoldId, sold: terms.rules === "sold" }),
  ]);
  if (!rooms.ok) return rooms;
  if (!crossings.ok) return crossings;
  if (!addOns.ok) return addOns;
  if (!included.ok) return included;
  const boats = { ...ground.boats, ...timesOf(crossings.value) };
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

const boatsWanted = ({ transport }: CompleteDraft, { withoutBoat }: PlanTerms) => ({
  choice: transport,
  without: withoutBoat,
});

/**
 * The rooms with those that their guests change into, as far as the stay still has nights in both, and with those that stand in
 * for guests who are parked.
 */
function withStanding<R extends CompleteDraft["rooms"][number]>(
  rooms: readonly R[],
  stay: Span,
  { next, keepRoomIds, held }: PlanTerms,
): (R & { next?: NextRoom; standing?: StandingRooms })[] {
  return rooms.map((room, i) => {
    const standing = held ? parkedStill(held, { room, stay, roomId: keepRoomIds[i] }) : undefined;
    if (standing) return { ...room, standing };
    const change = nextWithin({ roomId: keepRoomIds[i] ?? "", next: next[i] }, roomSpan(room, stay));
    return change ? { ...room, next: change } : room;
  });
}

type Value<R> = R extends { readonly ok: true; readonly value: infer V } ? V : never;
type Chosen = {
  readonly rooms: readonly (CompleteDraft["rooms"][number] & {
    readonly roomId: RoomId;
    readonly roomNo: string;
    readonly standing?: StandingRooms | undefined;
  })[];
  readonly crossings: Value<Awaited<ReturnType<typeof chooseCrossings>>>;
  readonly addOns: Value<Awaited<ReturnType<typeof pickAddOns>>>;
  readonly transfers: Value<ReturnType<typeof chooseTransfers>>["chosen"];
};

/** The price of what was chosen, with the use of a promo code that it claims. */
function priceOf(
  db: Db | Tx,
  ground: StayContext,
  terms: PlanTerms,
  { crossings, transfers, addOns }: Chosen,
) {
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
function heldStay(ground: StayContext, terms: PlanTerms, parts: Parts): HeldStay {
  const { draft, book, travellers, roomTypes, stay } = ground;
  // Another option may not offer what the booking has: it falls away, and the difference shows it.
  const isOther = terms.held !== null && terms.held.optionId !== book.option.id;
  const agreed = agreedOf(terms, draft);
  const extras = draft.extras.filter((chosen) => !isOther || book.extras?.some(({ id }) => id === chosen));
  return {
    ...stay,
    packageId: book.package.id,
    optionId: book.option.id,
    party: draft.party,
    travellers,
    rooms: parts.rooms.map(({ standing: _, ...room }) => ({
      ...room,
      roomTypeName: nameOf(roomTypes, room.roomTypeId),
    })),
    crossings: parts.crossings.map(({ held }) => held),
    addOns: [...parts.addOns.map(({ held }) => held), ...parts.included],
    transfers: parts.transfers.map(({ held }) => held),
    openTransfers: parts.open,
    quote: parts.quote,
    taxes: parts.taxes,
    ...(parts.promo && { promo: parts.promo }),
    ...(terms.contract && { contract: terms.contract }),
    ...(agreed && { agreed }),
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

/** A room with the type that its guests change into, where its nights are priced as such. */
const pricedRoom = ({
  next,
  standing: _,
  ...room
}: ReturnType<typeof withStanding>[number]): RoomToQuote => ({
  ...room,
  ...(next?.type && next.priced && { changesInto: { on: next.on, roomTypeId: next.type.id } }),
});

const priceRequest = ({ draft, book, travellers, stay }: StayContext, terms: PlanTerms) => ({
  checkIn: stay.checkIn,
  nights: daysBetween(stay.checkIn, stay.checkOut),
  market: draft.party.market,
  extras: draft.extras,
  excluded: terms.excluded,
  travellers,
  rooms: withStanding(draft.rooms, stay, terms).map(pricedRoom),
  ...contractTerms(book.contract),
});

function nameOf(roomTypes: StayContext["roomTypes"], id: RoomTypeId) {
  const type = roomTypes.get(id);
  if (!type) throw new Error(`room type ${id} was planned and is not on sale`);
  return type.name;
}
