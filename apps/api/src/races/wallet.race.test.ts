import { randomUUID } from "node:crypto";
import { payFromWalletRoute, walletRoute } from "@pulau/contract/payments.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../db/invariants.ts";
import { withoutWalletCheck } from "./controls.ts";
import { mustSubmit, stayOf } from "./guest.ts";
import { memberWithWallet } from "./members.ts";
import { openTwoServers, type TwoServers } from "./two-servers.ts";

let arena: TwoServers;

beforeAll(async () => {
  arena = await openTwoServers({ rooms: { standard: 20 }, days: 200 });
});
afterAll(() => arena.close());

/** Three stays at once from a wallet that holds enough for one of them. */
async function spendTogether(at: TwoServers) {
  const { member, accountId } = await memberWithWallet(at, 150_000);
  const stays = await Promise.all(
    Array.from({ length: 3 }, (_, i) => mustSubmit(member, stayOf(at.resort, { inDays: 80 + 3 * i }))),
  );
  const answers = await Promise.all(
    stays.map(({ _id }) =>
      member.call(
        payFromWalletRoute,
        { body: { bookingId: _id, part: "full" } },
        { "idempotency-key": randomUUID() },
      ),
    ),
  );
  const paid = stays.filter((_, i) => answers[i]?.ok).map(({ hold }) => hold.quote.totalSen);
  const codes = answers.flatMap((answer) => (answer.ok ? [] : [answer.code]));
  return { member, accountId, paid, codes };
}

describe("a wallet", () => {
  it("pays one booking of many that want its last money", async () => {
    const { member, accountId, paid, codes } = await spendTogether(arena);
    expect({ paid: paid.length, codes }).toEqual({ paid: 1, codes: ["WALLET_SHORT", "WALLET_SHORT"] });
    expect((await member.must(walletRoute, {})).balanceSen).toBe(150_000 - (paid[0] ?? 0));
    const faults = await checkInvariants(arena.base.pool);
    expect(faults.filter((fault) => fault.includes(accountId))).toEqual([]);
  });

  it("is overdrawn when its check is gone", async () => {
    await withoutWalletCheck(arena.base.pool);
    const { paid } = await spendTogether(arena);
    expect(paid.length).toBeGreaterThan(1);
    expect((await checkInvariants(arena.base.pool)).some((fault) => fault.startsWith("G2"))).toBe(true);
  });
});
