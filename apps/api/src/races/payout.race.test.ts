import { randomUUID } from "node:crypto";
import { payFromWalletRoute, walletRoute } from "@pulau/contract/payments.ts";
import {
  approvePayoutRoute,
  cancelPayoutRoute,
  payoutRoute,
  payPayoutRoute,
  rejectPayoutRoute,
  requestPayoutRoute,
} from "@pulau/contract/payouts.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../db/invariants.ts";
import { testPassword } from "../modules/people/accounts/test-people.ts";
import type { Caller } from "./caller.ts";
import { withoutWalletCheck } from "./controls.ts";
import { mustSubmit, stayOf } from "./guest.ts";
import { memberWithWallet } from "./members.ts";
import { resortToday } from "./resort-today.ts";
import { all, staffCaller } from "./staff.ts";
import { openTwoServers, type TwoServers } from "./two-servers.ts";

const bank = {
  accountName: "Mei Ling",
  bank: "maybank",
  bankName: "",
  accountNumber: "512345678901",
  swift: "MBBEMYKL",
  password: testPassword,
};
let arena: TwoServers;
beforeAll(async () => {
  arena = await openTwoServers({ rooms: { standard: 20 }, days: 120 });
});
afterAll(() => arena.close());

const once = () => ({ "idempotency-key": randomUUID() });
const send = (member: Caller, amountSen: Sen) =>
  member.call(requestPayoutRoute, { body: { amountSen, ...bank } }, once());
async function mustRequest(member: Caller, amountSen: Sen): Promise<string> {
  const answer = await send(member, amountSen);
  if (!answer.ok) throw new Error(answer.code);
  return answer.value._id;
}

/** Six things at once that each want more than half of a wallet: three payouts and three stays. */
async function wantTogether(at: TwoServers) {
  const { member, accountId } = await memberWithWallet(at, 150_000);
  const stays = await Promise.all(
    Array.from({ length: 3 }, (_, i) => mustSubmit(member, stayOf(at.resort, { inDays: 60 + 3 * i }))),
  );
  const answers = await Promise.all([
    ...stays.map(({ _id: bookingId }) =>
      member.call(payFromWalletRoute, { body: { bookingId, part: "full" } }, once()),
    ),
    ...Array.from({ length: 3 }, () => send(member, 80_000)),
  ]);
  const codes = answers.flatMap((answer) => (answer.ok ? [] : [answer.code]));
  return { member, accountId, codes, had: answers.filter(({ ok }) => ok).length };
}

describe("a wallet that is spent and paid out at once", () => {
  it("gives its last money to one of them", async () => {
    const { member, accountId, codes, had } = await wantTogether(arena);
    expect({ had, codes }).toEqual({ had: 1, codes: Array(5).fill("WALLET_SHORT") });
    expect((await member.must(walletRoute, {})).balanceSen).toBeGreaterThanOrEqual(0);
    expect((await checkInvariants(arena.base.pool)).filter((fault) => fault.includes(accountId))).toEqual([]);
  });
});

describe("a payout that several move at once", () => {
  const staff = async (count: number) =>
    (await Promise.all(Array.from({ length: count }, () => staffCaller(arena, { wallets: all })))).map(
      ({ desk }) => desk,
    );

  it("is approved once, and paid once", async () => {
    const { member, accountId } = await memberWithWallet(arena, 100_000);
    const _id = await mustRequest(member, 60_000);
    const people = await staff(6);
    const approvals = await Promise.all(
      people.map((person) => person.call(approvePayoutRoute, { params: { _id } })),
    );
    expect(approvals.filter(({ ok }) => ok)).toHaveLength(1);
    const body = { bankReference: "MBB1", paidOn: await resortToday(arena) };
    const paid = await Promise.all(
      people.flatMap((person) => [1, 2].map(() => person.call(payPayoutRoute, { params: { _id }, body }))),
    );
    expect(paid.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await member.must(walletRoute, {})).balanceSen).toBe(40_000);
    expect((await checkInvariants(arena.base.pool)).filter((fault) => fault.includes(accountId))).toEqual([]);
  });

  it("ends in one way when it is paid, rejected and taken back at once", async () => {
    const people = await staff(2);
    for (let round = 0; round < 6; round++) {
      const { member, accountId } = await memberWithWallet(arena, 50_000);
      const _id = await mustRequest(member, 50_000);
      const [first, second] = people as [Caller, Caller];
      const approved = await Promise.all([
        first.call(approvePayoutRoute, { params: { _id } }),
        member.call(cancelPayoutRoute, { params: { _id } }),
      ]);
      expect(approved.filter(({ ok }) => ok)).toHaveLength(1);
      const body = { bankReference: "x", paidOn: await resortToday(arena) };
      const ends = await Promise.all([
        second.call(payPayoutRoute, { params: { _id }, body }),
        first.call(rejectPayoutRoute, { params: { _id }, body: { reason: "Wrong name" } }),
      ]);
      const { state } = await member.must(payoutRoute, { params: { _id } });
      expect(ends.filter(({ ok }) => ok)).toHaveLength(state === "cancelled" ? 0 : 1);
      const left = { cancelled: 50_000, rejected: 50_000, paid: 0 }[state as "paid"];
      expect((await member.must(walletRoute, {})).balanceSen).toBe(left);
      expect((await checkInvariants(arena.base.pool)).filter((fault) => fault.includes(accountId))).toEqual(
        [],
      );
    }
    expect(await checkInvariants(arena.base.pool)).toEqual([]);
  });
});

it("is overdrawn, spent and paid out at once, when its check is gone", async () => {
  await withoutWalletCheck(arena.base.pool);
  const { had, accountId } = await wantTogether(arena);
  expect(had).toBeGreaterThan(1);
  expect(await checkInvariants(arena.base.pool)).toContain(`G2 wallet ${accountId} is overdrawn`);
});
