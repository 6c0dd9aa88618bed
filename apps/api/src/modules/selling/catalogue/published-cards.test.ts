import { isDeepStrictEqual } from "node:util";
import { bookingRoute } from "@pulau/contract/bookings.ts";
import { quoteRoute, staffQuoteRoute } from "@pulau/contract/quotes.ts";
import type { RateCard } from "@pulau/contract/rate-card.ts";
import { putRateCardsRoute, rateCardsRoute } from "@pulau/contract/rates-admin.ts";
import { addDays, type Day, daysBetween } from "@pulau/domain/calendar/day.ts";
import { questionsOf } from "@pulau/domain/catalogue/card-parts.ts";
import { roomTypesOf } from "@pulau/domain/catalogue/room-types-of.ts";
import { noActivity } from "@pulau/domain/party/guest-answers.ts";
import { hasActivity, kindOf, travellersOf } from "@pulau/domain/party/kinds.ts";
import { bedTypes } from "@pulau/domain/party/party.ts";
import { quote } from "@pulau/domain/pricing/quote.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  bedsAreForGuests,
  type PublishedStay,
  publishedFiles,
  publishedStay,
  readPublished,
} from "../../../../../../packages/contract/checks/published-cards.ts";
import { makePackageAsResorts } from "../../../db/factories/package-as-resorts.ts";
import { inAll } from "../../../db/factories/words.ts";
import { building, room, roomType } from "../../../db/schema/rooms.ts";
import type { Caller } from "../../../races/caller.ts";
import { movableClock } from "../../../races/controls.ts";
import { newGuest, stayOf, submit, tryHold } from "../../../races/guest.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { loadToday } from "../../ground/resort/public.ts";
import { makeContract, makePartner } from "../../partners/agents/test-partner.ts";
import { everyAct, staffWith } from "../../people/accounts/test-staff.ts";

/**
 * Each card as a resort publishes it goes the whole way that it goes in the product: it is put, read back, asked by staff
 * before and after it is saved, quoted to a guest, held and booked. One total at each station.
 */
type Saved = { readonly card: RateCard; readonly stays: readonly PublishedStay[]; readonly put: RateCard };

const mostRooms = 45;
const published = publishedFiles.map((file) => ({ file, ...readPublished(file) }));
const saved = new Map<string, Saved>();
const typeIds = new Map<string, string>();
let stage: Stage;
let staff: Caller;
let clock: Awaited<ReturnType<typeof movableClock>>;

beforeAll(async () => {
  const limits = { roomsPerOwner: 100, roomsPerAddress: 10_000, holdsPerOwner: 100 };
  const span = { from: "2027-01-01", days: 420 } as const;
  stage = await openStage(
    { ...span, rooms: { standard: 0, deluxe: 0, family: 0 }, settings: { limits }, ferrySeats: 400 },
    async ({ pool }) => {
      clock = await movableClock(pool);
      await pool.query("UPDATE boat SET tickets = '[]'");
    },
  );
  await goTo("2027-01-04");
  await makeRoomTypes();
  staff = (await staffWith(stage, { rates: everyAct })).caller;
  for (const { file, card, stays } of published) {
    const made = await makePackageAsResorts(stage.base.db, stage.resort, { type: "tour", name: file });
    const put: RateCard = {
      ...card,
      package: { ...card.package, id: made.packageId },
      option: { ...card.option, id: made.optionId },
      words: namesOf(card),
    };
    const params = { _id: made.packageId };
    await staff.must(putRateCardsRoute, { params, body: { cards: [put] } });
    const [read] = (await staff.must(rateCardsRoute, { params })).cards;
    if (!read) throw new Error(`${file} was not kept`);
    saved.set(file, { card: read, stays, put });
  }
}, 120_000);
afterAll(() => stage.close());

/** Names for the words that a card uses, without which it is not kept. */
const namesOf = (card: RateCard) => {
  const { activities, markets } = questionsOf(card);
  return Object.fromEntries([...activities, ...markets].map((word) => [word, inAll(word)]));
};

async function goTo(day: Day): Promise<void> {
  const today = await loadToday(stage.base.db, "Asia/Kuala_Lumpur");
  await clock.move(daysBetween(today, day) * 86_400);
}

