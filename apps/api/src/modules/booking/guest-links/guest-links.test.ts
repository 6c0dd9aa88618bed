import {
  endGuestLinkRoute,
  fillGuestLinkRoute,
  type GuestLinkPage,
  giveGuestLinkRoute,
  guestLinkRoute,
  guestLinksRoute,
  sharedStayRoute,
  shareRoute,
  startSharingRoute,
  stopSharingRoute,
} from "@pulau/contract/guest-links.ts";
import { fillRoomingListRoute, roomingListRoute } from "@pulau/contract/rooming-list.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { checkInvariants } from "../../../db/invariants.ts";
import { readMail } from "../../../mail/read-mail.ts";
import { linkToken } from "../../../plugins/link-token.ts";
import { tidy } from "../../../plugins/tidy.ts";
import { Caller } from "../../../races/caller.ts";
import { newGuest } from "../../../races/guest.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { raceSecret } from "../../../races/server-process.ts";
import { makeGroup, person } from "../rooming-list/test-group.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({
    rooms: { standard: 400 },
    ferrySeats: 1000,
    settings: { limits: { roomsPerAddress: 1000 } },
  });
});
afterAll(() => stage.close());
beforeEach(() => stage.base.pool.query("DELETE FROM rate_window"));

const read = (version: number) => ({ "if-match": `"${version}"` });
const rowsOf = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await stage.base.pool.query(text, values)).rows as T[];
const tokenIn = (url: string | null | undefined) => ({ token: url?.split("/").at(-1) ?? "" });

/** Somebody's own details as their form sends them. */
const details = (no: number, more: object = {}) => ({
  fullName: `Traveller ${no}`,
  chineseName: null,
  identity: `900101-14-${6000 + no}`,
  age: 37,
  senior: false,
  disabled: false,
  vegetarian: false,
  allergies: null,
  nonMalaysian: false,
  email: null,
  phones: [],
  activity: null,
  market: null,
  ...more,
});

/** A group of six couples, and the link of one place. */
async function linked(seat = 1) {
  const group = await makeGroup(stage, 6);
  const give = async (at = seat, sendTo?: string) => {
    const links = await group.guest.must(giveGuestLinkRoute, {
      params: group.params,
      body: { seat: at, ...(sendTo && { sendTo }) },
    });
    const place = links.places[at];
    if (!place?.link) throw new Error("no link");
    return { ...place.link, params: tokenIn(place.link.url) };
  };
  const link = await give();
  const fellow = new Caller(stage.urls);
  const look = (params = link.params): Promise<GuestLinkPage> => fellow.must(guestLinkRoute, { params });
  const fill = (no: number, version: number, more: object = {}, params = link.params) =>
    fellow.call(fillGuestLinkRoute, { params, body: details(no, more) }, read(version));
  return { ...group, give, link, fellow, look, fill };
}

const places = async ({ guest, params }: { guest: Caller; params: { _id: BookingId } }) =>
  (await guest.must(guestLinksRoute, { params })).places;

