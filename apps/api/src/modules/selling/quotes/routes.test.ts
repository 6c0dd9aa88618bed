import { randomUUID } from "node:crypto";
import { roomTypesRoute } from "@pulau/contract/availability.ts";
import { allAvailableRoute } from "@pulau/contract/catalogue.ts";
import { packageDiscountRoute, quoteRoute } from "@pulau/contract/quotes.ts";
import { addDays, weekdayOf } from "@pulau/domain/calendar/day.ts";
import type { RateTerms } from "@pulau/domain/catalogue/card-parts.ts";
import type { BedType, GuestKind } from "@pulau/domain/party/party.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { makeClaims } from "../../../db/factories/claims.ts";
import { inAll } from "../../../db/factories/words.ts";
import { eq } from "../../../db/orm.ts";
import {
  includedAddOn,
  packageOption,
  period,
  rate,
  rateCard,
  stayPackage,
} from "../../../db/schema/catalogue.ts";
import type { Caller } from "../../../races/caller.ts";
import { mustHold, newGuest, stayOf } from "../../../races/guest.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";

let stage: Stage;
let guest: Caller;
/** Days after the resort's first to a Monday, so that no weekend falls on two nights. */
let inDays: number;

beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 4 }, days: 90 });
  guest = await newGuest(stage.urls);
  inDays = 14 + ((8 - weekdayOf(stage.resort.from)) % 7);
});
afterAll(() => stage.close());
afterEach(async () => {
  await stage.base.db.delete(rateCard);
  await stage.base.db.delete(includedAddOn);
});

const checkIn = () => addDays(stage.resort.from, inDays);
const couple = { adults: 2, childAges: [], nonMalaysians: 0 };
const send = (part: object = {}) => ({
  optionId: stage.resort.optionId,
  checkIn: checkIn(),
  party: couple,
  ...part,
});
/** A row as SQL gave it, for the schema. */
const storedRate = (row: Record<string, unknown>): typeof rate.$inferInsert => ({
  id: String(row.id),
  periodId: String(row.period_id),
  roomTypeId: String(row.room_type_id),
  bedType: row.bed_type as BedType | null,
  guestKind: row.guest_kind as GuestKind | null,
  sen: Number(row.sen),
  terms: row.terms as RateTerms | null,
});
const liveClaims = async () =>
  (
    await stage.base.pool.query(
      "select (select count(*) from room_night) + (select count(*) from stay_hold) as n",
    )
  ).rows;

