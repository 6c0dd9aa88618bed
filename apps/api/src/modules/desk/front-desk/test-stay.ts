import { randomUUID } from "node:crypto";
import { BookingJson } from "@pulau/contract/drafts.ts";
import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { BookingId, HoldId, OwnerId, RoomId, RoomTypeId } from "@pulau/domain/ids.ts";
import { ledger, move } from "@pulau/domain/ledger/postings.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import type { Occupants } from "@pulau/domain/party/party.ts";
import type { PriceLine } from "@pulau/domain/pricing/lines.ts";
import { loadNow } from "../../../db/clock.ts";
import type { Db } from "../../../db/connect.ts";
import { makeClaims } from "../../../db/factories/claims.ts";
import type { ResortIds } from "../../../db/factories/resort.ts";
import { inAll, only } from "../../../db/factories/words.ts";
import { eq, sql } from "../../../db/orm.ts";
import { bookingGuest } from "../../../db/schema/booking-guests.ts";
import { bookingCrossing, bookingLine, bookingRoom } from "../../../db/schema/booking-parts.ts";
import { booking } from "../../../db/schema/bookings.ts";
import { stayHold } from "../../../db/schema/holds.ts";
import { payment } from "../../../db/schema/payments.ts";
import { room } from "../../../db/schema/rooms.ts";
import { post } from "../../money/ledger/public.ts";

export type StayOptions = {
  readonly roomId: RoomId;
  readonly checkIn: Day;
  /** Two unless told. */
  readonly nights?: number;
  readonly state?: (typeof booking.$inferInsert)["state"];
  readonly name?: string;
  readonly occupants?: Partial<Occupants>;
  /** RM 1,000 unless told. */
  readonly totalSen?: Sen;
  /** All of it unless told. */
  readonly paidSen?: Sen;
  /** Nobody's unless told. */
  readonly ownerId?: OwnerId;
};

let number = 0;

/** A paid stay with its room nights, ferry seats both ways, a guest and its money in the ledger, as the product leaves it. */
export async function makeStay(
  db: Db,
  resort: ResortIds,
  options: StayOptions,
): Promise<{ id: string; holdId: HoldId }> {
  const stay = stayOf(resort, options);
  const { roomTypeId } = only(
    await db.select({ roomTypeId: room.roomTypeId }).from(room).where(eq(room.id, stay.roomId)),
  );
  const holdId = await keep(db, stay, roomTypeId);
  const now = await loadNow(db);
  const row = { ...bookingRow(resort, stay, now), holdId };
  const { id } = only(await db.insert(booking).values(row).returning({ id: booking.id }));
  await writeParts(db, id, stay, roomTypeId);
  if (stay.paidSen > 0) await pay(db, id, stay.paidSen, now);
  return { id, holdId };
}

type Stay = ReturnType<typeof stayOf>;

/** What a wish comes to. */
function stayOf(resort: ResortIds, options: StayOptions) {
  const { checkIn, roomId, state = "confirmed", totalSen = 100_000, name = "Aisyah Rahman" } = options;
  const checkOut = addDays(checkIn, options.nights ?? 2);
  const occupants = { adult: 2, child: 0, toddler: 0, infant: 0, ...options.occupants };
  const seats = Object.values(occupants).reduce((sum, count) => sum + count, 0);
  const crossings = [
    { direction: "out" as const, day: checkIn, time: "11:00" },
    { direction: "back" as const, day: checkOut, time: "09:30" },
  ].map((way) => {
    const stockId = resort.sailings.ferry[way.direction].get(way.day);
    if (!stockId) throw new Error(`no ferry on ${way.day}`);
    return { ...way, stockId, kind: "ferry" as const, name: inAll("Ferry"), seats, boats: 0 };
  });
  const money = { totalSen, paidSen: options.paidSen ?? totalSen };
  const ownerId = options.ownerId ?? randomUUID();
  return { checkIn, checkOut, roomId, state, name, occupants, seats, crossings, ownerId, ...money };
}

