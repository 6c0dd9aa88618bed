import { bookingJsonRoute } from "@pulau/contract/bookings.ts";
import type { BookingJson } from "@pulau/contract/drafts.ts";
import type { CrossingId } from "@pulau/domain/ids.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { stayOf } from "../../../races/guest.ts";
import { carOf, rideOf } from "../../selling/transport/test-ride.ts";
import { detailOf, mustChange, type Office, openOffice, paidBooking, quoteChange } from "./test-booking.ts";

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.stage.close());
afterEach(async () => expect(await office.check()).toEqual([]));

const day = (inDays: number) => office.day(inDays);
const sql = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await office.stage.base.pool.query(text, values)).rows as T[];

/** Another sailing of the ferry at this time on a day; its id. */
async function addSailing(
  direction: "out" | "back",
  on: string,
  time: string,
  capacity = 40,
): Promise<string> {
  const [made] = await sql<{ id: string }>(
    "INSERT INTO stock (id, kind, capacity) VALUES (gen_random_uuid(), 'sailing', $1) RETURNING id",
    [capacity],
  );
  const id = made?.id ?? "";
  await sql(
    `INSERT INTO sailing (id, boat_id, direction, day, "time", from_jetty, to_jetty, is_default)
     VALUES ($1, $2, $3, $4, $5, 'A', 'B', false)`,
    [id, office.stage.resort.ferryId, direction, on, time],
  );
  return id;
}

const booked = (inDays: number, transport: Partial<BookingJson["transport"]>) =>
  paidBooking(office.stage, office.member, {
    ...stayOf(office.stage.resort, { inDays }),
    transport: { out: null, back: null, land: [], ...transport },
  });
const ferry = (crossingId: CrossingId) => ({ crossingId, kind: "ferry" as const, boats: 1 });
const boatsOf = async (_id: string) => {
  const { crossings } = await detailOf(office.member, _id);
  return crossings.map(({ direction, time, day: on }) => [direction, time, on]);
};

