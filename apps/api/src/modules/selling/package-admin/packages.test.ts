import { allAvailableRoute, packageInfoRoute, packagesRoute } from "@pulau/contract/catalogue.ts";
import { BookingJson, createDraftRoute } from "@pulau/contract/drafts.ts";
import { createEnquiryRoute } from "@pulau/contract/enquiries.ts";
import {
  addPackageOptionRoute,
  copyPackageRoute,
  deletePackageOptionRoute,
  deletePackageRoute,
  importPackagesRoute,
  orderPackagesRoute,
  type PackageBody,
  packageStatusRoute,
  staffPackageRoute,
  staffPackagesRoute,
  updatePackageOptionRoute,
  updatePackageRoute,
} from "@pulau/contract/package-admin.ts";
import { quoteRoute } from "@pulau/contract/quotes.ts";
import { createPackageRoute, rateCardsRoute } from "@pulau/contract/rates-admin.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import { noWords } from "@pulau/domain/catalogue/words.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inAll } from "../../../db/factories/words.ts";
import { desc } from "../../../db/orm.ts";
import { storedFile } from "../../../db/schema/files.ts";
import { auditEntry } from "../../../db/schema/logs.ts";
import { boat } from "../../../db/schema/transport.ts";
import type { Caller } from "../../../races/caller.ts";
import { mustSubmit, newGuest, stayOf } from "../../../races/guest.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { sendPicture } from "../../../races/send-picture.ts";
import { all, staffCaller } from "../../../races/staff.ts";
import { makePromo } from "../promo-packages/test-promo.ts";

let stage: Stage;
let desk: Caller;
let looker: Caller;
let guest: Caller;
beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 10 }, days: 90 });
  desk = (await staffCaller(stage, { rates: all })).desk;
  looker = (await staffCaller(stage, { rates: { ...all, write: false, create: false, delete: false } })).desk;
  guest = await newGuest(stage.urls);
});
afterAll(() => stage.close());

const body = (overrides: Partial<PackageBody> = {}) => ({
  code: "TURTLE",
  type: "tour" as const,
  name: { en: "Turtle nights", my: "Malam penyu", cn: "" },
  summary: { en: "With the rangers.", my: "", cn: "" },
  pictures: [{ picture: "reef", alt: noWords }],
  ...overrides,
});
const option = (overrides: object = {}) => ({
  name: { en: "3D2N", my: "3H2M", cn: "三天两晚" },
  nights: 2,
  meals: "full" as const,
  includes: [{ en: "Ferry", my: "", cn: "渡轮" }],
  usualOptionId: null,
  addOns: [],
  ...overrides,
});
const seen = async () => (await guest.must(packagesRoute, { query: {} })).packages;
const party = { adults: 2, childAges: "", nonMalaysians: 0 };
const shown = (_id: string) => desk.must(staffPackageRoute, { params: { _id } });
const listed = (query: object = {}) => desk.must(staffPackagesRoute, { query });