describe("a quote", () => {
  it("is what a hold of the same stay costs, and claims nothing", async () => {
    const addOns = [{ addOnId: stage.resort.addOns.limited, count: 2, day: checkIn() }];
    const before = await liveClaims();
    const quoted = await guest.must(quoteRoute, {
      body: send({ addOns, rooms: stayOf(stage.resort).rooms }),
    });
    expect(await liveClaims()).toEqual(before);
    const hold = await mustHold(guest, stayOf(stage.resort, { inDays, addOns }));
    expect(quoted.quote).toEqual(hold.quote);
    expect(quoted.quote.lines.reduce((sum, line) => sum + line.amountSen, 0)).toBe(quoted.quote.totalSen);
  });

  it("chooses rooms where none are named, and tells what is in the price", async () => {
    await stage.base.db.insert(includedAddOn).values({
      optionId: stage.resort.optionId,
      addOnId: stage.resort.addOns.unlimited,
      count: 1,
      per: "person",
      dayOfStay: 1,
    });
    const quoted = await guest.must(quoteRoute, { body: send({ party: { ...couple, childAges: [7] } }) });
    expect(quoted.rooms).toMatchObject([{ bedType: "triple", occupants: { adult: 2, child: 1 } }]);
    expect(quoted.included).toMatchObject([
      { addOnId: stage.resort.addOns.unlimited, count: 3, day: addDays(checkIn(), 1) },
    ]);
  });

  it("tells what each guest does, as the price counts it", async () => {
    const party = { ...couple, childAges: [7] };
    const activitiesOf = async (more: object) =>
      (await guest.must(quoteRoute, { body: send({ party: { ...party, ...more } }) })).activities;
    expect(await activitiesOf({})).toEqual([null, null, null]);
    const { optionId } = stage.resort;
    await stage.base.db.insert(rateCard).values({
      optionId,
      rules: { activity: "diver" },
      questions: { activities: [], markets: [] },
    });
    expect(await activitiesOf({})).toEqual(["diver", "diver", "diver"]);
    expect(await activitiesOf({ activities: { snorkeler: 1 } })).toEqual(["snorkeler", "diver", "diver"]);
    await stage.base.db.delete(rateCard).where(eq(rateCard.optionId, optionId));
  });

  it("has the nights that were asked for", async () => {
    await stage.base.db.update(period).set({ maxNights: 4 });
    const { quote } = await guest.must(quoteRoute, { body: send({ nights: 3 }) });
    expect(quote.checkOut).toBe(addDays(checkIn(), 3));
    expect(quote.lines).toContainEqual(expect.objectContaining({ step: "extraNight", amountSen: 30_000 }));
    const longer = await guest.call(quoteRoute, { body: send({ nights: 5 }) });
    expect(longer).toMatchObject({ code: "PACKAGE_CLOSED", facts: { rule: "maxStay", maxStay: 4 } });
    await stage.base.db.update(period).set({ maxNights: 2 });
  });

  it("is refused as the hold would be", async () => {
    const refused = async (part: object) => {
      const answer = await guest.call(quoteRoute, { body: send(part) });
      return answer.ok ? null : [answer.status, answer.code];
    };
    expect(await refused({ optionId: randomUUID() })).toEqual([404, "NOT_FOUND"]);
    expect(await refused({ party: { ...couple, adults: 60 } })).toEqual([409, "SOLD_OUT"]);
    const [room] = stayOf(stage.resort).rooms ?? [];
    expect(await refused({ party: { ...couple, adults: 3 }, rooms: [room] })).toEqual([
      409,
      "PARTY_MISMATCH",
    ]);
    const addOns = [{ addOnId: stage.resort.addOns.limited, count: 9, day: checkIn() }];
    expect(await refused({ addOns })).toEqual([409, "ADD_ON_SOLD_OUT"]);
    expect(await refused({ checkIn: addDays(stage.resort.to, 5) })).toEqual([409, "PACKAGE_CLOSED"]);
    const outside = { ...room, checkIn: addDays(checkIn(), -1), checkOut: checkIn() };
    expect(await refused({ rooms: [outside] })).toEqual([409, "ROOM_DATES"]);
    expect(await refused({ party: { ...couple, adults: 0 } })).toEqual([400, "INVALID_INPUT"]);
  });

  it("may be on enquiry", async () => {
    const minimum = { id: "four", name: inAll("Four or more"), persons: 4, fewer: "enquiry" as const };
    await stage.base.db.insert(rateCard).values({
      optionId: stage.resort.optionId,
      rules: { minimums: [minimum] },
      questions: { activities: [], markets: [] },
    });
    expect(await guest.call(quoteRoute, { body: send() })).toMatchObject({ status: 409, code: "ON_ENQUIRY" });
    expect((await guest.call(quoteRoute, { body: send({ party: { ...couple, adults: 4 } }) })).ok).toBe(true);
  });
});

describe("rooms that an option has no price for", () => {
  const roomTypeIdsOf = (answer: Awaited<ReturnType<typeof quoted>>) =>
    answer.ok ? answer.value.rooms.map(({ roomTypeId }) => roomTypeId) : answer.code;
  const quoted = (adults: number) => guest.call(quoteRoute, { body: send({ party: { ...couple, adults } }) });

  it("are not offered to a group either, which gets as many as have a price together", async () => {
    const { roomTypes, optionId } = stage.resort;
    const standardRooms = async () => {
      const body = { optionId, checkIn: checkIn(), party: { ...couple, adults: 6 } };
      const listed = (await guest.must(roomTypesRoute, { body })).roomTypes;
      return listed.find(({ _id }) => _id === roomTypes.standard.id);
    };
    const before = await standardRooms();
    expect(before).toMatchObject({ refusal: "ROOM_TOO_SMALL", prices: [] });
    expect(before?.several).toHaveLength(3);
    const priced = send({ party: { ...couple, adults: 6 }, rooms: before?.several ?? [] });
    expect((await guest.call(quoteRoute, { body: priced })).ok).toBe(true);
    const { rows } = await stage.base.pool.query("DELETE FROM rate WHERE room_type_id = $1 RETURNING *", [
      roomTypes.standard.id,
    ]);
    expect(await guest.call(quoteRoute, { body: priced })).toMatchObject({ status: 409, code: "NO_RATE" });
    expect(await standardRooms()).toMatchObject({ refusal: "NO_RATE", several: [] });
    await stage.base.db.insert(rate).values(rows.map(storedRate));
  });

  it("are not chosen for anybody, nor shown in the packages", async () => {
    const { roomTypes, optionId } = stage.resort;
    expect(roomTypeIdsOf(await quoted(4))).toEqual([roomTypes.family.id]);
    const { rows } = await stage.base.pool.query("DELETE FROM rate WHERE room_type_id = $1 RETURNING *", [
      roomTypes.family.id,
    ]);
    const chosen = roomTypeIdsOf(await quoted(4));
    expect(chosen).toHaveLength(2);
    expect(chosen).not.toContain(roomTypes.family.id);
    const query = { adults: 4, checkIn: checkIn() };
    const offers = (await guest.must(allAvailableRoute, { query })).packages;
    const total = await quoted(4);
    expect(offers.find((offer) => offer.optionId === optionId)?.totalSen).toBe(
      total.ok ? total.value.quote.totalSen : null,
    );
    await stage.base.db.insert(rate).values(rows.map(storedRate));
  });
});

