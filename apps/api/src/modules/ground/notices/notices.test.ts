import {
  deskNoticesRoute,
  markDeskNoticesRoute,
  markNoticesRoute,
  noticesRoute,
} from "@pulau/contract/notices.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "../../../db/orm.ts";
import { inTransaction } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import type { Caller } from "../../../races/caller.ts";
import { mustSubmit, newGuest, stayOf } from "../../../races/guest.ts";
import { memberWithWallet } from "../../../races/members.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { all, staffCaller } from "../../../races/staff.ts";

let stage: Stage;
let member: Caller;
let other: Caller;
let booking: Awaited<ReturnType<typeof mustSubmit>>;

beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 4 } });
  ({ member } = await memberWithWallet(stage, 10_000_000));
  ({ member: other } = await memberWithWallet(stage, 10_000_000));
  booking = await mustSubmit(member, stayOf(stage.resort, { inDays: 20 }));
});
afterAll(() => stage.close());

const of = (caller: Caller) => caller.must(noticesRoute, {});
const tell = (minutesBefore: number) =>
  inTransaction(stage.base.db, (tx) =>
    enqueue(tx, "send-mail", {
      template: "payment-reminder",
      bookingId: booking._id,
      minutesBefore,
    }),
  );

describe("a guest's notices", () => {
  it("are made with the mail, once however often and by how many at a time, and for its account alone", async () => {
    await Promise.all([tell(10), tell(10), tell(10)]);
    await tell(10);
    const { notices, unread } = await of(member);
    expect(notices).toMatchObject([
      {
        kind: "payment-reminder",
        facts: { number: booking.bookingNo },
        link: `/booking/detail/${booking._id}`,
        read: false,
      },
    ]);
    expect(unread).toBe(1);
    expect(await of(other)).toEqual({ notices: [], unread: 0 });
    expect(await (await newGuest(stage.urls)).call(noticesRoute, {})).toMatchObject({ status: 401 });
  });

  it("are not made when the transaction that tells of it does not end well", async () => {
    await inTransaction(stage.base.db, async (tx) => {
      await enqueue(tx, "send-mail", {
        template: "payment-reminder",
        bookingId: booking._id,
        minutesBefore: 99,
      });
      throw new Error("gone");
    }).catch(() => undefined);
    expect((await of(member)).notices).toHaveLength(1);
  });

  it("are read and cleared one by one and all at once, twice like once, and nobody else's", async () => {
    await tell(20);
    await tell(30);
    const [first, second] = (await of(member)).notices;
    await other.must(markNoticesRoute, { body: { act: "clear" } });
    const once = await member.must(markNoticesRoute, { body: { act: "read", _id: first?._id } });
    expect(once.unread).toBe(2);
    expect(await member.must(markNoticesRoute, { body: { act: "read", _id: first?._id } })).toEqual(once);
    const cleared = await member.must(markNoticesRoute, { body: { act: "clear", _id: second?._id } });
    expect(cleared.notices.map(({ _id }) => _id)).not.toContain(second?._id);
    expect(cleared.unread).toBe(1);
    expect((await member.must(markNoticesRoute, { body: { act: "read" } })).unread).toBe(0);
    expect((await of(member)).notices).toHaveLength(2);
    expect(await member.must(markNoticesRoute, { body: { act: "clear" } })).toEqual({
      notices: [],
      unread: 0,
    });
    expect(await member.call(markNoticesRoute, { body: { act: "no" as never } })).toMatchObject({
      status: 400,
    });
  });
});

describe("what staff are told", () => {
  it("is what waits for them by their rights, until somebody has done it", async () => {
    const { desk: cashier } = await staffCaller(stage, { payments: all });
    const { desk: colleague } = await staffCaller(stage, { payments: all });
    const { desk: chef } = await staffCaller(stage, { kitchen: { ...all, write: false } });
    const need = async () => {
      const { rows } = await stage.base.db.execute<{ id: string }>(sql`
        INSERT INTO needs_person (kind, booking_id, facts, at)
        VALUES ('BALANCE_OVERDUE', ${booking._id}, '{}', pulau_now()) RETURNING id`);
      return rows[0]?.id ?? "";
    };
    const [done] = [await need(), await need()];
    const seen = await cashier.must(deskNoticesRoute, {});
    expect(seen.notices).toMatchObject([
      { kind: "needs-attention", facts: { number: booking.bookingNo }, link: "/staff/money" },
      { kind: "needs-attention" },
    ]);
    expect(await chef.must(deskNoticesRoute, {})).toEqual({ notices: [], unread: 0 });
    await cashier.must(markDeskNoticesRoute, { body: { act: "read" } });
    expect((await colleague.must(deskNoticesRoute, {})).unread).toBe(2);
    await stage.base.db.execute(sql`UPDATE needs_person SET done_at = pulau_now() WHERE id = ${done}`);
    expect((await colleague.must(deskNoticesRoute, {})).notices).toHaveLength(1);
  });
});