describe("packages of the staff", () => {
  it("are made with what is known; guests see one when an option has a price, never before", async () => {
    const { _id } = await desk.must(createPackageRoute, { body: body() });
    const params = { _id };
    const first = await desk.must(addPackageOptionRoute, { params, body: option() });
    expect((await seen()).map(({ code }) => code)).toEqual(["REEF"]);
    expect((await guest.call(packageInfoRoute, { params })).status).toBe(404);
    const link = await guest.must(packagesRoute, { query: { package: _id, edit: "true" } });
    expect(link.packages.map(({ code }) => code)).toEqual(["REEF"]);
    const priced = await guest.must(allAvailableRoute, { query: { ...party, package: _id } });
    expect(priced.packages.map((offer) => offer.package.code)).toEqual(["REEF"]);
    const shown = await desk.must(staffPackageRoute, { params });
    expect(new URL(shown.link).pathname).toBe("/booking/new");
    expect(new URL(shown.link).searchParams.get("packageId")).toBe(_id);
    expect(shown.questions).toEqual({ activities: [], markets: [] });
    const stay = {
      checkIn: addDays(stage.resort.from, 10),
      party: { adults: 2, childAges: [], nonMalaysians: 0 },
    };
    const quoted = await guest.call(quoteRoute, { body: { ...stay, optionId: first._id } } as never);
    expect(quoted).toMatchObject({ ok: false });
    expect([404, 409, 400]).toContain(quoted.status);
    expect(await listed({ search: "turtle" })).toMatchObject({
      packages: [{ _id, options: 1, unpriced: 1, missing: 4 }],
    });
    await desk.must(deletePackageRoute, { params });
  });

  it("keep what lacks a translation apart from what guests read instead", async () => {
    const { _id } = await desk.must(copyPackageRoute, {
      params: { _id: stage.resort.packageId },
      body: { code: " calm ", name: { en: "Calm", my: "", cn: "宁静" } },
    });
    const params = { _id };
    expect((await seen()).map(({ code }) => code)).not.toContain("CALM");
    await desk.must(packageStatusRoute, { params, body: { activeStatus: true } });
    const sold = (await seen()).find(({ code }) => code === "CALM");
    expect(sold).toMatchObject({ name: { en: "Calm", my: "Calm", cn: "宁静" }, options: [{ nights: 2 }] });
    const read = await shown(_id);
    expect(read.name).toEqual({ en: "Calm", my: "", cn: "宁静" });
    const changed = { ...read, name: { en: "Still", my: "", cn: "宁静" } };
    const { version } = await desk.must(updatePackageRoute, { params, body: changed });
    expect(version).toBe(read.version + 1);
    expect((await seen()).find(({ code }) => code === "CALM")?.name.my).toBe("Still");
    const priced = await guest.must(allAvailableRoute, { query: party });
    const [reefPrice, calmPrice] = priced.packages.toSorted((a, b) =>
      b.package.code.localeCompare(a.package.code),
    );
    expect(calmPrice).toMatchObject({ package: { code: "CALM" }, totalSen: reefPrice?.totalSen });
    await desk.must(deletePackageRoute, { params });
    expect((await guest.call(packageInfoRoute, { params })).status).toBe(404);
  });

  it("have pictures in an order, transport in the price, and options put in another order", async () => {
    const { _id } = await desk.must(createPackageRoute, { body: body({ code: "SHOWN" }) });
    const params = { _id };
    const short = await desk.must(addPackageOptionRoute, { params, body: option() });
    const addOns = [
      { addOnId: stage.resort.addOns.unlimited, count: 1, per: "person" as const, dayOfStay: null },
    ];
    const long = await desk.must(addPackageOptionRoute, { params, body: option({ nights: 3, addOns }) });
    const [ferry] = await stage.base.db.select().from(boat);
    const pictures = [
      { picture: "lagoon-above", alt: { en: "From above", my: "", cn: "" } },
      { picture: "reef", alt: noWords },
    ];
    const transport = [{ kind: "boat" as const, id: ferry?.id ?? "", direction: "out" as const }];
    const sent = { ...body({ code: "SHOWN" }), pictures, transport, optionIds: [long._id] };
    await desk.must(updatePackageRoute, { params, body: sent });
    const read = await shown(_id);
    expect(read).toMatchObject({ pictures, transport, optionIds: [long._id, short._id] });
    expect(read.options).toMatchObject([{ nights: 3, addOns, prices: 0 }, { nights: 2 }]);
    expect((await listed({ search: "shown" })).packages[0]?.picture).toBe("lagoon-above");
    const wrong = [{ kind: "road" as const, id: ferry?.id ?? "", direction: null }];
    expect(
      await desk.call(updatePackageRoute, { params, body: { ...sent, transport: wrong } }),
    ).toMatchObject({
      code: "INVALID_INPUT",
      fields: [{ path: "transport.0.id", rule: "invalid" }],
    });
    const unknown = option({ usualOptionId: long._id, addOns: [{ ...addOns[0], addOnId: _id }] });
    expect(
      await desk.call(updatePackageOptionRoute, { params: { _id: long._id }, body: unknown }),
    ).toMatchObject({
      fields: [
        { path: "addOns.0.addOnId", rule: "invalid" },
        { path: "usualOptionId", rule: "card.unknownOption" },
      ],
    });
    await desk.must(deletePackageOptionRoute, { params: { _id: long._id } });
    expect((await shown(_id)).options).toHaveLength(1);
    await desk.must(deletePackageRoute, { params });
  });

  it("show a picture that staff sent to everybody once it is saved, and never one that another kept", async () => {
    const [server = ""] = stage.urls;
    const picture = await sendPicture(stage.urls, desk);
    const status = async () => (await fetch(`${server}${picture}?w=480`)).status;
    const sent = body({ code: "SENT", pictures: [{ picture, alt: inAll("Our reef") }] });
    expect(await status()).toBe(404);
    const { desk: other } = await staffCaller(stage, { rates: all });
    const refused = { fields: [{ path: "pictures.0.picture", rule: "invalid" }] };
    expect(await other.call(createPackageRoute, { body: sent })).toMatchObject(refused);
    const { _id } = await desk.must(createPackageRoute, { body: sent });
    expect(await status()).toBe(200);
    expect(await shown(_id)).toMatchObject({ pictures: sent.pictures });
    await other.must(updatePackageRoute, { params: { _id }, body: { ...sent, code: "SENT-2" } });
    await stage.base.db.update(storedFile).set({ shown: false });
    expect(await desk.call(createPackageRoute, { body: sent })).toMatchObject(refused);
    expect(await status()).toBe(404);
    await desk.must(deletePackageRoute, { params: { _id } });
  });

  it("come out as a table and go in again, in any of the three languages, and new ones with them", async () => {
    const file = async (language: string) => {
      const url = `${stage.urls[0]}/admin/api/package.csv?language=${language}`;
      const answer = await fetch(url, { headers: { authorization: `Bearer ${desk.token}` } });
      return (await answer.text()).trim();
    };
    const { packages } = await listed();
    for (const language of ["en", "my", "cn"])
      expect(await desk.call(importPackagesRoute, { body: { text: await file(language) } })).toMatchObject({
        value: { added: 0, changed: 0, unchanged: packages.length },
      });
    const [known] = packages;
    const text = [
      "Kod,Nama (Inggeris),Jenis,Keterangan (Inggeris),Aktif",
      `${known?.code},Renamed nights,,,`,
      "SANDY,Sandy nights,tour,On the beach,no",
    ].join("\n");
    expect(await desk.must(importPackagesRoute.check, { body: { text } })).toMatchObject({
      added: 1,
      changed: 1,
      wrong: 0,
      preview: [
        { name: known?.code, changes: [{ field: "nameEn", after: "Renamed nights" }] },
        { name: "SANDY" },
      ],
    });
    await desk.must(importPackagesRoute, { body: { text } });
    expect(await shown(known?._id ?? "")).toMatchObject({
      name: { en: "Renamed nights" },
      type: known?.type,
    });
    const [made] = (await listed({ search: "SANDY" })).packages;
    expect(made).toMatchObject({ activeStatus: false, options: 0, type: "tour" });
    await desk.must(deletePackageRoute, { params: { _id: made?._id ?? "" } });
    const wrong = ["Code,Kind", "SANDY,tour", `${known?.code},boat`].join("\n");
    const { problems } = await desk.must(importPackagesRoute.check, { body: { text: wrong } });
    expect(problems).toMatchObject([{ line: 2 }, { line: 3, field: "kind" }]);
    expect(await looker.call(importPackagesRoute, { body: { text } })).toMatchObject({ status: 403 });
  });

  it("name who has drafted, held or asked for them", async () => {
    const { packageId, optionId } = stage.resort;
    const guest = await newGuest(stage.urls);
    const sent = { packageId, optionId, booker: { bookingName: "Siti Rahmah" } };
    await guest.must(createDraftRoute, { body: BookingJson.parse(sent) });
    const request = {
      name: "Aini",
      email: "aini@example.test",
      phone: "+60123456789",
      consent: true as const,
      origin: "package" as const,
      checkIn: addDays(stage.resort.from, 10),
      nights: 2,
      party: { adults: 2, childAges: [], nonMalaysians: 0 },
      packageId,
      optionId,
      message: "",
    };
    const { enquiryNo } = await guest.must(createEnquiryRoute, { body: request });
    const facts = {
      drafts: 1,
      draftsNames: "Siti Rahmah",
      enquiries: 1,
      enquiriesNames: `E-${enquiryNo} Aini`,
    };
    expect(await desk.call(deletePackageRoute, { params: { _id: packageId } })).toMatchObject({ facts });
    expect(await desk.call(deletePackageOptionRoute, { params: { _id: optionId } })).toMatchObject({ facts });
  });

  it("are not deleted while something uses them, and it is entriesOf by what", async () => {
    const { packageId, optionId } = stage.resort;
    const booked = await mustSubmit(guest, stayOf(stage.resort, { inDays: 20 }));
    const { rows } = await stage.base.pool.query("SELECT booking_no AS no FROM booking WHERE id = $1", [
      booked._id,
    ]);
    const params = { _id: packageId };
    expect(await desk.call(deletePackageRoute, { params })).toMatchObject({
      status: 409,
      code: "IN_USE",
      facts: { bookings: 1, bookingsNames: rows[0].no },
    });
    expect(await desk.call(deletePackageOptionRoute, { params: { _id: optionId } })).toMatchObject({
      code: "IN_USE",
      facts: { bookings: 1, bookingsNames: rows[0].no },
    });
    expect((await shown(packageId)).uses.bookings).toBe(1);
    const promo = await makePromo(stage.base.db, stage.resort);
    const { packages } = await listed({ type: "promo" });
    const sold = packages.find(({ soldAhead }) => soldAhead);
    expect(promo.promoPackageId).toBeTruthy();
    const read = await shown(sold?._id ?? "");
    expect(read.uses.promoPackages).toBe(1);
    const other = { params: { _id: read._id }, body: { ...read, code: "AHEAD", type: "tour" as const } };
    expect(await desk.call(updatePackageRoute, other)).toMatchObject({
      code: "IN_USE",
      facts: { promoPackages: 1 },
    });
  });

  it("are copied with the prices that are published", async () => {
    const { _id } = await desk.must(copyPackageRoute, {
      params: { _id: stage.resort.packageId },
      body: { code: "COPY", name: inAll("Copy") },
    });
    const [from, to] = await Promise.all(
      [stage.resort.packageId, _id].map((id) => desk.must(rateCardsRoute, { params: { _id: id } })),
    );
    const bare = (cards: typeof from) =>
      cards?.cards.map(({ rates }) => rates.map(({ sen }) => sen).toSorted());
    expect(bare(to)).toEqual(bare(from));
    const again = { params: { _id }, body: { code: "COPY", name: inAll("Copy") } };
    expect(await desk.call(copyPackageRoute, again)).toMatchObject({
      fields: [{ path: "code", rule: "codeTaken" }],
    });
    const taken = { ...(await shown(_id)), code: "REEF" };
    expect(await desk.call(updatePackageRoute, { params: { _id }, body: taken })).toMatchObject({
      fields: [{ path: "code", rule: "codeTaken" }],
    });
  });

  it("are copied with options that are compared among themselves", async () => {
    const { _id } = await desk.must(createPackageRoute, { body: body({ code: "PAIR" }) });
    const usual = await desk.must(addPackageOptionRoute, { params: { _id }, body: option() });
    await desk.must(addPackageOptionRoute, {
      params: { _id },
      body: option({ name: inAll("Late"), usualOptionId: usual._id }),
    });
    const copy = await desk.must(copyPackageRoute, {
      params: { _id },
      body: { code: "PAIR2", name: inAll("Pair") },
    });
    const { options } = await shown(copy._id);
    const compared = options.find(({ usualOptionId }) => usualOptionId !== null);
    expect(options.map((option) => option._id)).toContain(compared?.usualOptionId);
    expect(compared?.usualOptionId).not.toBe(usual._id);
  });

  it("stand in the order that staff put them in, are narrowed, and every act is written down", async () => {
    const before = (await listed()).packages.map(({ _id }) => _id);
    await desk.must(orderPackagesRoute, { body: { packageIds: before.toReversed() } });
    expect((await listed()).packages.map(({ _id }) => _id)).toEqual(before.toReversed());
    expect((await listed({ status: "offSale" })).packages.map(({ code }) => code)).toEqual(["PAIR2", "COPY"]);
    expect((await listed({ type: "influencer" })).total).toBe(0);
    const entries = await stage.base.db.select().from(auditEntry);
    const acts = entries.map(({ act, subject }) => `${subject} ${act}`);
    const entriesOf = (subject: string, act: string, side: "before" | "after") =>
      entries.filter((entry) => entry.subject === subject && entry.act === act && side in entry.facts);
    for (const [subject, act, side] of [
      ["package", "added", "after"],
      ["package", "copied", "after"],
      ["package", "deleted", "before"],
      ["packageOption", "deleted", "before"],
      ["package", "ordered", "before"],
      ["package", "ordered", "after"],
    ] as const)
      expect(entriesOf(subject, act, side), `${subject} ${act}`).not.toEqual([]);
    for (const act of ["package added", "package copied", "package deleted", "package ordered"])
      expect(acts).toContain(act);
    expect(acts).toContain("packageOption added");
    const read = await shown(stage.resort.packageId);
    await desk.must(updatePackageRoute, { params: { _id: read._id }, body: { ...read, code: "ATOLL" } });
    const [changed] = await stage.base.db.select().from(auditEntry).orderBy(desc(auditEntry.at)).limit(1);
    expect(changed?.facts).toEqual({
      name: read.name.en,
      before: { code: "REEF" },
      after: { code: "ATOLL" },
    });
  });

  it("are for who has the right", async () => {
    const params = { _id: stage.resort.packageId };
    expect((await looker.call(staffPackageRoute, { params })).ok).toBe(true);
    expect((await looker.call(createPackageRoute, { body: body({ code: "NO" }) })).status).toBe(403);
    expect((await looker.call(deletePackageRoute, { params })).status).toBe(403);
    expect((await guest.call(staffPackageRoute, { params })).status).toBe(401);
    const wrong = body({ code: "a b", name: { en: " ", my: "", cn: "" } });
    expect(await desk.call(createPackageRoute, { body: wrong })).toMatchObject({
      fields: [
        { path: "code", rule: "packageCode" },
        { path: "name.en", rule: "required" },
      ],
    });
  });
});
