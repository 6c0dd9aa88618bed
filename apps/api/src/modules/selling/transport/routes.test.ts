import { randomUUID } from "node:crypto";
import { otherSailingsRoute, sailingsRoute } from "@pulau/contract/catalogue.ts";
import { endPointsRoute, excludedBoatsRoute, startPointsRoute } from "@pulau/contract/transfers.ts";
import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { OptionId } from "@pulau/domain/ids.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeClaims } from "../../../db/factories/claims.ts";
import { excludedBoat, includedTransport, transportPoint } from "../../../db/schema/transfers.ts";
import { mustHold, newGuest, stayOf } from "../../../races/guest.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { carOf } from "./test-ride.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ cars: 2 });
});
afterAll(() => stage.close());

const day = (inDays: number) => addDays(stage.resort.from, inDays);
const guest = () => newGuest(stage.urls);
const stayQuery = (inDays: number) => ({ checkIn: day(inDays), checkOut: day(inDays + 2) });

describe("start points", () => {
  it("are the town and airport to the island, the jetty homeward", async () => {
    const { airportId, townId, jettyId } = stage.resort.land;
    const { startPoints } = await (await guest()).must(startPointsRoute, { query: {} });
    expect(startPoints.map(({ _id, directions, types }) => ({ _id, directions, types }))).toEqual([
      { _id: airportId, directions: ["out"], types: ["shared", "private"] },
      { _id: townId, directions: ["out"], types: ["shared"] },
      { _id: jettyId, directions: ["back"], types: ["shared", "private"] },
    ]);
    expect(startPoints[0]).toMatchObject({ type: "airport", meetingPoint: { en: "Airport desk" } });
  });

  it("can be asked by direction and type", async () => {
    const { startPoints } = await (await guest()).must(startPointsRoute, {
      query: { direction: "out", type: "private" },
    });
    expect(startPoints.map(({ _id }) => _id)).toEqual([stage.resort.land.airportId]);
  });

  it("leave out what is switched off", async () => {
    const { pool } = stage.base;
    const turn = (on: boolean) =>
      pool.query("UPDATE transport_point SET active_status = $1 WHERE id = $2", [
        on,
        stage.resort.land.townId,
      ]);
    await turn(false);
    const { startPoints } = await (await guest()).must(startPointsRoute, { query: { direction: "out" } });
    await turn(true);
    expect(startPoints).toHaveLength(1);
  });
});

describe("end points", () => {
  it("say what goes there, when, and for how much for the party", async () => {
    const { airportId, jettyId, vanId, carId } = stage.resort.land;
    const { endPoints } = await (await guest()).must(endPointsRoute, {
      params: { _id: airportId },
      query: { adults: 3, children: "7,2", ...stayQuery(4) },
    });
    expect(endPoints).toHaveLength(1);
    expect(endPoints[0]).toMatchObject({ _id: jettyId, type: "jetty" });
    const sums = endPoints[0]?.transfers.map(({ _id, oneWaySen, returnSen, placesLeft, placesLeftBack }) => ({
      _id,
      oneWaySen,
      returnSen,
      placesLeft,
      placesLeftBack,
    }));
    expect(sums).toEqual([
      { _id: vanId, oneWaySen: 9_000, returnSen: 14_500, placesLeft: null, placesLeftBack: null },
      { _id: carId, oneWaySen: 24_000, returnSen: 44_000, placesLeft: 8, placesLeftBack: 8 },
    ]);
  });

  it("lead home from the jetty, and can be asked by type", async () => {
    const { airportId, townId, jettyId } = stage.resort.land;
    const send = async (query: object) => {
      const { endPoints } = await (await guest()).must(endPointsRoute, { params: { _id: jettyId }, query });
      return endPoints.map(({ _id }) => _id);
    };
    expect(await send({})).toEqual([airportId, townId]);
    expect(await send({ type: "private" })).toEqual([airportId]);
  });

  it("count the caller's own car as free, and nobody else's", async () => {
    const owner = await guest();
    const stay = stayOf(stage.resort, {
      inDays: 8,
      transport: { out: null, back: null, land: [carOf(stage.resort)] },
    });
    const hold = await mustHold(owner, stay);
    const left = async (caller: typeof owner) => {
      const { endPoints } = await caller.must(endPointsRoute, {
        params: { _id: stage.resort.land.airportId },
        query: { type: "private", ...stayQuery(8), draftId: hold._id },
      });
      return endPoints[0]?.transfers[0]?.placesLeft;
    };
    expect([await left(owner), await left(await guest())]).toEqual([8, 4]);
  });

  it("show what the option's price holds", async () => {
    const { packageId, optionId, land } = stage.resort;
    const ids = await stage.base.db
      .insert(includedTransport)
      .values({ packageId, optionId, direction: "out", landTransferId: land.vanId })
      .returning({ id: includedTransport.id });
    const { endPoints } = await (await guest()).must(endPointsRoute, {
      params: { _id: land.airportId },
      query: { type: "shared", optionId },
    });
    expect(endPoints[0]?.transfers[0]).toMatchObject({ included: true, includedBack: false });
    await stage.base.pool.query("DELETE FROM included_transport WHERE id = $1", [ids[0]?.id]);
  });

  it("are not found where nothing begins", async () => {
    const [lonely] = await stage.base.db
      .insert(transportPoint)
      .values({ type: "city", name: { en: "Far", my: "Far", cn: "Far" } })
      .returning({ id: transportPoint.id });
    for (const _id of [randomUUID(), lonely?.id ?? ""]) {
      const answer = await (await guest()).call(endPointsRoute, { params: { _id }, query: {} });
      expect(answer).toMatchObject({ status: 404, code: "NOT_FOUND" });
    }
  });

  it("refuse a type that there is not, and a party past the limit", async () => {
    const params = { _id: stage.resort.land.airportId };
    const send = async (query: object) => (await guest()).call(endPointsRoute, { params, query });
    expect(await send({ type: "camel" })).toMatchObject({ status: 400, code: "INVALID_INPUT" });
    const ages = Array.from({ length: 30 }, () => 5).join(",");
    expect(await send({ adults: 80, children: ages })).toMatchObject({
      status: 409,
      code: "PARTY_TOO_LARGE",
    });
  });
});

