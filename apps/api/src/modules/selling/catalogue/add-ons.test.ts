import { randomUUID } from "node:crypto";
import { addOnCategoryRoute, includedAddOnsRoute } from "@pulau/contract/add-ons.ts";
import { bookingRoute } from "@pulau/contract/bookings.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { makeClaims } from "../../../db/factories/claims.ts";
import { sql } from "../../../db/orm.ts";
import { includedAddOn } from "../../../db/schema/catalogue.ts";
import { mustSubmit, newGuest, stayOf, tryHold } from "../../../races/guest.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { includeLimited } from "./test-packages.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 10 }, days: 90 });
});
afterAll(() => stage.close());
afterEach(async () => {
  await stage.base.db.delete(includedAddOn);
});

const inDays = 10;
const checkIn = () => addDays(stage.resort.from, inDays);
const stay = () => ({
  optionId: stage.resort.optionId,
  checkIn: checkIn(),
  party: { adults: 2, childAges: [1], nonMalaysians: 0 },
});
const stocks = async () => {
  const { rows } = await stage.base.db.execute<{ id: string; day: string; taken: number }>(
    sql`select a.id, a.day, k.held + k.sold as taken from add_on_day a join stock k on k.id = a.id
      where a.day between ${checkIn()} and ${addDays(checkIn(), 2)} order by a.day`,
  );
  return rows;
};
/** Leaves so few places of the limited add-on on a day of the stay. */
const leave = async (dayOfStay: number, left: number) => {
  const stock = (await stocks())[dayOfStay];
  const pieces = 4 - (stock?.taken ?? 0) - left;
  if (!stock || pieces <= 0) return;
  const span = { checkIn: checkIn(), checkOut: addDays(checkIn(), 1) };
  await makeClaims(stage.base.db, { ...span, stocks: [{ stockId: stock.id, pieces }], secondsLeft: null });
};

describe("add-ons of a category", () => {
  it("are those of the one asked for, or of each", async () => {
    const guest = await newGuest(stage.urls);
    const days = { checkIn: checkIn(), checkOut: addDays(checkIn(), 2) };
    const { categories } = await guest.must(addOnCategoryRoute, { body: days });
    const [sea] = categories;
    expect(sea?.addOns).toHaveLength(2);
    const ofSea = await guest.must(addOnCategoryRoute, { body: { ...days, categoryId: sea?._id } });
    expect(ofSea.categories).toEqual(categories);
    const none = await guest.call(addOnCategoryRoute, { body: { ...days, categoryId: randomUUID() } });
    expect(none).toMatchObject({ status: 404, code: "NOT_FOUND" });
  });
});

describe("what a package has in its price", () => {
  it("is told with its count and day", async () => {
    await includeLimited(stage.base.db, stage.resort);
    const guest = await newGuest(stage.urls);
    const reply = await guest.must(includedAddOnsRoute, { body: stay() });
    expect(reply.addOns).toMatchObject([
      { _id: stage.resort.addOns.limited, count: 2, day: addDays(checkIn(), 1), available: true },
    ]);
    const option = { ...stay(), optionId: randomUUID() };
    expect(await guest.call(includedAddOnsRoute, { body: option })).toMatchObject({ status: 404 });
  });

  it("is claimed with the stay, costs nothing, and stands on the booking", async () => {
    await includeLimited(stage.base.db, stage.resort, { dayOfStay: 2 });
    const before = await stocks();
    const guest = await newGuest(stage.urls);
    const chosen = [{ addOnId: stage.resort.addOns.limited, count: 1, day: addDays(checkIn(), 2) }];
    const submitted = await mustSubmit(guest, stayOf(stage.resort, { inDays, addOns: chosen }));
    const lines = submitted.hold.quote.lines.filter(({ step }) => step === "addOn");
    expect(lines).toMatchObject([{ count: 1, amountSen: 12_000 }]);
    const after = await stocks();
    expect(after.map(({ taken }, i) => taken - (before[i]?.taken ?? 0))).toEqual([0, 0, 3]);
    const { addOns } = await guest.must(bookingRoute, { params: { _id: submitted._id } });
    expect(addOns.toSorted((a, b) => a.count - b.count)).toMatchObject([
      { count: 1, included: false, amountSen: 12_000 },
      { count: 2, included: true, amountSen: 0 },
    ]);
  });

  it("takes another day of the stay when its own is full, and closes the stay when all are", async () => {
    await includeLimited(stage.base.db, stage.resort, { dayOfStay: 1 });
    const guest = await newGuest(stage.urls);
    const placed = async () => (await guest.must(includedAddOnsRoute, { body: stay() })).addOns;
    await leave(1, 1);
    await leave(2, 1);
    expect(await placed()).toMatchObject([{ day: checkIn(), available: true }]);
    await leave(0, 1);
    expect(await placed()).toMatchObject([{ day: addDays(checkIn(), 1), available: false }]);
    const refused = await tryHold(guest, stayOf(stage.resort, { inDays }));
    expect(refused).toMatchObject({
      status: 409,
      code: "ADD_ON_SOLD_OUT",
      facts: { addOnId: stage.resort.addOns.limited, included: true },
    });
  });

  it("may be without a limit and a day, once for the booking", async () => {
    const addOnId = stage.resort.addOns.unlimited;
    await includeLimited(stage.base.db, stage.resort, { addOnId, per: "booking", count: 3, dayOfStay: null });
    const guest = await newGuest(stage.urls);
    expect((await guest.must(includedAddOnsRoute, { body: stay() })).addOns).toMatchObject([
      { _id: addOnId, count: 3, day: null, available: true },
    ]);
    expect((await tryHold(guest, stayOf(stage.resort, { inDays: 40 }))).ok).toBe(true);
  });
});
