import {
  staffCancelPersonQuoteRoute,
  staffCancelPersonRoute,
  staffCancelRoomQuoteRoute,
  staffCancelRoomRoute,
} from "@pulau/contract/cancel-parts.ts";
import { changeMailRoute, type PlannedAct } from "@pulau/contract/change-mail.ts";
import { splitStayRoute } from "@pulau/contract/room-moves.ts";
import type { Sent } from "@pulau/contract/route.ts";
import { moveRoomRoute, staffChangeQuoteRoute, staffChangeRoute } from "@pulau/contract/staff-changes.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import type { BookingId, RoomId } from "@pulau/domain/ids.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { readMail } from "../../../mail/read-mail.ts";
import { renderLetter } from "../../../mail/render-letter.ts";
import { detailOf, mustChange, type Office, once, openOffice, paidBooking } from "./test-booking.ts";

let office: Office;
let stage: Office["stage"];
let member: Office["member"];
let desk: Office["desk"];
beforeAll(async () => {
  office = await openOffice();
  ({ stage, member, desk } = office);
});
afterAll(() => stage.close());
afterEach(async () => {
  expect(await office.check()).toEqual([]);
});

const free = (type: "standard" | "deluxe", taken: readonly RoomId[] = []): RoomId =>
  stage.resort.roomTypes[type].roomIds.find((roomId) => !taken.includes(roomId)) ?? "";
const preview = async (_id: BookingId, act: Sent<typeof changeMailRoute>["body"]) =>
  (await desk.must(changeMailRoute, { params: { _id }, body: act })).mail;

/** The mail that was queued of the booking's latest change, as it is sent; null where none was. */
async function sent(_id: BookingId) {
  const { rows } = await stage.base.pool.query(
    `SELECT j.data FROM pgboss.job j JOIN booking b ON b.id::text = j.data ->> 'bookingId'
     WHERE j.name = 'send-mail' AND b.id = $1 AND j.data ->> 'template' = 'booking-changed'
       AND (j.data ->> 'version')::int = b.version`,
    [_id],
  );
  const mail = rows[0] && (await readMail(stage.base.db, stage.settings, rows[0].data));
  if (!mail) return null;
  const { subject, text } = renderLetter(mail.letter, mail.frame);
  return { subject, text };
}

/** The link that opens it to whoever booked without an account is made when it is sent. */
const bare = (mail: { subject: string; text: string } | null) =>
  mail && { subject: mail.subject, text: mail.text.replace(/https?:\/\/\S+/g, "@") };