/** Claims the stay and writes what is held. */
async function keep(db: Db, stay: Stay, roomTypeId: RoomTypeId): Promise<HoldId> {
  const { roomId, checkIn, checkOut, occupants, crossings, seats, totalSen } = stay;
  const stocks = crossings.map(({ stockId }) => ({ stockId, pieces: seats }));
  const holdId = await makeClaims(db, { roomIds: [roomId], checkIn, checkOut, stocks, secondsLeft: null });
  const held = {
    checkIn,
    checkOut,
    addOns: [],
    transfers: [],
    quote: { totalSen, lines: [lineOf(totalSen)] },
    rooms: [{ roomId, roomNo: "1", roomTypeId, roomTypeName: inAll("Room"), bedType: "twin", occupants }],
    crossings: crossings.map((crossing) => ({
      ...crossing,
      crossingId: crossing.stockId,
      from: "A",
      to: "B",
    })),
  };
  await db
    .update(stayHold)
    .set({ stay: sql`${stayHold.stay} || ${JSON.stringify(held)}::jsonb` })
    .where(eq(stayHold.id, holdId));
  return holdId;
}

const address = {
  address: "1 Jalan Pantai",
  area: "",
  city: "Merang",
  postCode: "21010",
  state: "Terengganu",
  country: "MY",
};

const bookingRow = ({ packageId, optionId }: ResortIds, stay: Stay, now: Date) => ({
  bookingNo: `TB-26-${String(++number).padStart(5, "0")}`,
  ownerId: stay.ownerId,
  state: stay.state,
  paymentStatus: stay.paidSen < stay.totalSen ? ("partial" as const) : ("success" as const),
  environment: "NEW",
  language: "en" as const,
  packageId,
  optionId,
  checkIn: stay.checkIn,
  checkOut: stay.checkOut,
  bookingName: stay.name,
  email: `${stay.name.toLowerCase().replaceAll(" ", ".")}@example.test`,
  mobile: "+60123456789",
  address,
  persons: stay.seats,
  party: { adults: stay.occupants.adult, childAges: [], nonMalaysians: 0 },
  bookingJson: BookingJson.parse({}),
  totalSen: stay.totalSen,
  depositSen: stay.totalSen / 2,
  paidSen: stay.paidSen,
  policy: { tiers: [], adminFee: 0 },
  payUntilCap: now,
  termsAgreedAt: now,
  submittedAt: now,
});

/** Its room, its crossings, its guest and its line. */
async function writeParts(db: Db, bookingId: BookingId, stay: Stay, roomTypeId: RoomTypeId): Promise<void> {
  const { roomId, occupants, crossings, name, totalSen } = stay;
  await db
    .insert(bookingRoom)
    .values({ bookingId, position: 0, roomId, roomTypeId, bedType: "twin", occupants });
  await db
    .insert(bookingCrossing)
    .values(crossings.map((crossing) => ({ ...crossing, bookingId, fromJetty: "A", toJetty: "B" })));
  await db.insert(bookingGuest).values(guestOf(bookingId, name));
  await db
    .insert(bookingLine)
    .values({ bookingId, position: 0, amountSen: totalSen, line: lineOf(totalSen) });
}

const lineOf = (sen: Sen): PriceLine => ({
  step: "rate",
  ruleId: "rate",
  name: null,
  guestKind: "adult",
  who: null,
  bedType: "twin",
  count: 1,
  nights: 2,
  unitSen: sen,
  share: null,
  baseSen: null,
  amountSen: sen,
  taxGroup: "stay",
});

const guestOf = (bookingId: BookingId, fullName: string) => ({
  bookingId,
  fullName,
  position: 0,
  room: 0,
  identitySealed: "sealed",
  identityTail: "5678",
  age: 34,
  senior: false,
  disabled: false,
  vegetarian: true,
  nonMalaysian: false,
  phones: [],
});

async function pay(db: Db, bookingId: BookingId, sen: Sen, at: Date): Promise<void> {
  const { id: paymentId } = only(
    await db
      .insert(payment)
      .values({
        bookingId,
        gateway: "sandbox",
        part: "full",
        amountSen: sen,
        state: "captured",
        createdAt: at,
        settledAt: at,
      })
      .returning({ id: payment.id }),
  );
  await db.transaction((tx) =>
    post(
      tx,
      { kind: "payment", bookingId, paymentId, at },
      move(sen, ledger.gateway("sandbox"), ledger.booking(bookingId)),
    ),
  );
}