describe("a guest with a link", () => {
  it("fills in their own details, and the booker sees that it is done", async () => {
    const { fill, look, link, ...group } = await linked();
    const before = await look();
    expect(before).toMatchObject({ guest: null, isOpen: true, filled: false, kind: "adult" });
    expect((await places(group))[1]).toMatchObject({ done: false, link: { state: "opened" } });
    const filled = await fill(1, before.version, { vegetarian: true, allergies: "Peanuts" });
    expect(filled).toMatchObject({
      ok: true,
      value: { filled: true, guest: { fullName: "Traveller 1", identity: "••••6001", vegetarian: true } },
    });
    expect((await places(group))[1]).toMatchObject({
      name: "Traveller 1",
      done: true,
      link: { _id: link._id, state: "filled" },
    });
    const [sealed] = await rowsOf<{ paper: string }>(
      "SELECT identity_sealed AS paper FROM booking_guest WHERE booking_id = $1 AND full_name = 'Traveller 1'",
      [group._id],
    );
    expect(sealed?.paper).not.toContain("6001");
    expect(await checkInvariants(stage.base.pool)).toEqual([]);
  });

  it("keeps the paper whose number comes back masked, and changes the rest", async () => {
    const { fill, look } = await linked();
    await fill(1, (await look()).version);
    const { version } = await look();
    expect(await fill(1, version, { identity: "••••6001", allergies: "Shellfish" })).toMatchObject({
      ok: true,
      value: { guest: { identity: "••••6001", allergies: "Shellfish" } },
    });
  });

  it("is told what is wrong by its field, and nothing is saved", async () => {
    const { fill, look, give } = await linked();
    const { version } = await look();
    expect(await fill(1, version, { identity: "A" })).toMatchObject({
      code: "INVALID_INPUT",
      fields: [{ path: expect.stringContaining("identity"), rule: "ic" }],
    });
    expect(await fill(1, version, { identity: "••••6001" })).toMatchObject({
      code: "DRAFT_INCOMPLETE",
      fields: [{ path: "identity", rule: "required" }],
    });
    const second = await give(2);
    await fill(2, version, {}, second.params);
    expect(await fill(2, (await look()).version)).toMatchObject({
      code: "DRAFT_INCOMPLETE",
      fields: [{ path: "identity", rule: "twice" }],
    });
    expect((await look()).guest).toBeNull();
  });

  it("takes nobody else's place by an age that was not booked for theirs", async () => {
    const { fill, look } = await linked();
    const { version } = await look();
    expect(await fill(1, version, { age: 5, identity: "210101-14-6001" })).toMatchObject({
      code: "DRAFT_INCOMPLETE",
      fields: [{ path: "age", rule: "otherAge" }],
    });
    expect(await look()).toMatchObject({ guest: null, kind: "adult" });
  });

  it("sees nobody else: not the booker's numbers, no price, no other guest", async () => {
    const { look, guest, params } = await linked();
    const list = await guest.must(roomingListRoute, { params });
    await guest.must(
      fillRoomingListRoute,
      { params, body: { guests: [person(0), person(2)] } },
      read(list.version),
    );
    const shown = JSON.stringify(await look());
    for (const other of ["Guest Number", "5000", "5002", "Sen", "bookingNo", "mobile"])
      expect(shown).not.toContain(other);
  });
});

