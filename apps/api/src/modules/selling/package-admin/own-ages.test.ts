import { packagesRoute, sailingsRoute } from "@pulau/contract/catalogue.ts";
import {
  addPackageOptionRoute,
  type PackageBody,
  type PackageOptionBody,
  staffPackageRoute,
  updatePackageOptionRoute,
  updatePackageRoute,
} from "@pulau/contract/package-admin.ts";
import { quoteRoute } from "@pulau/contract/quotes.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { desc, eq } from "../../../db/orm.ts";
import { auditEntry } from "../../../db/schema/logs.ts";
import type { Caller } from "../../../races/caller.ts";
import { newGuest } from "../../../races/guest.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { all, staffCaller } from "../../../races/staff.ts";

let stage: Stage;
let desk: Caller;
let guest: Caller;
beforeAll(async () => {
  stage = await openStage();
  ({ desk } = await staffCaller(stage, { rates: all }));
  guest = await newGuest(stage.urls);
});
afterAll(() => stage.close());

const shown = () => desk.must(staffPackageRoute, { params: { _id: stage.resort.packageId } });
const factsOf = async (subject: "package" | "packageOption") => {
  const [act] = await stage.base.db
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.subject, subject))
    .orderBy(desc(auditEntry.at))
    .limit(1);
  return act?.facts;
};

describe("ages of a package's own", () => {
  const own: NonNullable<PackageBody["bands"]> = [
    { kind: "infant", fromAge: 0, toAge: 0 },
    { kind: "toddler", fromAge: 1, toAge: 3 },
    { kind: "child", fromAge: 4, toAge: 8 },
    { kind: "adult", fromAge: 9, toAge: 59 },
    { kind: "senior", fromAge: 60, toAge: null },
  ];
  const change = async (bands: PackageBody["bands"]) => {
    const { version, ...body } = await shown();
    const sent = { params: { _id: body._id }, body: { ...body, bands } };
    return desk.call(updatePackageRoute, sent, { "if-match": String(version) });
  };
  /** As whom a family with a child of ten pays for its beds. */
  const payers = async () => {
    const { optionId, from } = stage.resort;
    const party = { adults: 2, childAges: [10], nonMalaysians: 0 };
    const body = { optionId, checkIn: addDays(from, 11), party };
    const { quote } = await guest.must(quoteRoute, { body });
    return quote.lines
      .filter(({ step }) => step === "rate")
      .map(({ guestKind, count }) => `${count} ${guestKind}`);
  };

  /** What the wizard counts its guests by. */
  const bandsOfGuests = async () => {
    const { packages } = await guest.must(packagesRoute, { query: {} });
    return packages.find(({ _id }) => _id === stage.resort.packageId)?.options[0]?.bands;
  };

  it("decide who pays as what, until it takes the resort's again", async () => {
    expect((await shown()).bands).toBeNull();
    expect(await payers()).toEqual(["2 adult", "1 child"]);
    expect(await change(own)).toMatchObject({ ok: true });
    expect((await shown()).bands).toEqual(own);
    expect(await bandsOfGuests()).toEqual(own);
    expect(await payers()).toEqual(["3 adult"]);
    expect(await factsOf("package")).toMatchObject({ before: { bands: null }, after: { bands: own } });
    expect(await change(null)).toMatchObject({ ok: true });
    expect(await bandsOfGuests()).toBeNull();
    expect(await payers()).toEqual(["2 adult", "1 child"]);
  });

  it("are refused with a gap, and without a kind that its prices name", async () => {
    const wrong = async (bands: PackageBody["bands"]) => {
      const refused = await change(bands);
      return refused.ok ? [] : refused.fields.map(({ path, rule }) => [path, rule]);
    };
    expect(await wrong(own.slice(0, 4))).toEqual([[expect.stringMatching(/bands$/), "bandsEnd"]]);
    expect(await wrong([{ kind: "adult", fromAge: 0, toAge: null }])).toEqual([["bands", "bandsInUse"]]);
    expect((await shown()).bands).toBeNull();
  });
});

describe("transport in the price of one option", () => {
  const optionOf = async (id: string) => {
    const found = (await shown()).options.find(({ _id }) => _id === id);
    if (!found) throw new Error("no such option");
    return found;
  };
  const change = async (id: string, part: Partial<PackageOptionBody>) => {
    const { _id, version, prices: _, ...body } = await optionOf(id);
    const sent = { params: { _id }, body: { ...body, ...part } };
    return desk.call(updatePackageOptionRoute, sent, { "if-match": String(version) });
  };
  /** What the charter boat out costs a couple with an option, and whether its price holds it. */
  const charter = async (optionId: string) => {
    const checkIn = addDays(stage.resort.from, 12);
    const query = { adults: 2, checkIn, checkOut: addDays(checkIn, 2), optionId };
    const { out, back } = await guest.must(sailingsRoute, { query: query as never });
    const [there] = out.filter(({ kind }) => kind === "charter");
    const [home] = back.filter(({ kind }) => kind === "charter");
    return [there?.included, there?.sen, home?.included];
  };

  it("is told, kept beside that of the package, and costs guests of that option alone nothing", async () => {
    const { optionId, charterId, packageId } = stage.resort;
    const { _id, version: _, prices: __, ...body } = await optionOf(optionId);
    const params = { _id: packageId };
    const other = await desk.must(addPackageOptionRoute, { params, body: { ...body, transport: [] } });
    expect(await charter(optionId)).toEqual([false, 80_000, false]);
    const boat = { kind: "boat" as const, id: charterId, direction: "out" as const };
    expect(await change(optionId, { transport: [boat] })).toMatchObject({ ok: true });
    expect((await optionOf(optionId)).transport).toEqual([boat]);
    expect((await optionOf(other._id)).transport).toEqual([]);
    expect((await shown()).transport).toEqual([]);
    expect(await charter(optionId)).toEqual([true, 0, false]);
    expect(await charter(other._id)).toEqual([false, 80_000, false]);
    expect(await factsOf("packageOption")).toMatchObject({
      before: { transport: [] },
      after: { transport: [{ kind: "boat", name: "Speedboat", direction: "out" }] },
    });
    const { version, ...whole } = await shown();
    await desk.must(updatePackageRoute, { params, body: { ...whole, transport: [] } });
    expect(await charter(optionId), "the package's own list is another").toEqual([true, 0, false]);
    expect(await change(optionId, { transport: [] })).toMatchObject({ ok: true });
    expect(await charter(optionId)).toEqual([false, 80_000, false]);
  });

  it("names boats and transfers that there are", async () => {
    const strange = { kind: "boat" as const, id: stage.resort.land.vanId, direction: null };
    expect(await change(stage.resort.optionId, { transport: [strange] })).toMatchObject({
      status: 400,
      fields: [{ path: "transport.0.id", rule: "invalid" }],
    });
  });
});
