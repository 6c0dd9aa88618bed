import type { LedgerAccount } from "@pulau/domain/ledger/postings.ts";
import { sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";

/**
 * Locks what movements are about to touch, in the order of all locks: the accounts of groups by id, vouchers by id, then wallets
 * by account. Whoever moves money of more than one asks for them all before the first movement; a movement locks
 * its own as well. Accounts that keep no sum have nothing to lock.
 */
export async function lockAccounts(tx: Tx, accounts: readonly LedgerAccount[]): Promise<void> {
  const keysOf = (kind: LedgerAccount["kind"]) => [
    ...new Set(accounts.filter((account) => account.kind === kind).map(({ key }) => key)),
  ];
  const [groups, vouchers, wallets] = [keysOf("group"), keysOf("voucher"), keysOf("wallet")];
  if (groups.length > 0)
    await tx.execute(sql`SELECT 1 FROM group_fund WHERE group_id IN ${groups} ORDER BY group_id FOR UPDATE`);
  if (vouchers.length > 0)
    await tx.execute(sql`SELECT 1 FROM voucher WHERE id IN ${vouchers} ORDER BY id FOR UPDATE`);
  if (wallets.length > 0)
    await tx.execute(sql`SELECT 1 FROM wallet WHERE account_id IN ${wallets} ORDER BY account_id FOR UPDATE`);
}