describe("a link", () => {
  it("is mailed in the booking's language, with the link that opens it and nothing else", async () => {
    const { give, _id } = await linked();
    const link = await give(1, "Daniel@Example.test");
    expect(link).toMatchObject({ state: "sent", sentTo: "daniel@example.test" });
    const [job] = await rowsOf<{ data: never }>(
      "SELECT data FROM pgboss.job WHERE name = 'send-mail' AND data ->> 'guestLinkId' = $1",
      [link._id],
    );
    const deployment = { secret: raceSecret, publicUrl: "https://pulau.test" };
    const mail = await readMail(stage.base.db, deployment, job?.data as never);
    expect(mail).toMatchObject({ to: "daniel@example.test" });
    expect(mail?.letter.link?.url).toBe(`https://pulau.test/guest/${link.params.token}`);
    const [{ no } = { no: "-" }] = await rowsOf<{ no: string }>(
      "SELECT booking_no AS no FROM booking WHERE id = $1",
      [_id],
    );
    expect(JSON.stringify(mail?.letter)).not.toContain(no);
  });

  it("is the same when it is asked for again, and another once it was taken back", async () => {
    const { give, link, look, guest, params, fellow } = await linked();
    expect((await give())._id).toBe(link._id);
    const back = { params: { ...params, linkId: link._id } };
    await guest.must(endGuestLinkRoute, back);
    await guest.must(endGuestLinkRoute, back);
    expect(await fellow.call(guestLinkRoute, { params: link.params })).toMatchObject({
      status: 410,
      code: "LINK_INVALID",
    });
    const fresh = await give();
    expect(fresh._id).not.toBe(link._id);
    expect((await look(fresh.params)).guest).toBeNull();
  });

  it("never shows whom the booker names in that place afterwards, and ends when its guest is called otherwise", async () => {
    const { give, link, fill, look, guest, params, fellow } = await linked();
    const other = await give(2);
    const list = await guest.must(roomingListRoute, { params });
    await guest.must(fillRoomingListRoute, { params, body: { guests: [person(2)] } }, read(list.version));
    expect(await fellow.call(guestLinkRoute, { params: other.params })).toMatchObject({
      code: "LINK_INVALID",
    });
    await fill(1, (await look()).version);
    const { rooms, version } = await guest.must(roomingListRoute, { params });
    const guests = rooms
      .flatMap(({ seats }) => seats)
      .flatMap(({ seat, guest: known }) => (known ? [{ seat, known }] : []))
      .map(({ seat, known: { missing: _, ...known } }) => ({
        ...known,
        seat,
        ...(seat === 1 && { fullName: "Somebody Else" }),
      }));
    await guest.must(fillRoomingListRoute, { params, body: { guests } }, read(version));
    expect(await fellow.call(guestLinkRoute, { params: link.params })).toMatchObject({
      code: "LINK_INVALID",
    });
    const renewed = await give();
    expect((await look(renewed.params)).guest?.fullName).toBe("Somebody Else");
  });

  it("ends with check-in, with the deadline and with the booking", async () => {
    const { link, look, fill, fellow, _id } = await linked();
    const { version } = await look();
    await stage.base.pool.query("UPDATE booking SET state = 'inHouse' WHERE id = $1", [_id]);
    expect(await fellow.call(guestLinkRoute, { params: link.params })).toMatchObject({
      code: "LINK_INVALID",
    });
    expect(await fill(1, version)).toMatchObject({ code: "LINK_INVALID" });
    await stage.base.pool.query("UPDATE booking SET state = 'confirmed' WHERE id = $1", [_id]);
    const [was] = await rowsOf<{ check_in: Date; check_out: Date }>(
      "SELECT check_in, check_out FROM booking WHERE id = $1",
      [_id],
    );
    await stage.base.pool.query(
      "UPDATE booking SET check_in = pulau_now()::date + 1, check_out = pulau_now()::date + 3 WHERE id = $1",
      [_id],
    );
    expect((await look()).isOpen).toBe(false);
    expect(await fill(1, version)).toMatchObject({ code: "TOO_LATE" });
    await stage.base.pool.query("UPDATE booking SET check_in = $2, check_out = $3 WHERE id = $1", [
      _id,
      was?.check_in,
      was?.check_out,
    ]);
  });

  it("is nothing when it is forged, or another's to give out or take back", async () => {
    const { link, params, fellow } = await linked();
    const forged = linkToken("another secret of another house", "ownDetails", { id: link._id });
    expect(await fellow.call(guestLinkRoute, { params: { token: forged } })).toMatchObject({ status: 410 });
    const stranger = await newGuest(stage.urls);
    expect(await stranger.call(guestLinksRoute, { params })).toMatchObject({ status: 404 });
    expect(await stranger.call(giveGuestLinkRoute, { params, body: { seat: 0 } })).toMatchObject({
      status: 404,
    });
    const foreign = { params: { ...params, linkId: link._id } };
    expect(await stranger.call(endGuestLinkRoute, foreign)).toMatchObject({ status: 404 });
    const own = await linked();
    const mixed = { params: { _id: own._id, linkId: link._id } };
    expect(await own.guest.call(endGuestLinkRoute, mixed)).toMatchObject({ status: 404 });
  });

  it("is not mailed to one address again and again, nor opened without end", async () => {
    const { guest, params, fellow, link } = await linked();
    const mail = () =>
      guest.call(giveGuestLinkRoute, { params, body: { seat: 3, sendTo: "mei@example.test" } });
    for (let sent = 0; sent < 4; sent++) expect(await mail()).toMatchObject({ ok: true });
    expect(await mail()).toMatchObject({ status: 429, code: "TOO_MANY_REQUESTS" });
    await stage.base.pool.query("UPDATE rate_window SET count = 60 WHERE bucket = 'guest-link'");
    const opened = () => fellow.call(guestLinkRoute, { params: link.params });
    await opened();
    await stage.base.pool.query("UPDATE rate_window SET count = 60 WHERE bucket = 'guest-link'");
    expect(await opened()).toMatchObject({ code: "TOO_MANY_REQUESTS" });
  });

  it("is forgotten once its stay is over", async () => {
    const { link, _id } = await linked();
    const [was] = await rowsOf<{ check_in: Date }>("SELECT check_in FROM booking WHERE id = $1", [_id]);
    await stage.base.pool.query("UPDATE booking SET check_in = pulau_now()::date - 4 WHERE id = $1", [_id]);
    await tidy(stage.base.db);
    expect(await rowsOf("SELECT FROM guest_link WHERE id = $1", [link._id])).toEqual([]);
    await stage.base.pool.query("UPDATE booking SET check_in = $2 WHERE id = $1", [_id, was?.check_in]);
  });
});

