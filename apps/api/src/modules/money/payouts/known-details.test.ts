import { randomUUID } from "node:crypto";
import { ownBankDetailsRoute, setOwnBankDetailsRoute } from "@pulau/contract/bank-details.ts";
import { payoutRoute, requestPayoutRoute } from "@pulau/contract/payouts.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createSealer } from "../../../plugins/seal.ts";
import type { Caller } from "../../../races/caller.ts";
import { memberWithWallet } from "../../../races/members.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { raceSecret } from "../../../races/server-process.ts";
import { testPassword } from "../../people/accounts/test-people.ts";

let stage: Stage;
let owner: Caller;
let other: Caller;
beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 2 } });
  ({ member: owner } = await memberWithWallet(stage, 200_000));
  ({ member: other } = await memberWithWallet(stage, 200_000));
});
afterAll(() => stage.close());

const details = {
  accountName: "Aina",
  bank: "maybank",
  accountNumber: "512345678901",
  swift: "MBBEMYKL",
  password: testPassword,
};
const send = (by: Caller, accountNumber: string) =>
  by.call(
    requestPayoutRoute,
    { body: { ...details, bank: "cimb", bankName: "", amountSen: 20_000, accountNumber } },
    { "idempotency-key": randomUUID() },
  );

it("pays to the bank details that are kept when their masked number is sent back, whole and nobody else's", async () => {
  await owner.must(setOwnBankDetailsRoute, { body: details });
  const { bankDetails } = await owner.must(ownBankDetailsRoute, {});
  const masked = bankDetails?.accountNumber ?? "";
  const refusal = await send(owner, masked);
  if (!refusal.ok) throw new Error(refusal.code);
  const params = { _id: refusal.value._id };
  expect(await owner.must(payoutRoute, { params })).toMatchObject({
    bank: "maybank",
    accountNumber: "••••8901",
  });
  const { rows } = await stage.base.pool.query("SELECT number_sealed FROM payout WHERE id = $1", [
    params._id,
  ]);
  expect(createSealer({ secret: raceSecret, earlierSecrets: [] }).unseal(rows[0].number_sealed)).toBe(
    "512345678901",
  );
  for (const [caller, number] of [
    [other, masked],
    [owner, "••••0000"],
  ] as const) {
    const answer = await send(caller, number);
    expect(answer).toMatchObject({ status: 400, code: "INVALID_INPUT", fields: [{ path: "accountNumber" }] });
  }
});
