import { bookingJsonRoute } from "@pulau/contract/bookings.ts";
import { draftRoute } from "@pulau/contract/drafts.ts";
import { revealPaperRoute } from "@pulau/contract/staff.ts";
import { ageOfBirth } from "@pulau/domain/person/birth.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { mustHold, stayOf, submit } from "../../../races/guest.ts";
import {
  detailOf,
  mustChange,
  type Office,
  openOffice,
  paidBooking,
  quoteChange,
  sentBack,
} from "./test-booking.ts";

const birth = { birthDate: "1955-03-02", birthPlace: "Ipoh" } as const;
let office: Office;
let stage: Office["stage"];
let member: Office["member"];
beforeAll(async () => {
  office = await openOffice();
  ({ stage, member } = office);
});
afterAll(() => stage.close());
afterEach(async () => expect(await office.check()).toEqual([]));

/** A stay whose first guest says when and where they were born. */
function stayWithBirth(inDays: number, given: object = birth) {
  const draft = stayOf(stage.resort, { inDays });
  const [first, ...others] = draft.guests ?? [];
  const age = ageOfBirth(birth.birthDate, office.day(inDays)) ?? 0;
  return { ...draft, guests: [{ ...first, ...given, age, senior: true }, ...others] };
}

/** What staff are shown of the first guest. */
async function shownOf(_id: string) {
  const [guest] = (await detailOf(member, _id)).guests;
  if (!guest) throw new Error("no guest");
  return office.desk.must(revealPaperRoute, { params: { _id }, body: { guest: guest._id } });
}

describe("a guest's date and place of birth", () => {
  it("are read again in the draft, shown at the desk, and stand nowhere in plain", async () => {
    const hold = await mustHold(member, stayWithBirth(40));
    const { json } = await member.must(draftRoute, { params: { _id: hold.draftId } });
    expect(json.guests[0]).toMatchObject(birth);
    const submitted = await submit(member, hold);
    if (!submitted.ok) throw new Error(submitted.code);
    const { _id } = submitted.value;
    expect(await shownOf(_id)).toEqual({ identity: "900101-11-5678", ...birth });
    const detail = await detailOf(member, _id);
    expect(detail.guests[0]).toMatchObject({ senior: true });
    const shown = JSON.stringify([detail, await member.must(bookingJsonRoute, { params: { _id } })]);
    const { rows } = await stage.base.pool.query(
      `SELECT to_jsonb(b)::text || to_jsonb(d)::text || (SELECT jsonb_agg(g)::text FROM booking_guest g WHERE g.booking_id = b.id) AS kept
       FROM booking b JOIN draft d ON d.id = b.hold_id WHERE b.id = $1`,
      [_id],
    );
    for (const text of [shown, rows[0].kept]) {
      expect(text).not.toContain(birth.birthDate);
      expect(text).not.toContain(birth.birthPlace);
    }
  });

  it("stay through a change that says nothing of them, are changed, and go with another paper", async () => {
    const _id = await paidBooking(stage, member, stayWithBirth(50));
    const change = async (first: object) => {
      const [guest, ...others] = sentBack(await detailOf(member, _id));
      await mustChange(member, _id, { guests: [{ ...guest, ...first }, ...others] as never });
    };
    await change({ fullName: "Nur Aini" });
    expect(await shownOf(_id)).toMatchObject(birth);
    await change({ birthDate: "1955-03-03", birthPlace: "Taiping" });
    expect(await shownOf(_id)).toMatchObject({ birthDate: "1955-03-03", birthPlace: "Taiping" });
    await change({ birthDate: "1955-03-04" });
    expect(await shownOf(_id)).toMatchObject({ birthDate: "1955-03-04", birthPlace: "Taiping" });
    await change({ identity: "A7654321" });
    expect(await shownOf(_id)).toEqual({ identity: "A7654321", birthDate: null, birthPlace: null });
  });

  it("go with another paper together with what the harbour knew of whoever had it, and with the tick", async () => {
    const _id = await paidBooking(stage, member, stayWithBirth(55));
    const [first] = (await detailOf(member, _id)).guests;
    const { pool } = stage.base;
    await pool.query(
      `WITH kin AS (INSERT INTO harbour_details (guest_id, booking_id, kin_sealed) VALUES ($1, $2, 'sealed'))
       INSERT INTO boarding_act (act_id, guest_id, guest_name, sailing_id, booking_id, mark, at, received_at)
       SELECT gen_random_uuid(), $1, 'Aini', stock_id, $2, 'aboard', pulau_now(), pulau_now()
       FROM booking_crossing WHERE booking_id = $2 AND direction = 'out'`,
      [first?._id, _id],
    );
    const known = async () => {
      const { rows } = await pool.query(
        `SELECT (SELECT count(*)::int FROM harbour_details WHERE guest_id = $1) AS details, (SELECT mark
         FROM boarding_act WHERE guest_id = $1 ORDER BY at DESC, received_at DESC LIMIT 1) AS mark`,
        [first?._id],
      );
      return rows[0];
    };
    const change = async (wanted: object) => {
      const [guest, ...others] = sentBack(await detailOf(member, _id));
      await mustChange(member, _id, { guests: [{ ...guest, ...wanted }, ...others] as never });
    };
    await change({ fullName: "Nur Aini" });
    expect(await known()).toEqual({ details: 1, mark: "aboard" });
    await change({ fullName: "Somebody Else", identity: "A7654321" });
    expect((await detailOf(member, _id)).guests[0]?._id).toBe(first?._id);
    expect(await known()).toEqual({ details: 0, mark: "waiting" });
  });

  it("are refused in a change that makes another age than was said", async () => {
    const _id = await paidBooking(stage, member, stayWithBirth(70));
    const [guest, ...others] = sentBack(await detailOf(member, _id));
    const guests = [{ ...guest, birthDate: "1990-01-01" }, ...others];
    expect(await quoteChange(member, _id, { guests: guests as never })).toMatchObject({
      refusals: [{ code: "DRAFT_INCOMPLETE", facts: { path: "guests.0.birthDate", rule: "birthAge" } }],
    });
    expect(await shownOf(_id)).toMatchObject(birth);
  });

  it("are refused where the date makes another age than was said", async () => {
    const hold = await mustHold(member, stayWithBirth(60, { birthDate: "1990-01-01" }));
    expect(await submit(member, hold)).toMatchObject({
      code: "DRAFT_INCOMPLETE",
      fields: [{ path: "guests.0.birthDate", rule: "birthAge" }],
    });
  });
});