describe("many at once", () => {
  it("fill in their own places, and nobody's is lost", async () => {
    const { give, fill, look, ...group } = await linked(0);
    const links = [];
    for (let seat = 0; seat < 6; seat++) links.push(await give(seat));
    const { version } = await look();
    const filled = await Promise.all(links.map(({ params }, no) => fill(no, version, {}, params)));
    expect(filled.filter(({ ok }) => ok)).toHaveLength(6);
    expect((await places(group)).filter(({ done }) => done)).toHaveLength(6);
    expect(await checkInvariants(stage.base.pool)).toEqual([]);
  });

  it("are refused where somebody has changed their own place since, and the booker where a guest has", async () => {
    const { fill, look, guest, params } = await linked();
    const { version } = await look();
    expect(await fill(1, version)).toMatchObject({ ok: true });
    expect(await fill(1, version, { allergies: "Peanuts" })).toMatchObject({ code: "CHANGED_SINCE" });
    const stale = await guest.call(
      fillRoomingListRoute,
      { params, body: { guests: [person(0)] } },
      read(version),
    );
    expect(stale).toMatchObject({ code: "CHANGED_SINCE", facts: { by: "link", changed: "1" } });
  });

  it("make one link of one place", async () => {
    const { guest, params, _id } = await linked();
    const give = () => guest.call(giveGuestLinkRoute, { params, body: { seat: 4 } });
    await Promise.all([give(), give(), give(), give()]);
    expect(await rowsOf("SELECT FROM guest_link WHERE booking_id = $1 AND seat = 4", [_id])).toHaveLength(1);
  });
});

describe("a shared booking", () => {
  it("is shown without names, papers and money, until it is shared no more", async () => {
    const { guest, params, fill, look, fellow, _id } = await linked();
    await fill(1, (await look()).version);
    expect(await guest.must(shareRoute, { params })).toEqual({ url: null });
    const { url } = await guest.must(startSharingRoute, { params });
    expect(await guest.must(startSharingRoute, { params })).toEqual({ url });
    const seen = await fellow.must(sharedStayRoute, { params: tokenIn(url) });
    expect(seen).toMatchObject({ persons: 12, state: "confirmed", rooms: [{ count: 6 }] });
    for (const other of ["Traveller 1", "6001", "Sen", "bookingNo", "boarding", "email"])
      expect(JSON.stringify(seen)).not.toContain(other);
    expect(await guest.must(stopSharingRoute, { params })).toEqual({ url: null });
    expect(await fellow.call(sharedStayRoute, { params: tokenIn(url) })).toMatchObject({
      status: 410,
      code: "LINK_INVALID",
    });
    const again = await guest.must(startSharingRoute, { params });
    expect(again.url).not.toBe(url);
    expect((await fellow.call(sharedStayRoute, { params: tokenIn(url) })).ok).toBe(false);
    await stage.base.pool.query(
      "UPDATE booking SET state = 'cancelled', cancel_reason = 'BY_GUEST' WHERE id = $1",
      [_id],
    );
    expect((await fellow.call(sharedStayRoute, { params: tokenIn(again.url) })).ok).toBe(false);
    await stage.base.pool.query(
      "UPDATE booking SET state = 'confirmed', cancel_reason = NULL WHERE id = $1",
      [_id],
    );
  });
});