it("a price past all that a stay can cost is on enquiry, and breaks no list", async () => {
  const before = (await stage.base.pool.query("SELECT id, sen FROM rate")).rows;
  await stage.base.pool.query("UPDATE rate SET sen = $1", [Number.MAX_SAFE_INTEGER]);
  expect(await guest.call(quoteRoute, { body: send() })).toMatchObject({ status: 409, code: "ON_ENQUIRY" });
  const listed = await guest.call(allAvailableRoute, { query: { adults: 2, checkIn: checkIn() } });
  expect(listed).toMatchObject({ ok: true, value: { packages: [], sold: true } });
  for (const { id, sen } of before)
    await stage.base.pool.query("UPDATE rate SET sen = $1 WHERE id = $2", [sen, id]);
});

describe("a package's discount", () => {
  const discount = (body: object = {}, packageId = stage.resort.packageId) =>
    guest.call(packageDiscountRoute, {
      params: { _id: packageId },
      body: { checkIn: checkIn(), party: couple, ...body },
    });
  const offer = (share: number, when: object = {}) =>
    stage.base.db.insert(rateCard).values({
      optionId: stage.resort.optionId,
      rules: { discounts: [{ id: "early", name: inAll("Early"), share, when }] },
      questions: { activities: [], markets: [] },
    });

  it("is nothing where the price is the usual one", async () => {
    const answer = await discount();
    expect(answer).toMatchObject({ ok: true, value: { savingSen: 0, share: 0 } });
    if (answer.ok) expect(answer.value.usualSen).toBe(answer.value.totalSen);
  });

  it("is what the card takes off on these dates, with the tax on it", async () => {
    await offer(1_000);
    expect(await discount()).toMatchObject({
      value: {
        optionId: stage.resort.optionId,
        checkOut: addDays(checkIn(), 2),
        usualSen: 109_000,
        totalSen: 98_200,
        savingSen: 10_800,
        share: 991,
      },
    });
  });

  it("goes by the rule's dates", async () => {
    await offer(1_000, { daysBefore: { from: 60 } });
    expect(await discount()).toMatchObject({ value: { savingSen: 0 } });
    expect(await discount({ checkIn: addDays(checkIn(), 63) })).toMatchObject({
      value: { savingSen: 10_800 },
    });
  });

  it("is refused for what can't be bought", async () => {
    expect(await discount({}, randomUUID())).toMatchObject({ status: 404, code: "NOT_FOUND" });
    expect(await discount({ optionId: randomUUID() })).toMatchObject({ status: 404, code: "NOT_FOUND" });
    const closed = await discount({ checkIn: addDays(stage.resort.to, 5) });
    expect(closed).toMatchObject({ code: "PACKAGE_CLOSED", facts: { rule: "notSold" } });
    expect(await discount({ nights: 5 })).toMatchObject({ code: "PACKAGE_CLOSED", facts: { maxStay: 2 } });
    const roomIds = Object.values(stage.resort.roomTypes).flatMap((type) => type.roomIds);
    const day = addDays(checkIn(), 28);
    const { db } = stage.base;
    await makeClaims(db, { roomIds, checkIn: day, checkOut: addDays(day, 1), secondsLeft: null });
    expect(await discount({ checkIn: day })).toMatchObject({ status: 409, code: "SOLD_OUT" });
  });

  it("is the one of the option that is named", async () => {
    const { db } = stage.base;
    const [pack] = await db.select().from(stayPackage).where(eq(stayPackage.id, stage.resort.packageId));
    const [option] = await db.select().from(packageOption).where(eq(packageOption.id, stage.resort.optionId));
    expect([pack?.code, option?.nights]).toEqual(["REEF", 2]);
    expect(await discount({ optionId: stage.resort.optionId })).toMatchObject({
      value: { optionId: stage.resort.optionId },
    });
  });
});