/** Every room type that a card or stay names, in any bed type and for any number. */
async function makeRoomTypes(): Promise<void> {
  const { db } = stage.base;
  const named = published.flatMap(({ card, stays }) => [
    ...roomTypesOf(card).map(({ roomTypeId }) => roomTypeId),
    ...stays.flatMap(({ rooms }) => rooms.map(({ roomTypeId }) => roomTypeId)),
  ]);
  const [house] = await db.select().from(building);
  for (const roomCode of new Set(named)) {
    const text = { name: inAll(roomCode), summary: inAll(roomCode), highlight: inAll(roomCode) };
    const holds = { minPax: 1, maxPax: 20, bedTypes: [...bedTypes], sizeSqm: 24 };
    const [type] = await db
      .insert(roomType)
      .values({ roomCode, ...text, ...holds, picture: "garden-room", amenities: [] })
      .returning({ id: roomType.id });
    if (!type || !house) throw new Error("no room type was made");
    typeIds.set(roomCode, type.id);
    const place = { roomTypeId: type.id, buildingId: house.id, floor: "G", maxPax: 20 };
    await db
      .insert(room)
      .values(Array.from({ length: mostRooms }, (_, i) => ({ ...place, roomNo: `${roomCode} ${i + 1}` })));
  }
}

const partyOf = ({ guests, market }: PublishedStay) => {
  const all = guests.flatMap(({ count, ...guest }) => Array.from({ length: count }, () => guest));
  const activities: Record<string, number> = {};
  for (const { activity } of all) if (activity) activities[activity] = (activities[activity] ?? 0) + 1;
  return {
    all,
    party: {
      adults: all.filter(({ age }) => age === null || age > 17).length,
      childAges: all.flatMap(({ age }) => (age !== null && age <= 17 ? [age] : [])),
      nonMalaysians: all.filter(({ nonMalaysian }) => nonMalaysian).length,
      activities,
      ...(market && { market }),
    },
  };
};

const totalOf = ({ total }: PublishedStay) => (total === "ON_ENQUIRY" ? total : Math.round(total * 100));

const roomsOf = (stay: PublishedStay) =>
  publishedStay(stay).rooms.map(({ roomTypeId, extraBeds, sharing, ...choice }) => ({
    ...choice,
    roomTypeId: typeIds.get(roomTypeId) ?? roomTypeId,
    ...(sharing !== undefined && { sharing }),
    ...(extraBeds !== undefined && { extraBeds }),
  }));

/**
 * What the guest's first quote knows: the adults' ages are not asked yet, and of a party it is said how many dive, not
 * that the child does and its parents don't.
 */
const isKnownBefore = (stay: PublishedStay): boolean => {
  const inOrder = ({ age, activity }: { age: number | null; activity?: string | null | undefined }) =>
    `${String(age ?? 99).padStart(2, "0")} ${activity ?? ""}`;
  return (
    stay.guests.every(({ age }) => age === null || age <= 17) &&
    isDeepStrictEqual(
      travellersOf(partyOf(stay).party).map(inOrder).toSorted(),
      publishedStay(stay).travellers.map(inOrder).toSorted(),
    )
  );
};

const guestDetails = ({ all }: ReturnType<typeof partyOf>, stay: PublishedStay, card: RateCard) => {
  const hasQuestions = questionsOf(card).activities.length > (card.activity ? 1 : 0);
  const [, ...rest] = stayOf(stage.resort).guests ?? [];
  const [plain = rest[0]] = rest;
  return all.map(({ age, nonMalaysian, activity }, i) => ({
    ...plain,
    fullName: `${stay.name.slice(0, 40)} ${i}`,
    identity: nonMalaysian ? `K${String(1_000_000 + i)}` : "900101-11-5678",
    age: age ?? 36,
    nonMalaysian,
    activity:
      hasQuestions && hasActivity(kindOf(age, false, card.bands.package))
        ? (activity ?? card.activity ?? noActivity)
        : null,
    room: 0,
  }));
};

const buyerFor = async ({ priceList }: PublishedStay): Promise<Caller> => {
  if (priceList === undefined) return newGuest(stage.urls);
  const agency = await makePartner(stage, "agency");
  await makeContract(stage.base.db, agency.accountId, { markdown: 0, priceList });
  return agency.signIn("editor");
};