describe("excluded boats", () => {
  const inAll = (text: string) => ({ en: text, my: text, cn: text });
  it("are listed by package and days, and are neither offered nor sold then", async () => {
    const { packageId, optionId, ferryId, charterId } = stage.resort;
    const week = { from: day(20), to: day(26) };
    await stage.base.db.insert(excludedBoat).values([
      { boatId: ferryId, ...week, reason: inAll("In the dock") },
      { boatId: charterId, packageId, direction: "back" },
    ]);
    const caller = await guest();
    const list = async (query: object) =>
      (await caller.must(excludedBoatsRoute, { query })).excludedBoats.map(({ boatId }) => boatId);
    expect((await list({})).toSorted()).toEqual([ferryId, charterId].toSorted());
    expect(await list({ packageId: randomUUID() })).toEqual([ferryId]);
    expect(await list({ from: day(27) })).toEqual([charterId]);
    const sailings = async (inDays: number, of: { optionId?: OptionId }) => {
      const { out, back } = await caller.must(sailingsRoute, { query: { ...stayQuery(inDays), ...of } });
      return { out: out.map(({ kind }) => kind), back: back.map(({ kind }) => kind) };
    };
    expect(await sailings(10, { optionId })).toEqual({ out: ["ferry", "charter"], back: ["ferry"] });
    expect(await sailings(10, {})).toEqual({ out: ["ferry", "charter"], back: ["ferry", "charter"] });
    expect(await sailings(25, { optionId })).toEqual({ out: ["charter"], back: ["ferry"] });
    const calendar = await fetch(
      `${stage.urls[0]}/api/calendar?adults=2&optionId=${optionId}&month=${day(22)}`,
    ).then((answer) => answer.json() as Promise<{ days: { day: Day; state: string }[] }>);
    expect(calendar.days.find((candidate) => candidate.day === day(22))?.state).toBe("full");
    await stage.base.pool.query("DELETE FROM excluded_boat");
  });
});

describe("boats that the package includes", () => {
  it("cost nothing, and come first unless the guest chooses another", async () => {
    const { packageId, optionId, charterId } = stage.resort;
    await stage.base.db.insert(includedTransport).values({ packageId, direction: "out", boatId: charterId });
    const caller = await guest();
    const { out, back } = await caller.must(sailingsRoute, { query: { ...stayQuery(30), optionId } });
    const charter = (list: typeof out) => list.find(({ kind }) => kind === "charter");
    expect(charter(out)).toMatchObject({ sen: 0, included: true });
    expect(charter(back)).toMatchObject({ sen: 80_000, included: false });
    const hold = await mustHold(caller, stayOf(stage.resort, { inDays: 30 }));
    expect(hold.crossings.map(({ kind }) => kind)).toEqual(["charter", "ferry"]);
    expect(hold.quote.lines.filter(({ step }) => step === "transport")).toEqual([]);
    await stage.base.pool.query("DELETE FROM included_transport");
  });
});

describe("other sailings", () => {
  it("seat the whole party that day, the day before and the day after", async () => {
    const stockId = stage.resort.sailings.ferry.out.get(day(40)) ?? "";
    const stocks = [{ stockId, pieces: 38 }];
    await makeClaims(stage.base.db, { checkIn: day(40), checkOut: day(42), stocks, secondsLeft: 60 });
    const list = async (adults: number) => {
      const query = { adults, direction: "out" as const, day: day(40) };
      const { sailings } = await (await guest()).must(otherSailingsRoute, { query });
      return sailings.map((sailing) => `${sailing.kind} ${sailing.day}`);
    };
    expect(await list(3)).toEqual([
      ...[`charter ${day(40)}`, `ferry ${day(39)}`, `charter ${day(39)}`],
      ...[`ferry ${day(41)}`, `charter ${day(41)}`],
    ]);
    expect((await list(2))[0]).toBe(`ferry ${day(40)}`);
    expect(await list(21)).toEqual([`ferry ${day(39)}`, `ferry ${day(41)}`]);
  });

  it("refuse a party past the limit", async () => {
    const query = { adults: 100, children: "3", direction: "out" as const, day: day(40) };
    const answer = await (await guest()).call(otherSailingsRoute, { query });
    expect(answer).toMatchObject({ status: 409, code: "PARTY_TOO_LARGE" });
  });
});
