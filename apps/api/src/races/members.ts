import { randomUUID } from "node:crypto";
import { registerRoute } from "@pulau/contract/accounts.ts";
import type { AccountId } from "@pulau/domain/ids.ts";
import { walletOpened } from "@pulau/domain/ledger/postings.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { ledgerEntry, ledgerTransaction } from "../db/schema/payments.ts";
import { Caller } from "./caller.ts";
import type { TwoServers } from "./two-servers.ts";

/** A registered guest whose wallet was opened with some money, by the ledger like all money. */
export async function memberWithWallet(
  arena: Pick<TwoServers, "urls" | "base">,
  sen: Sen,
): Promise<{ member: Caller; accountId: AccountId }> {
  const member = new Caller(arena.urls);
  const body = { name: "Mei Ling", email: `${randomUUID()}@example.test`, password: "salt wind and coral" };
  const { accessToken, user } = await member.must(registerRoute, { body });
  member.token = accessToken;
  const { accountId } = user;
  await arena.base.db.transaction(async (tx) => {
    const [made] = await tx.insert(ledgerTransaction).values({ kind: "opening", at: new Date() }).returning();
    await tx.insert(ledgerEntry).values(
      walletOpened({ accountId, sen, why: "test" }).map((posting) => ({
        transactionId: made?.id ?? "",
        accountKind: posting.account.kind,
        accountKey: posting.account.key,
        sen: posting.sen,
      })),
    );
  });
  return { member, accountId };
}
