import { randomUUID } from "node:crypto";
import { approvePayoutRoute, payPayoutRoute, requestPayoutRoute } from "@pulau/contract/payouts.ts";
import { refundRoute } from "@pulau/contract/refunds.ts";
import { checkOutRoute } from "@pulau/contract/staff.ts";
import type { AccountId } from "@pulau/domain/ids.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { checkInvariants } from "../db/invariants.ts";
import { makeContract, makePartner, type Partner } from "../modules/partners/agents/test-partner.ts";
import { testPassword } from "../modules/people/accounts/test-people.ts";
import type { Caller } from "./caller.ts";
import { deadlocksOf } from "./deadlocks.ts";
import { commissionsOf, freeIn, makeEarning, signInStaff } from "./earning.ts";
import { resortToday } from "./resort-today.ts";
import { openTwoServers, type TwoServers } from "./two-servers.ts";

let arena: TwoServers;
beforeAll(async () => {
  arena = await openTwoServers({ rooms: { standard: 40 }, days: 120 });
});
afterAll(() => arena.close());

const once = () => ({ "idempotency-key": randomUUID() });
const bank = {
  accountName: "Coral & Co",
  bank: "maybank",
  bankName: "",
  accountNumber: "512345678901",
  swift: "MBBEMYKL",
  password: testPassword,
};

/** A part of a stay's money. */
const giveBack = (desk: Caller, _id: string, to: "source" | "wallet") =>
  desk.call(refundRoute, { params: { _id }, body: { amountSen: 5_000, to, reason: "Rain" } }, once());

const leave = (desk: Caller, _id: string) => desk.call(checkOutRoute, { params: { _id }, body: {} });

/** All that is free in the agency's wallet at this moment, asked for, approved and paid. */
async function payOut(desk: Caller, second: Caller, agent: Caller, accountId: AccountId): Promise<void> {
  const amountSen = await freeIn(arena, accountId);
  if (amountSen === 0) return;
  const answer = await agent.call(requestPayoutRoute, { body: { amountSen, ...bank } }, once());
  // A refund may have been faster: then it is not there any more.
  if (!answer.ok) return expect(answer.code).toBe("WALLET_SHORT");
  const params = { _id: answer.value._id };
  await desk.must(approvePayoutRoute, { params });
  const body = { bankReference: "MBB1", paidOn: await resortToday(arena) };
  await second.must(payPayoutRoute, { params, body });
}

/** An agency of which some stays are over, their commission earned, and as many guests still in house. */
async function busyAgency(agency: Partner, desk: Caller) {
  const { accountId } = agency;
  const share = { model: "commission", commission: 1_500, markdown: 0 } as const;
  const agentContractId = await makeContract(arena.base.db, accountId, share);
  const whose = { accountId, ownerId: accountId, agentContractId };
  const make = async (count: number) => {
    const ids: string[] = [];
    while (ids.length < count) ids.push(await makeEarning(arena, whose));
    return ids;
  };
  const [over, staying] = [await make(6), await make(6)];
  const left = await Promise.all(over.map((id) => leave(desk, id)));
  expect(left.every(({ ok }) => ok)).toBe(true);
  return { over, staying };
}

it("is paid out, earned and taken back at once, and nobody waits crosswise", async () => {
  const agency = await makePartner(arena, "agency");
  const agent = await agency.signIn("admin");
  const [desk, second] = [await signInStaff(arena), await signInStaff(arena)];
  const { over, staying } = await busyAgency(agency, desk);
  for (let round = 0; round < 4; round++) {
    // Paid out whole, so that what refunds take back is owed and every later one reaches for all that is.
    await payOut(desk, second, agent, agency.accountId);
    const answers = await Promise.all([
      ...over.flatMap((id) => [giveBack(desk, id, "source"), giveBack(second, id, "source")]),
      ...over.map((id) => giveBack(second, id, "wallet")),
      ...staying.slice(round, round + 1).map((id) => leave(desk, id)),
      payOut(desk, second, agent, agency.accountId).then(() => ({ ok: true as const })),
    ]);
    expect(answers.flatMap((answer) => (answer.ok ? [] : [answer.code]))).toEqual([]);
  }
  const rows = (await Promise.all(over.map((id) => commissionsOf(arena, id)))).flat();
  expect(rows.map(({ reversedSen }) => reversedSen)).toEqual(over.map(() => 9_000));
  expect(await checkInvariants(arena.base.pool)).toEqual([]);
  expect(await deadlocksOf(arena)).toBe(0);
});