describe("the mail of a change that staff are about to make", () => {
  it("is the very one that is sent once a room is given up, or a person", async () => {
    const _id = await paidBooking(stage, member, { inDays: 50, rooms: 2 });
    const shown = await preview(_id, { act: "cancelRoom", room: 1 });
    const quote = await desk.must(staffCancelRoomQuoteRoute, { params: { _id }, query: { room: 1 } });
    const agreed = { agreedTotalSen: quote.after?.totalSen ?? 0, agreedRefundSen: quote.refundSen };
    await desk.must(staffCancelRoomRoute, { params: { _id }, query: { room: 1, ...agreed, note: "Ill" } });
    expect(quote.refundSen).toBeGreaterThan(0);
    expect(shown?.subject).toContain("has been changed");
    expect(bare(shown)).toMatchObject(bare(await sent(_id)) ?? {});
    const [guest] = (await detailOf(member, _id)).guests;
    const query = { guest: guest?._id ?? "" };
    const act: PlannedAct = { act: "cancelPerson", ...query, keepNothing: true, keepPrice: false };
    const withoutGuest = await preview(_id, act);
    const whole = await desk.must(staffCancelPersonQuoteRoute, {
      params: { _id },
      query: { ...query, keepNothing: "true" },
    });
    const all = { agreedTotalSen: whole.after?.totalSen ?? 0, agreedRefundSen: whole.refundSen };
    await desk.must(staffCancelPersonRoute, {
      params: { _id },
      query: { ...query, ...all, keepNothing: "true" },
    });
    expect(bare(withoutGuest)).toMatchObject(bare(await sent(_id)) ?? {});
    expect(withoutGuest?.text).not.toContain(guest?.fullName ?? "?");
  });

  it("keeps the agreed price where staff say so", async () => {
    const _id = await paidBooking(stage, member, { inDays: 50, rooms: 2 });
    const { totalSen } = await detailOf(member, _id);
    const query = { room: 0, keepPrice: "true" };
    const quote = await desk.must(staffCancelRoomQuoteRoute, { params: { _id }, query });
    expect(quote).toMatchObject({ refundSen: 0, differenceSen: 0, after: { totalSen } });
    const shown = await preview(_id, { act: "cancelRoom", room: 0, keepPrice: true });
    await desk.must(staffCancelRoomRoute, {
      params: { _id },
      query: { ...query, agreedTotalSen: totalSen, agreedRefundSen: 0 },
    });
    expect(bare(shown)).toMatchObject(bare(await sent(_id)) ?? {});
    expect(await detailOf(member, _id)).toMatchObject({ totalSen, paidSen: totalSen, rooms: [{}] });
  });

  it("tells of another type of room, at either price, and of other days", async () => {
    const _id = await paidBooking(stage, member, { inDays: 60, rooms: 1 });
    const roomId = free("deluxe");
    const kept = await preview(_id, { act: "moveRoom", room: 0, roomId });
    await desk.must(moveRoomRoute, { params: { _id }, body: { room: 0, roomId, reason: "Upgrade" } });
    expect(bare(kept)).toMatchObject(bare(await sent(_id)) ?? {});
    const { rooms } = await detailOf(member, _id);
    const back = free("standard");
    expect(rooms[0]?.roomId).toBe(roomId);
    const dearer = await preview(_id, { act: "moveRoom", room: 0, roomId: back, keepPrice: false });
    const { checkIn } = await detailOf(member, _id);
    const change = { checkIn: addDays(checkIn, 7), nights: 3 };
    const later = await preview(_id, { act: "change", change });
    const quote = await desk.must(staffChangeQuoteRoute, { params: { _id }, body: change });
    const agreed = { agreedTotalSen: quote.after?.totalSen ?? 0, agreedRefundSen: quote.refundSen };
    await desk.must(staffChangeRoute, { params: { _id }, body: { ...change, ...agreed } }, once());
    expect(bare(later)).toMatchObject(bare(await sent(_id)) ?? {});
    expect(dearer?.subject).toBe(later?.subject);
    expect(dearer?.text).not.toBe(later?.text);
  });

  it("tells of the second room of a split stay, and says nothing of rooms of one type", async () => {
    const _id = await paidBooking(stage, member, { inDays: 70, rooms: 1 });
    await mustChange(member, _id, { nights: 4 });
    const { rooms, checkIn } = await detailOf(member, _id);
    const [own = ""] = rooms.map(({ roomId }) => roomId);
    const roomId = free("deluxe");
    const on = addDays(checkIn, 2);
    const act = { act: "splitStay", room: 0, on } as const;
    expect(await preview(_id, { ...act, roomId: free("standard", [own]) })).toBeNull();
    expect(await preview(_id, { act: "moveRoom", room: 0, roomId: free("standard", [own]) })).toBeNull();
    const shown = await preview(_id, { ...act, roomId });
    await desk.must(splitStayRoute, {
      params: { _id },
      body: { room: 0, roomId: own, was: null, next: { roomId, on }, reason: "Full" },
    });
    expect(shown).not.toBeNull();
    expect(bare(shown)).toMatchObject(bare(await sent(_id)) ?? {});
  });

  it("is none of a change that can't be had, nor of a note", async () => {
    const _id = await paidBooking(stage, member, { inDays: 50, rooms: 1 });
    expect(await preview(_id, { act: "cancelRoom", room: 0 })).toBeNull();
    expect(await preview(_id, { act: "change", change: { specialRequest: "A quiet room" } })).toBeNull();
    const other = { params: { _id: free("deluxe") }, body: { act: "cancelRoom", room: 0 } } as const;
    expect(await desk.call(changeMailRoute, other)).toMatchObject({ code: "NOT_FOUND" });
  });
});