describe.each(published)("$file is asked by staff:", ({ file, card, stays }) => {
  it("comes back as it was put", () => {
    const { card: read, put } = saved.get(file) as Saved;
    const byCode = (text: string) => [...typeIds].reduce((all, [code, id]) => all.replaceAll(id, code), text);
    const sorted = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(sorted)
        : typeof value === "object" && value !== null
          ? Object.fromEntries(
              Object.entries(value)
                .filter(([, part]) => part != null)
                .map(([key, part]) => [key, sorted(part)])
                .toSorted(),
            )
          : value;
    const comparable = (value: RateCard) =>
      sorted({
        ...value,
        package: null,
        periods: value.periods.map((period) => ({
          closedArrivals: [],
          closedDepartures: [],
          departureWeekdays: [],
          ...period,
        })),
      });
    expect(JSON.parse(byCode(JSON.stringify(comparable(read))))).toEqual(comparable(put));
  });

  it.each(stays.map((stay) => [stay.name, stay] as const))("%s", async (_, stay) => {
    const { card: read, put } = saved.get(file) as Saved;
    const total = totalOf(stay);
    const published = publishedStay(stay);
    const ofEngine = quote(published, card, stay.today);
    expect(ofEngine.ok ? ofEngine.value.totalSen : ofEngine.failure.code, "the engine").toBe(total);

    const request = {
      checkIn: stay.checkIn,
      nights: stay.nights ?? null,
      market: stay.market ?? null,
      priceList: stay.priceList ?? null,
      bookedOn: stay.today,
      travellers: published.travellers.map(({ room: _, ...person }) => person),
      rooms: [...published.rooms],
      extras: stay.extras ?? [],
    };
    const ids = published.rooms.map((choice) => ({
      ...choice,
      roomTypeId: typeIds.get(choice.roomTypeId) ?? "",
    }));
    const tried = await staff.call(staffQuoteRoute, { body: { ...request, card: put } });
    expect(tried.ok ? tried.value.quote.totalSen : tried.code, "the trial").toBe(total);
    const again = await staff.call(staffQuoteRoute, { body: { ...request, rooms: ids, card: read } });
    expect(again.ok ? again.value.quote.totalSen : again.code, "the trial of what was read back").toBe(total);
    const kept = await staff.call(staffQuoteRoute, {
      body: { ...request, rooms: ids, optionId: read.option.id },
    });
    expect(kept.ok ? kept.value.quote.totalSen : kept.code, "the saved card").toBe(total);
    if (kept.ok) expect(kept.value.closed, "open to guests").toBeNull();
  });
});

describe.each(published)("$file is bought:", ({ file, card, stays }) => {
  it.each(stays.filter(bedsAreForGuests).map((stay) => [stay.name, stay] as const))("%s", async (_, stay) => {
    const { card: read } = saved.get(file) as Saved;
    const total = totalOf(stay);
    await goTo(stay.today);
    const people = partyOf(stay);
    const guest = await buyerFor(stay);
    const option = { optionId: read.option.id, checkIn: stay.checkIn, nights: stay.nights ?? null };
    const request = { ...option, party: people.party, rooms: roomsOf(stay), extras: stay.extras ?? [] };
    if (isKnownBefore(stay)) {
      const quoted = await guest.call(quoteRoute, { body: request });
      expect(quoted.ok ? quoted.value.quote.totalSen : quoted.code, "the guest's quote").toBe(total);
    }
    const held = await tryHold(guest, {
      ...stayOf(stage.resort),
      ...request,
      packageId: read.package.id,
      guests: guestDetails(people, stay, card),
    });
    expect(held.ok ? held.value.quote.totalSen : held.code, "the hold").toBe(total);
    if (held.ok && stay.deposit) {
      const { depositSen, balanceDueOn } = held.value.quote;
      expect({ now: depositSen / 100, restOn: balanceDueOn }).toEqual(stay.deposit);
    }
    if (!held.ok) return;
    const made = await submit(guest, held.value);
    expect(made.ok ? "booked" : [made.code, made.facts]).toBe("booked");
    if (!made.ok) return;
    const booked = await guest.must(bookingRoute, { params: { _id: made.value._id } });
    expect(booked.totalSen, "the booking").toBe(total);
    if (stay.deposit) {
      const { now, restOn } = stay.deposit;
      expect(booked).toMatchObject({ depositSen: Math.round(now * 100), balanceDueOn: restOn });
    }
    expect(
      booked.lines.reduce((sum, line) => sum + line.amountSen, 0),
      "its lines",
    ).toBe(total);
    expect(addDays(stay.checkIn, stay.nights ?? card.option.nights)).toBe(booked.checkOut);
  });
});
