import { bookingLinkRoute, claimableBookingRoute } from "@pulau/contract/bookings.ts";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { MailJob } from "../../../mail/mail-job.ts";
import { readMail } from "../../../mail/read-mail.ts";
import { mustSubmit, newGuest, stayOf } from "../../../races/guest.ts";
import { memberWithWallet } from "../../../races/members.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 20 }, days: 60, ferrySeats: 200 });
});
beforeEach(() => stage.base.pool.query("delete from rate_window"));
afterAll(() => stage.close());

async function mails(bookingId: string) {
  const { rows } = await stage.base.pool.query(
    "SELECT data FROM pgboss.job WHERE data->>'template' = 'booking-link' AND data->>'bookingId' = $1",
    [bookingId],
  );
  return Promise.all(rows.map(({ data }) => readMail(stage.base.db, stage.settings, data as MailJob)));
}

it("mails a link to one booking for its number and address, and answers alike for any other", async () => {
  const guest = await newGuest(stage.urls);
  const { _id } = await mustSubmit(guest, stayOf(stage.resort));
  const { rows } = await stage.base.pool.query("SELECT booking_no, email FROM booking WHERE id = $1", [_id]);
  const { booking_no: bookingNo, email } = rows[0];
  const visitor = await newGuest(stage.urls);
  const answers = [
    await visitor.call(bookingLinkRoute, { body: { email: "somebody.else@example.test", bookingNo } }),
    await visitor.call(bookingLinkRoute, { body: { email, bookingNo: "TB-99999999" } }),
  ];
  expect(await mails(_id)).toEqual([]);
  const typed = { email: email.toUpperCase(), bookingNo: ` ${bookingNo.toLowerCase()} ` };
  answers.push(await visitor.call(bookingLinkRoute, { body: typed }));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  const [mail] = await mails(_id);
  expect(mail?.to).toBe(email);
  const token = mail?.letter.link?.url.split("/booking/claim/")[1] ?? "";
  expect(await visitor.must(claimableBookingRoute, { params: { token } })).toMatchObject({
    booking: { _id },
  });
});

it("leads to the log-in where the booking is an account’s, and sends no flood", async () => {
  const { member } = await memberWithWallet(stage, 100_000_000);
  const { _id } = await mustSubmit(member, stayOf(stage.resort, { inDays: 20 }));
  const { rows } = await stage.base.pool.query("SELECT booking_no, email FROM booking WHERE id = $1", [_id]);
  const body = { email: rows[0].email, bookingNo: rows[0].booking_no };
  for (let times = 0; times < 5; times++) await member.must(bookingLinkRoute, { body });
  expect(await member.call(bookingLinkRoute, { body })).toMatchObject({ code: "TOO_MANY_REQUESTS" });
  await stage.base.pool.query("delete from rate_window where bucket = 'booking link of one'");
  await member.must(bookingLinkRoute, { body });
  const sent = await mails(_id);
  expect(sent).toHaveLength(5);
  expect(sent[0]?.letter.link?.url).toContain(
    `/pages/login?next=${encodeURIComponent(`/booking/detail/${_id}`)}`,
  );
});
