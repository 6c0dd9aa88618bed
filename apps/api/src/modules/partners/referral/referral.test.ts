import { randomUUID } from "node:crypto";
import { guestSessionRoute, loginRoute, registerRoute } from "@pulau/contract/accounts.ts";
import { claimBookingRoute } from "@pulau/contract/bookings.ts";
import { referralClickRoute, referralRoute, socialShareRoute } from "@pulau/contract/referral.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eq, sql } from "../../../db/orm.ts";
import { account } from "../../../db/schema/accounts.ts";
import { booking } from "../../../db/schema/bookings.ts";
import { linkToken } from "../../../plugins/link-token.ts";
import { Caller } from "../../../races/caller.ts";
import { mustSubmit, newGuest, stayOf } from "../../../races/guest.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { raceSecret } from "../../../races/server-process.ts";
import { makePartner, type Partner } from "../agents/test-partner.ts";

let stage: Stage;
let aini: Partner;
let ben: Partner;
let codes: { aini: string; ben: string };
beforeAll(async () => {
  const limits = { roomsPerAddress: 500, roomsPerOwner: 100 };
  stage = await openStage({ rooms: { standard: 30 }, settings: { limits } });
  aini = await makePartner(stage, "guest", "Aini");
  ben = await makePartner(stage, "guest", "Ben");
  codes = { aini: await codeOf(aini), ben: await codeOf(ben) };
});
afterAll(() => stage.close());

const codeOf = async (partner: Partner) =>
  (await (await partner.signIn("admin")).must(referralRoute, {})).code;
const follow = (caller: Caller, code: string) => caller.must(referralClickRoute, { body: { code } });
const referrerOf = async (bookingId: BookingId) => {
  const [row] = await stage.base.db.select().from(booking).where(eq(booking.id, bookingId));
  return row?.referredBy;
};
const bookAs = async (caller: Caller) => {
  const { _id } = await mustSubmit(caller, stayOf(stage.resort));
  return { _id, referredBy: await referrerOf(_id) };
};
/** As if these days had passed since every click. */
const daysLater = (days: number) =>
  stage.base.db.execute(sql`UPDATE referral_click SET at = at - make_interval(days => ${days})`);

describe("a personal link", () => {
  it("is one's own for good, the same for every member", async () => {
    const first = await (await aini.signIn("viewer")).must(referralRoute, {});
    expect(first).toMatchObject({ code: codes.aini, windowDays: 45 });
    expect(first.code).toMatch(/^[2-9A-HJKMNP-Z]{8}$/);
    expect(first.link).toBe(`${stage.urls[0]}/r/${first.code}`);
    expect(codes.ben).not.toBe(codes.aini);
    expect(await (await newGuest(stage.urls)).call(referralRoute, {})).toMatchObject({
      status: 401,
      code: "NOT_SIGNED_IN",
    });
  });

  it("says whose it is to whoever follows it, and no family's name", async () => {
    const caller = await newGuest(stage.urls);
    await stage.base.db
      .update(account)
      .set({ name: "Aini binti Salleh" })
      .where(eq(account.id, aini.accountId));
    expect(await follow(caller, codes.aini)).toEqual({ counted: true, name: "Aini" });
  });

  it("is made once, however often it is asked for at the same moment", async () => {
    const caller = await (await makePartner(stage, "guest", "Chong")).signIn("admin");
    const answers = await Promise.all(Array.from({ length: 8 }, () => caller.must(referralRoute, {})));
    expect(new Set(answers.map(({ code }) => code)).size).toBe(1);
  });

  it("counts visitors once a day, and bookings once they are paid for", async () => {
    const dina = await makePartner(stage, "guest", "Dina");
    const code = await codeOf(dina);
    const [first, second] = [await newGuest(stage.urls), await newGuest(stage.urls)];
    for (const caller of [first, first, second])
      expect(await follow(caller, code)).toMatchObject({ counted: true });
    await daysLater(1);
    await follow(first, code.toLowerCase());
    const { _id } = await bookAs(first);
    const caller = await dina.signIn("editor");
    expect(await caller.must(referralRoute, {})).toMatchObject({ clicks: 3, bookings: 0 });
    await stage.base.db.execute(sql`UPDATE booking SET state = 'completed' WHERE id = ${_id}`);
    expect(await caller.must(referralRoute, {})).toMatchObject({ clicks: 3, bookings: 1 });
    expect(await (await ben.signIn("admin")).must(referralRoute, {})).toMatchObject({ bookings: 0 });
  });

  it("that nobody has is not found, and none is not asked for", async () => {
    const guest = await newGuest(stage.urls);
    const wrong = { body: { code: "NOBODYS1" } };
    expect(await guest.call(referralClickRoute, wrong)).toMatchObject({ status: 404, code: "NOT_FOUND" });
    expect(await guest.call(referralClickRoute, { body: {} })).toMatchObject({ code: "INVALID_INPUT" });
    const half = { body: { packageId: randomUUID() } };
    expect(await guest.call(referralClickRoute, half)).toMatchObject({ code: "INVALID_INPUT" });
    const nobody = new Caller(stage.urls);
    expect(await nobody.call(referralClickRoute, wrong)).toMatchObject({ status: 401 });
  });

  it("keeps no network address that could be read", async () => {
    await follow(await newGuest(stage.urls), codes.aini);
    const { rows } = await stage.base.db.execute<{ came: string }>(
      sql`SELECT came_from AS came FROM referral_click ORDER BY at DESC LIMIT 1`,
    );
    expect(rows[0]?.came).toMatch(/^[\w-]{22}$/);
  });
});

