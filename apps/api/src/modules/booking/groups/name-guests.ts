import { randomUUID } from "node:crypto";
import { BookingJson } from "@pulau/contract/drafts.ts";
import type { NamedRoom } from "@pulau/contract/groups.ts";
import type { AgentContract } from "@pulau/domain/agents/contract.ts";
import { daysBetween } from "@pulau/domain/calendar/day.ts";
import type { BookingId, GroupId, StaffId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { bedTypesFor } from "@pulau/domain/party/beds.ts";
import type { AgeBand } from "@pulau/domain/party/party.ts";
import { ok, type Result, refuse, refuseFields } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { groupBooking } from "../../../db/schema/groups.ts";
import type { HeldStay } from "../../../db/schema/holds.ts";
import type { Tx } from "../../../db/tx.ts";
import type { Sealer } from "../../../plugins/seal.ts";
import type { ResortSettings } from "../../ground/resort/public.ts";
import { type Agent, agentOf, contractOf } from "../../partners/agents/public.ts";
import { loadGuestBands } from "../../selling/catalogue/public.ts";
import { confirmBooking, lockBooking } from "../bookings/public.ts";
import { submitBooking } from "../checkout/public.ts";
import { createDraft } from "../drafts/public.ts";
import { planHold, takeHold } from "../holds/public.ts";
import { type Owing, spreadAccount } from "./group-money.ts";
import { type LockedGroup, lockGroup } from "./group-rows.ts";
import { choiceOf } from "./keep-block.ts";
import { partyOfRoom, type RoomParty } from "./room-party.ts";
import { settlePayer } from "./set-payer.ts";
import { takeFromBlock } from "./take-from-block.ts";

type Naming = {
  readonly groupId: GroupId;
  readonly staffId: StaffId;
  readonly rooms: readonly NamedRoom[];
  readonly settings: ResortSettings;
  readonly sealer: Sealer;
};
type Made = { readonly _id: BookingId; readonly bookingNo: string };

/**
 * Makes a confirmed booking of each named room of a group, by the path of every other booking: a draft, a hold and the submit. Its
 * room and seats come out of what the group keeps. Its price is that of the one quote engine, and rules by which stays are sold to
 * others (cut-offs, arrival days) no longer matter: the nights are the group's. What the group paid before is spread over those that
 * it pays. One transaction: all of them or none.
 */
export async function nameGuests(tx: Tx, naming: Naming): Promise<Result<{ bookings: Made[] }>> {
  const locked = await lockGroup(tx, naming.groupId);
  if (!locked) return refuse("NOT_FOUND");
  if (!locked.keeps)
    return refuse("WRONG_STATE", { state: locked.row.state === "open" ? "released" : locked.row.state });
  let group = locked;
  const terms = await loadTerms(tx, locked);
  const bookings: (Made & Owing)[] = [];
  for (const [i, room] of naming.rooms.entries()) {
    const made = await nameRoom(tx, { ...naming, ...terms, group, room, at: i });
    // Which of many rooms it was: with one alone nobody asks.
    if (!made.ok) return naming.rooms.length === 1 ? made : atRow(made, i + 1);
    const { made: booked, owedSen } = made.value;
    bookings.push({ ...booked, bookingId: booked._id, owedSen });
    group = { ...group, stay: made.value.rest };
  }
  const { row, stay, now } = locked;
  // Only the bookings made here: those of before are locked before a group.
  const owing = bookings.filter((_, i) => naming.rooms[i]?.payer === "group");
  await spreadAccount(tx, { row, staffId: naming.staffId, owing: owing.toSorted(byBooking) });
  await auditChange(tx, {
    staffId: naming.staffId,
    act: "groupNamed",
    subject: "group",
    subjectId: row.id,
    at: now,
    before: { rooms: stay.rooms.length },
    after: { rooms: group.stay.rooms.length },
    facts: { name: row.name, bookings: bookings.map(({ bookingNo }) => bookingNo).join(", ") },
  });
  return ok({ bookings: bookings.map(({ _id, bookingNo }) => ({ _id, bookingNo })) });
}

const byBooking = (a: Owing, b: Owing): number => (a.bookingId < b.bookingId ? -1 : 1);

const atRow = <T>(refused: Extract<Result<T>, { ok: false }>, line: number): Result<never> => ({
  ...refused,
  failure: { ...refused.failure, facts: { ...refused.failure.facts, line } },
});

/** By what the rooms of a group are priced, and whose they become. */
type Terms = {
  readonly agent: Agent | null;
  readonly contract: AgentContract | null;
  readonly bands: readonly AgeBand[];
};
type Step = Naming & Terms & { readonly group: LockedGroup; readonly room: NamedRoom; readonly at: number };

async function loadTerms(tx: Tx, { row }: LockedGroup): Promise<Terms> {
  const agent = await agentOf(tx, row.accountId);
  const contract = agent && (await contractOf(tx, agent.accountId));
  return { agent, contract, bands: await loadGuestBands(tx, row.optionId) };
}

async function nameRoom(tx: Tx, step: Step): Promise<Result<{ made: Made; owedSen: Sen; rest: HeldStay }>> {
  const { group, room, settings, sealer, staffId, agent, contract, bands } = step;
  const { row, now } = group;
  const ownerId = agent?.accountId ?? randomUUID();
  const party = partyOfRoom(room, bands);
  if (party.occupants.adult === 0)
    return refuseFields("INVALID_INPUT", [{ path: `rooms.${step.at}.guests`, rule: "oneAdult" }]);
  const json = draftOfRoom(group, room, party);
  const draft = await createDraft(tx, { ownerId, json, sealer, staffId });
  if (!draft.ok) return draft;
  const holdId = draft.value._id;
  const until = new Date(now.getTime() + settings.limits.holdSeconds * 1000);
  const persons = room.guests.length;
  const taken = await takeFromBlock(tx, {
    group,
    holdId,
    ownerId,
    roomTypeId: room.roomTypeId,
    persons,
    until,
  });
  if (!taken.ok) return taken;
  const plan = await planHold(tx, json, {
    holdId,
    ownerId,
    claimantId: ownerId,
    keepRoomIds: [taken.value.room.roomId],
    contract,
    agreed: { prices: row.prices, nights: daysBetween(row.checkIn, row.checkOut) },
    travellers: party.travellers,
    pastRules: true,
  });
  if (!plan.ok) return plan;
  const hold = {
    id: holdId,
    ownerId,
    stay: plan.value,
    now,
    state: "live",
    createdAt: now,
    offeredUntil: null,
  } as const;
  const held = await takeHold(tx, { ...hold, expiresAt: until }, undefined);
  if (!held.ok) return held;
  const submitted = await submitBooking(tx, {
    holdId,
    ownerId,
    accountId: agent?.accountId ?? null,
    agent,
    agreedTotalSen: plan.value.quote.totalSen,
    termsAgreed: true,
    language: row.language,
    staffId,
    detailsLater: true,
    heldNow: true,
    settings,
    sealer,
  });
  if (!submitted.ok) return submitted;
  const { _id, bookingNo } = submitted.value;
  const booking = await lockBooking(tx, _id);
  if (!booking) throw new Error(`booking ${_id} was not written`);
  const confirmed = await confirmBooking(tx, booking);
  if (!confirmed.ok) return confirmed;
  await tx.insert(groupBooking).values({ bookingId: _id, groupId: row.id, payer: room.payer });
  await settlePayer(tx, { bookingId: _id, payer: room.payer, settings, isNew: true });
  return ok({ made: { _id, bookingNo }, owedSen: plan.value.quote.totalSen, rest: taken.value.rest });
}

/** The draft of one room: the group's package, dates and ferries, and who is known by name. */
function draftOfRoom(
  { row }: LockedGroup,
  room: NamedRoom,
  { guests, occupants, childAges }: RoomParty,
): BookingJson {
  const [bedType = "quad"] = bedTypesFor(occupants);
  const first = guests[0]?.name ?? row.contactName;
  const own = room.payer === "own";
  return BookingJson.parse({
    packageId: row.packageId,
    optionId: row.optionId,
    checkIn: row.checkIn,
    nights: daysBetween(row.checkIn, row.checkOut),
    party: { adults: occupants.adult, childAges, nonMalaysians: room.nonMalaysians },
    rooms: [{ roomTypeId: room.roomTypeId, bedType, occupants }],
    guests: guests.map(({ name, age }) => ({ fullName: name, room: 0, ...(age !== null && { age }) })),
    guestsLater: true,
    booker: {
      bookingName: first,
      email: room.email ?? (own ? "" : row.email),
      mobile: room.mobile ?? (own ? "" : row.mobile),
    },
    transport: { out: choiceOf(row.crossings, "out"), back: choiceOf(row.crossings, "back"), land: [] },
    step: "payment",
  });
}