describe("a stay that is moved", () => {
  it("keeps the boat that was chosen, where it runs, and what it began from names it", async () => {
    const [early, later] = [
      await addSailing("out", day(40), "15:00"),
      await addSailing("out", day(44), "15:00"),
    ];
    const _id = await booked(40, { out: ferry(early) });
    const quote = await mustChange(office.member, _id, { checkIn: day(44) });
    expect(quote.lost).toEqual([]);
    expect(quote.after?.crossings.map(({ time }) => time)).toEqual(["15:00", "09:30"]);
    expect(await boatsOf(_id)).toEqual([
      ["out", "15:00", day(44)],
      ["back", "09:30", day(46)],
    ]);
    const { bookingJson } = await office.member.must(bookingJsonRoute, { params: { _id } });
    expect((bookingJson as BookingJson).transport.out).toEqual(ferry(later));
  });

  it("says which boat can't be had, takes the package's own, and lets another be chosen", async () => {
    const _id = await booked(50, { out: ferry(await addSailing("out", day(50), "15:00")) });
    const quote = await quoteChange(office.member, _id, { checkIn: day(54) });
    expect(quote.lost).toMatchObject([{ what: "boat", direction: "out", time: "15:00", day: day(54) }]);
    expect(quote.after?.crossings[0]).toMatchObject({ time: "11:00", day: day(54) });
    const full = await addSailing("out", day(55), "15:00", 1);
    expect((await quoteChange(office.member, _id, { checkIn: day(55) })).lost).toHaveLength(1);
    const other = await addSailing("out", day(54), "18:00");
    const { crossings } = await detailOf(office.member, _id);
    const back = ferry(crossings.find(({ direction }) => direction === "back")?.crossingId ?? "");
    const chosen = await mustChange(office.member, _id, {
      checkIn: day(54),
      transport: { out: ferry(other), back },
    });
    expect(chosen.lost).toEqual([]);
    expect(await boatsOf(_id)).toEqual([
      ["out", "18:00", day(54)],
      ["back", "09:30", day(56)],
    ]);
    expect(full).not.toBe(other);
  });

  it("keeps a charter, and gives it up where all are taken", async () => {
    const { charterId, sailings } = office.stage.resort;
    const charter = { crossingId: charterId, kind: "charter" as const, boats: 1 };
    const _id = await booked(60, { out: charter });
    expect((await quoteChange(office.member, _id, { checkIn: day(63) })).after?.crossings[0]).toMatchObject({
      kind: "charter",
      day: day(63),
    });
    await sql("UPDATE stock SET capacity = 0 WHERE id = $1", [sailings.charter.out.get(day(64))]);
    const quote = await quoteChange(office.member, _id, { checkIn: day(64) });
    expect(quote.lost).toMatchObject([
      { what: "boat", direction: "out", name: { en: "Speedboat" }, time: null },
    ]);
    expect(quote.after?.crossings[0]).toMatchObject({ kind: "ferry", time: "11:00" });
    expect(quote.differenceSen).toBeLessThan(0);
  });

  it("keeps a van that still goes and fits its boat, and names the one that does not", async () => {
    const { resort } = office.stage;
    const land = [rideOf(resort), carOf(resort)] as never;
    const _id = await booked(70, { land });
    const kept = await mustChange(office.member, _id, { checkIn: day(72) });
    expect(kept.lost).toEqual([]);
    expect(kept.after?.transfers.map(({ pickUpDay, returnDay }) => [pickUpDay, returnDay])).toEqual([
      [day(72), day(74)],
      [day(72), null],
    ]);
    await sql("UPDATE stock SET capacity = 0 WHERE id = $1", [resort.land.cars.out.get(day(75))]);
    const quote = await mustChange(office.member, _id, { checkIn: day(75) });
    expect(quote.lost).toMatchObject([
      { what: "transfer", direction: "out", name: { en: "Car" }, day: day(75) },
    ]);
    expect(quote.after?.lines.some(({ name }) => name?.en.startsWith("Car"))).toBe(false);
    const { transfers } = await detailOf(office.member, _id);
    expect(transfers.map(({ name }) => name.en)).toEqual(["Van"]);
    const { bookingJson } = await office.member.must(bookingJsonRoute, { params: { _id } });
    expect((bookingJson as BookingJson).transport.land).toHaveLength(1);
  });

  it("gives up a van for a boat that leaves before it arrives", async () => {
    const early = await addSailing("out", day(80), "15:00");
    const late = { pickUpTime: "13:00", dropTime: "14:00" };
    const _id = await booked(80, { out: ferry(early), land: [rideOf(office.stage.resort, late)] as never });
    const quote = await quoteChange(office.member, _id, { checkIn: day(84) });
    expect(quote.lost.map(({ what, time }) => [what, time])).toEqual([
      ["boat", "15:00"],
      ["transfer", "13:00"],
    ]);
    expect(quote.after?.transfers).toEqual([]);
  });

  it("is refused for a van that the change itself asks for and that is full", async () => {
    const { resort } = office.stage;
    const _id = await booked(90, {});
    await sql("UPDATE stock SET capacity = 0 WHERE id = $1", [resort.land.cars.out.get(day(92))]);
    const transport = { out: null, back: null, land: [carOf(resort)] as never };
    const quote = await quoteChange(office.member, _id, { checkIn: day(92), transport });
    expect(quote).toMatchObject({ after: null, refusals: [{ code: "TRANSFER_FULL" }] });
  });

  it("shows guests, boats, vans and the days of the policy as they were and as they would be", async () => {
    const _id = await booked(30, { land: [rideOf(office.stage.resort)] as never });
    const { before, after } = await quoteChange(office.member, _id, { checkIn: day(34) });
    expect(before).toMatchObject({ guests: ["Guest 1", "Guest 2"], party: { adults: 2, childAges: [] } });
    expect(after?.guests).toEqual(before.guests);
    expect([before.transfers[0]?.pickUpDay, after?.transfers[0]?.pickUpDay]).toEqual([day(30), day(34)]);
    expect(before.crossings[0]).toMatchObject({ from: "Merang", to: "Teluk", day: day(30) });
    expect(before.cancellation.at(-1)).toEqual({ until: null, refund: 0 });
    // 30 days ahead all of it comes back; moved to later, the stay keeps the tier that it had reached.
    const first = (stay: typeof before | null) => stay?.cancellation[0];
    expect(after?.cancellation).not.toEqual(before.cancellation);
    expect(first(after)?.refund).toBe(first(before)?.refund);
  });
});
