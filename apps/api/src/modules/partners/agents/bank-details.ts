import type { BankDetailsBody, BankDetailsReply } from "@pulau/contract/bank-details.ts";
import { bankOf } from "@pulau/domain/banks/banks.ts";
import type { AccountId, MemberId } from "@pulau/domain/ids.ts";
import type { z } from "zod";
import type { Db } from "../../../db/connect.ts";
import { and, eq, sql } from "../../../db/orm.ts";
import { versionOf } from "../../../db/saved-versions.ts";
import { member } from "../../../db/schema/accounts.ts";
import { bankDetails } from "../../../db/schema/commission.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { masked, type Sealer, tailOf } from "../../../plugins/seal.ts";

type Row = typeof bankDetails.$inferSelect;
type BankDetails = z.infer<typeof BankDetailsReply>;

async function find(db: Db | Tx, accountId: AccountId): Promise<Row | undefined> {
  const [found] = await db.select().from(bankDetails).where(eq(bankDetails.accountId, accountId));
  return found;
}

/** Where an account's money is paid to, as screens show it. */
export async function showBankDetails(db: Db | Tx, accountId: AccountId): Promise<BankDetails> {
  const found = await find(db, accountId);
  const version = await versionOf(db, "bankDetails", accountId);
  if (!found) return { bankDetails: null, version };
  const { accountName, bank, bankName, swift, numberTail, changedAt } = found;
  const shown = { accountName, bank, bankName, swift, accountNumber: masked(numberTail) };
  return { bankDetails: { ...shown, changedAt: changedAt.toISOString() }, version };
}

/** Where an account's money is paid to, the number in full: for a payout, never for a screen. */
export async function bankDetailsOf(
  db: Db | Tx,
  sealer: Pick<Sealer, "unseal">,
  accountId: AccountId,
): Promise<BankDetailsBody | null> {
  const found = await find(db, accountId);
  if (!found) return null;
  const { accountName, bank, bankName, swift } = found;
  return { accountName, bank, bankName, swift, accountNumber: sealer.unseal(found.numberSealed) };
}

type Write = {
  readonly accountId: AccountId;
  /** Which of the account's members writes it down. */
  readonly memberId: MemberId;
  readonly body: BankDetailsBody;
  readonly sealer: Pick<Sealer, "seal">;
};

/** Writes down where an account's money is paid to; the number is kept sealed. Every owner of the account is told by mail. */
export async function writeBankDetails(
  tx: Tx,
  { accountId, memberId, body, sealer }: Write,
): Promise<BankDetails> {
  const { accountName, bank, accountNumber, swift } = body;
  const row = {
    accountName,
    bank,
    swift,
    changedBy: memberId,
    bankName: bankOf(bank)?.name ?? body.bankName,
    numberSealed: sealer.seal(accountNumber),
    numberTail: tailOf(accountNumber),
    changedAt: sql`pulau_now()`,
  };
  await tx
    .insert(bankDetails)
    .values({ accountId, ...row })
    .onConflictDoUpdate({ target: bankDetails.accountId, set: row });
  const owners = await tx
    .select({ memberId: member.id })
    .from(member)
    .where(and(eq(member.accountId, accountId), eq(member.role, "admin"), eq(member.status, "active")));
  for (const { memberId: ownerId } of owners)
    await enqueue(tx, "send-mail", { template: "account-changed", memberId: ownerId, what: "bankDetails" });
  return showBankDetails(tx, accountId);
}
