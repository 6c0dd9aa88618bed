import { randomUUID } from "node:crypto";
import { payFromWalletRoute } from "@pulau/contract/payments.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readMail } from "../../../mail/read-mail.ts";
import { movableClock } from "../../../races/controls.ts";
import { mustHold, mustSubmit, newGuest, stayOf } from "../../../races/guest.ts";
import { memberWithWallet } from "../../../races/members.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { sweepHolds } from "../holds/public.ts";

let stage: Stage;
let clock: { move(seconds: number): Promise<void> };
beforeAll(async () => {
  const settings = { limits: { reminderMinutes: [10, 1_440] } };
  stage = await openStage({ rooms: { standard: 12 }, settings }, async (base) => {
    clock = await movableClock(base.pool);
  });
});
afterAll(() => stage.close());

const jobsOf = async (name: string, bookingId: BookingId) =>
  (
    await stage.base.pool.query(
      "SELECT data, start_after AS at FROM pgboss.job WHERE name = $1 AND data ->> 'bookingId' = $2",
      [name, bookingId],
    )
  ).rows as { data: { template?: string; minutesBefore?: number }; at: Date }[];
const mailsOf = async (bookingId: BookingId) =>
  (await jobsOf("send-mail", bookingId)).map(({ data }) => data.template);
const written = (bookingId: BookingId) =>
  readMail(
    stage.base.db,
    { secret: "s".repeat(40), publicUrl: "https://pulau.test" },
    { template: "payment-reminder", bookingId, minutesBefore: 10 },
  );

describe("a booking that waits for its payment", () => {
  it("has a reminder some time before its deadline, with the way to pay", async () => {
    const guest = await newGuest(stage.urls);
    const { _id, payUntil } = await mustSubmit(guest, stayOf(stage.resort));
    const [reminder, ...more] = await jobsOf("remind-payment", _id);
    expect(more).toEqual([]);
    expect(reminder?.data.minutesBefore).toBe(10);
    expect(reminder?.at).toEqual(new Date(new Date(payUntil).getTime() - 10 * 60_000));
    await stage.jobs["remind-payment"]({ bookingId: _id, minutesBefore: 10 });
    expect(await mailsOf(_id)).toEqual(["payment-reminder"]);
    const mail = await written(_id);
    expect(mail).toMatchObject({ to: "aini@example.test" });
    expect(mail?.letter.link?.url).toContain(`https://pulau.test/pay/${_id}.0.`);
    expect(mail?.letter.also?.url).toContain("https://pulau.test/booking/claim/");
  });

  it("is not reminded of once it was paid, and a mail under way is not written then", async () => {
    const { member } = await memberWithWallet(stage, 1_000_000);
    const { _id } = await mustSubmit(member, stayOf(stage.resort));
    expect(await written(_id)).not.toBeNull();
    const key = { "idempotency-key": randomUUID() };
    await member.must(payFromWalletRoute, { body: { bookingId: _id, part: "full" } }, key);
    await stage.jobs["remind-payment"]({ bookingId: _id, minutesBefore: 10 });
    expect(await mailsOf(_id)).toEqual(["booking-confirmed"]);
    expect(await written(_id)).toBeNull();
  });

  it("is not reminded of once its time is over", async () => {
    const guest = await newGuest(stage.urls);
    const { _id } = await mustSubmit(guest, stayOf(stage.resort));
    await clock.move(31 * 60);
    await stage.jobs["remind-payment"]({ bookingId: _id, minutesBefore: 10 });
    expect(await mailsOf(_id)).toEqual([]);
    expect(await written(_id)).toBeNull();
    await clock.move(-31 * 60);
  });
});

describe("holds that ended long ago", () => {
  it("are swept with their claims; live ones, young ones and bookings stay", async () => {
    const guest = await newGuest(stage.urls);
    await sweepHolds(stage.base.db);
    const old = await mustHold(guest, stayOf(stage.resort, { inDays: 30 }));
    const { _id } = await mustSubmit(guest, stayOf(stage.resort, { inDays: 34 }));
    await clock.move(62 * 60);
    const young = await mustHold(guest, stayOf(stage.resort, { inDays: 38 }));
    await clock.move(3 * 60);
    const live = await mustHold(guest, stayOf(stage.resort, { inDays: 42 }));
    expect(await sweepHolds(stage.base.db)).toBe(1);
    const { rows } = await stage.base.pool.query(
      "SELECT h.id, h.state, count(n.night)::int AS nights FROM stay_hold h LEFT JOIN room_night n ON n.hold_id = h.id WHERE h.owner_id = (SELECT owner_id FROM stay_hold WHERE id = $1) GROUP BY h.id",
      [old._id],
    );
    const bookingsHold = (await stage.base.pool.query("SELECT hold_id FROM booking WHERE id = $1", [_id]))
      .rows[0];
    const of = (id: string) => rows.find((row) => row.id === id);
    expect(of(old._id)).toMatchObject({ state: "released", nights: 0 });
    expect(of(young._id)).toMatchObject({ state: "live", nights: 2 });
    expect(of(live._id)).toMatchObject({ state: "live", nights: 2 });
    expect(of(bookingsHold.hold_id)).toMatchObject({ state: "booked", nights: 2 });
    const { rows: stocks } = await stage.base.pool.query("SELECT FROM stock_claim WHERE hold_id = $1", [
      old._id,
    ]);
    expect(stocks).toEqual([]);
    await clock.move(-65 * 60);
  });
});
