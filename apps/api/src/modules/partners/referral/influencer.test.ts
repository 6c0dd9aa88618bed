import { randomUUID } from "node:crypto";
import { nearDatesRoute } from "@pulau/contract/availability.ts";
import { allAvailableRoute, packagesRoute } from "@pulau/contract/catalogue.ts";
import { saveDraftRoute } from "@pulau/contract/drafts.ts";
import {
  influencerLinksRoute,
  influencerPackageRoute,
  referralClickRoute,
  socialShareRoute,
} from "@pulau/contract/referral.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import type { OptionId, PackageId } from "@pulau/domain/ids.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eq, sql } from "../../../db/orm.ts";
import { booking } from "../../../db/schema/bookings.ts";
import { Caller } from "../../../races/caller.ts";
import { mustHold, mustSubmit, newGuest, stayOf, submit, tryHold } from "../../../races/guest.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { makePartner, type Partner } from "../agents/test-partner.ts";
import { makeLink } from "./test-link.ts";

let stage: Stage;
let mira: Partner;
let other: Partner;
let link: { packageId: PackageId; optionId: OptionId };
beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 20 }, settings: { limits: { roomsPerAddress: 500 } } });
  mira = await makePartner(stage, "influencer", "Mira by the Sea");
  other = await makePartner(stage, "influencer", "Somebody else");
  link = await makeLink(stage.base.db, stage.resort, mira.accountId);
});
afterAll(() => stage.close());

const visitor = () => new Caller(stage.urls);
const gone = { status: 404, code: "NOT_FOUND" };
const stayBy = (influencerId: string | null) => ({ ...stayOf(stage.resort), ...link, influencerId });

describe("an influencer's link", () => {
  const send = (_id: string, agentId: string) =>
    visitor().call(influencerPackageRoute, { params: { _id, agentId } });

  it("shows the package and who recommends it, to anybody", async () => {
    const answer = await send(link.packageId, mira.accountId);
    expect(answer).toMatchObject({
      ok: true,
      value: {
        package: { _id: link.packageId, type: "influencer", options: [{ _id: link.optionId, nights: 2 }] },
        influencer: { _id: mira.accountId, name: "Mira by the Sea", picture: null },
        lowest: { optionId: link.optionId, totalSen: 109_000 },
        to: null,
      },
    });
  });

  it("opens for the right pair alone", async () => {
    expect(await send(link.packageId, other.accountId)).toMatchObject(gone);
    expect(await send(stage.resort.packageId, mira.accountId)).toMatchObject(gone);
    expect(await send(randomUUID(), mira.accountId)).toMatchObject(gone);
    expect(await send("1", mira.accountId)).toMatchObject({ status: 400, code: "INVALID_INPUT" });
  });

  it.each([
    ["before its first day", () => ({ from: addDays(stage.resort.from, 1) })],
    ["after its last day", () => ({ to: addDays(stage.resort.from, -1) })],
    ["when it is switched off", () => ({ activeStatus: false })],
  ])("does not open %s", async (_, given) => {
    const { packageId } = await makeLink(stage.base.db, stage.resort, mira.accountId, given());
    expect(await send(packageId, mira.accountId)).toMatchObject(gone);
  });

  it("is of an influencer, whatever its row says", async () => {
    const guest = await makePartner(stage, "guest", "Aini");
    const { packageId } = await makeLink(stage.base.db, stage.resort, guest.accountId);
    expect(await send(packageId, guest.accountId)).toMatchObject(gone);
  });
});

