import { insertRows } from "../insert-rows.ts";
import { account, member } from "../schema/accounts.ts";
import { wallet } from "../schema/payments.ts";
import { department, staffRole, staffRoleDepartment, staffUser } from "../schema/staff.ts";
import type { Tx } from "../tx.ts";
import type { Chance } from "./chance.ts";
import { type DemoPeople, openingOf } from "./people/make-people.ts";
import { demoAccounts } from "./people/portal-accounts.ts";
import { type BookingTables, emptyTables } from "./stays/booking-tables.ts";
import { postRows } from "./stays/money-rows.ts";

export async function writePeople(tx: Tx, people: DemoPeople): Promise<void> {
  await insertRows(tx, account, people.accounts);
  await insertRows(tx, member, people.members);
  const wallets = people.accounts.map(({ id }) => ({ accountId: id }));
  await insertRows(tx, wallet, wallets);
  await insertRows(tx, department, people.departments);
  await insertRows(tx, staffRole, people.roles);
  await insertRows(tx, staffRoleDepartment, people.roleDepartments);
  await insertRows(tx, staffUser, people.staff);
}

/** The wallets' first money. It comes before every payment from them, else they would be overdrawn on the way. */
export function openWallets(
  chance: Chance,
  people: DemoPeople,
  tables: BookingTables,
  at: Date,
): Pick<BookingTables, "movements" | "entries"> {
  const opening = emptyTables();
  for (const demo of demoAccounts) {
    const accountId = people.owners.get(demo.key)?.accountId;
    if (!accountId) continue;
    const spentSen = tables.payments
      .filter((payment) => payment.walletAccountId === accountId)
      .reduce((sum, { amountSen }) => sum + amountSen, 0);
    postRows(chance, opening, { kind: "opening", at }, openingOf(demo, accountId, spentSen));
  }
  return opening;
}