describe("whom a booking thanks", () => {
  it("is nobody without a click, else the last link that was followed", async () => {
    const guest = await newGuest(stage.urls);
    expect((await bookAs(guest)).referredBy).toBeNull();
    await follow(guest, codes.aini);
    expect((await bookAs(guest)).referredBy).toBe(aini.accountId);
    await follow(guest, codes.ben);
    expect((await bookAs(guest)).referredBy).toBe(ben.accountId);
    await follow(guest, codes.aini);
    expect((await bookAs(guest)).referredBy).toBe(aini.accountId);
    expect((await bookAs(await newGuest(stage.urls))).referredBy).toBeNull();
  });

  it("is nobody who follows their own link from a browser or a network of theirs", async () => {
    const owner = await makePartner(stage, "guest", "Farid");
    const code = await codeOf(owner);
    const post = (
      url: string,
      payload: object,
      remoteAddress: string,
      headers: Record<string, string> = {},
    ) => stage.app.inject({ method: "POST", url, payload, remoteAddress, headers });
    const body = { email: owner.email("admin"), password: "salt wind and coral" };
    const signedIn = await post("/api/authenticate/login/user", body, "203.0.113.5");
    const device = signedIn.cookies.find(({ name }) => name === "pulau_device")?.value ?? "";
    expect(device).toMatch(/^[\w-]{22}$/);
    const thanked = async (remoteAddress: string, cookie?: string) => {
      const visitor = await newGuest(stage.urls);
      const headers = {
        authorization: `Bearer ${visitor.token}`,
        ...(cookie && { cookie: `pulau_device=${cookie}` }),
      };
      expect((await post("/api/referral-click", { code }, remoteAddress, headers)).statusCode).toBe(201);
      return (await bookAs(visitor)).referredBy;
    };
    expect(await thanked("203.0.113.5")).toBeNull();
    expect(await thanked("198.51.100.9", device)).toBeNull();
    expect(await thanked("198.51.100.9")).toBe(owner.accountId);
  });

  it("is nobody whose mailbox the booker has under another spelling", async () => {
    // Whoever books here writes down aini@example.test.
    const body = { name: "Aini", email: "aini+links@example.test", password: "salt wind and coral" };
    const owner = new Caller(stage.urls);
    owner.token = (await owner.must(registerRoute, { body })).accessToken;
    const visitor = await newGuest(stage.urls);
    await follow(visitor, (await owner.must(referralRoute, {})).code);
    expect((await bookAs(visitor)).referredBy).toBeNull();
  });

  it("is nobody once the window has ended", async () => {
    const guest = await newGuest(stage.urls);
    await follow(guest, codes.aini);
    await daysLater(44);
    expect((await bookAs(guest)).referredBy).toBe(aini.accountId);
    await daysLater(1);
    expect((await bookAs(guest)).referredBy).toBeNull();
  });

  it("is still known after a visitor has registered", async () => {
    const visitor = new Caller(stage.urls);
    const { guestToken } = await visitor.must(guestSessionRoute, {});
    visitor.token = guestToken;
    await follow(visitor, codes.ben);
    const body = {
      name: "Mei",
      email: `${randomUUID()}@example.test`,
      password: "salt wind and coral",
      guestToken,
    };
    visitor.token = (await visitor.must(registerRoute, { body })).accessToken;
    expect((await bookAs(visitor)).referredBy).toBe(ben.accountId);
  });

  it("is never oneself: signed in, by one's address, or by signing in later", async () => {
    const own = await aini.signIn("admin");
    expect(await follow(own, codes.aini)).toMatchObject({ counted: false });
    expect((await bookAs(own)).referredBy).toBeNull();

    const hidden = await newGuest(stage.urls);
    await follow(hidden, codes.ben);
    await follow(hidden, codes.aini);
    const draft = stayOf(stage.resort);
    const booker = { ...draft.booker, email: aini.email("editor") };
    const { _id } = await mustSubmit(hidden, { ...draft, booker });
    expect(await referrerOf(_id)).toBe(ben.accountId);

    const later = await newGuest(stage.urls);
    await follow(later, codes.aini);
    const before = await bookAs(later);
    expect(before.referredBy).toBe(aini.accountId);
    const caller = new Caller(stage.urls);
    const guestToken = later.token ?? "";
    await caller.must(loginRoute, {
      body: { email: aini.email("admin"), password: "salt wind and coral", guestToken },
    });
    expect(await referrerOf(before._id)).toBeNull();

    const claimed = await newGuest(stage.urls);
    await follow(claimed, codes.aini);
    const made = await bookAs(claimed);
    await own.must(claimBookingRoute, {
      body: { token: linkToken(raceSecret, "claimBooking", { id: made._id }) },
    });
    expect(await referrerOf(made._id)).toBeNull();
  });

  it("is nobody for an agency, which has its own price", async () => {
    const agent = await (await makePartner(stage, "agency")).signIn("editor");
    expect(await follow(agent, codes.aini)).toMatchObject({ counted: true });
    expect((await bookAs(agent)).referredBy).toBeNull();
  });
});

describe("sharing", () => {
  it("gives each way an address with the link and its words in three languages", async () => {
    const share = await (await aini.signIn("viewer")).must(socialShareRoute, { query: {} });
    expect(share.link).toBe(`${stage.urls[0]}/r/${codes.aini}`);
    const byChannel = new Map(share.channels.map(({ channel, url }) => [channel, url]));
    expect([...byChannel.keys()]).toEqual(["whatsapp", "facebook", "x", "email", "copy"]);
    const written = encodeURIComponent(share.link);
    for (const channel of ["whatsapp", "facebook", "x", "email"] as const) {
      const url = byChannel.get(channel);
      for (const language of ["en", "my", "cn"] as const) {
        expect(url?.[language]).toContain(written);
        expect(URL.canParse(url?.[language] ?? "")).toBe(true);
      }
    }
    expect(byChannel.get("whatsapp")?.cn).toContain(encodeURIComponent(share.text.cn));
    expect(byChannel.get("copy")).toBeNull();
  });

  it("is for members", async () => {
    const guest = await newGuest(stage.urls);
    expect(await guest.call(socialShareRoute, { query: {} })).toMatchObject({ code: "NOT_SIGNED_IN" });
  });
});