describe("an influencer's package", () => {
  it("is not on sale beside the others", async () => {
    const caller = visitor();
    const { packages } = await caller.must(packagesRoute, { query: {} });
    expect(packages.map(({ _id }) => _id)).toEqual([stage.resort.packageId]);
    const priced = await caller.must(allAvailableRoute, { query: { adults: 2 } });
    expect(priced.packages.map((offer) => offer.package._id)).toEqual([stage.resort.packageId]);
    const { optionId, from } = stage.resort;
    const near = await caller.must(nearDatesRoute, {
      query: { adults: 2, optionId, checkIn: addDays(from, 10) },
    });
    expect(near.packages).toEqual([]);
  });

  it("can't be held without its link, nor by another's", async () => {
    const closed = { status: 409, code: "PACKAGE_CLOSED", facts: { rule: "linkOnly" } };
    for (const influencerId of [null, other.accountId, randomUUID()]) {
      const guest = await newGuest(stage.urls);
      expect(await tryHold(guest, stayBy(influencerId))).toMatchObject(closed);
    }
  });

  it("is booked by its link, and the booking thanks the influencer whatever the draft says later", async () => {
    const guest = await newGuest(stage.urls);
    const hold = await mustHold(guest, stayBy(mira.accountId));
    await guest.must(saveDraftRoute, { params: { _id: hold._id }, body: stayBy(other.accountId) });
    const submitted = await submit(guest, hold);
    if (!submitted.ok) throw new Error(submitted.code);
    const [row] = await stage.base.db.select().from(booking).where(eq(booking.id, submitted.value._id));
    expect(row).toMatchObject({ influencerId: mira.accountId, referredBy: null, packageId: link.packageId });
  });

  it("thanks nobody where a common package is booked with somebody's id", async () => {
    const guest = await newGuest(stage.urls);
    const { _id } = await mustSubmit(guest, { ...stayOf(stage.resort), influencerId: mira.accountId });
    const [row] = await stage.base.db.select().from(booking).where(eq(booking.id, _id));
    expect(row?.influencerId).toBeNull();
  });
});

describe("an influencer's own links", () => {
  it("tell what came of each, and are nobody else's", async () => {
    const mine = await makePartner(stage, "influencer", "Jo");
    const { packageId } = await makeLink(stage.base.db, stage.resort, mine.accountId);
    const body = { packageId, influencerId: mine.accountId };
    const guests = [await newGuest(stage.urls), await newGuest(stage.urls)];
    for (const guest of [...guests, ...guests])
      expect(await guest.must(referralClickRoute, { body })).toMatchObject({ counted: true });
    const editor = await mine.signIn("editor");
    expect(await editor.must(referralClickRoute, { body })).toMatchObject({ counted: false });
    const [, optionId] = await stage.base.db
      .execute<{ id: string }>(sql`SELECT id FROM package_option WHERE package_id = ${packageId}`)
      .then(({ rows }) => [packageId, rows[0]?.id ?? ""]);
    const stay = { ...stayOf(stage.resort), packageId, optionId, influencerId: mine.accountId };
    const paid = await mustSubmit(guests[0] as Caller, stay);
    await mustSubmit(guests[1] as Caller, stay);
    await stage.base.db.execute(sql`UPDATE booking SET state = 'confirmed' WHERE id = ${paid._id}`);
    const viewer = await mine.signIn("viewer");
    const { packages } = await viewer.must(influencerLinksRoute, { query: {} });
    expect(packages).toMatchObject([{ packageId, open: true, clicks: 2, bookings: 1 }]);
    expect(packages[0]?.link).toBe(`${stage.urls[0]}/p/${packageId}/${mine.accountId}`);
    const theirs = await (await other.signIn("admin")).must(influencerLinksRoute, { query: {} });
    expect(theirs).toMatchObject({ packages: [], page: 1, pages: 1, limit: 10, total: 0 });
    expect(await visitor().call(influencerLinksRoute, { query: {} })).toMatchObject({
      code: "NOT_SIGNED_IN",
    });
  });

  it("are shared with the package's name; another's is not found", async () => {
    const own = await mira.signIn("admin");
    const { packageId } = link;
    const share = await own.must(socialShareRoute, { query: { packageId } });
    expect(share.link).toBe(`${stage.urls[0]}/p/${packageId}/${mira.accountId}`);
    expect(share.text.en).toContain("Mira's reef");
    const theirs = await other.signIn("admin");
    expect(await theirs.call(socialShareRoute, { query: { packageId } })).toMatchObject(gone);
    const wrong = { body: { packageId, influencerId: other.accountId } };
    expect(await (await newGuest(stage.urls)).call(referralClickRoute, wrong)).toMatchObject(gone);
  });
});
