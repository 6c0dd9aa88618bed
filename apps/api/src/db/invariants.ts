import type pg from "pg";
import type { Db } from "./connect.ts";
import { bookingFaults } from "./invariants/bookings.ts";
import { commissionFaults } from "./invariants/commission.ts";
import { drawerFaults } from "./invariants/drawers.ts";
import { feedbackFaults } from "./invariants/feedback.ts";
import { folioFaults } from "./invariants/folios.ts";
import { groupFaults } from "./invariants/groups.ts";
import type { Invariant } from "./invariants/invariant.ts";
import { inventoryFaults } from "./invariants/inventory.ts";
import { moneyFaults } from "./invariants/money.ts";
import { orphanFaults, unsettledFaults } from "./invariants/orphans.ts";
import { paperFaults } from "./invariants/papers.ts";
import { promotionFaults } from "./invariants/promotions.ts";
import { roomDepositFaults } from "./invariants/room-deposits.ts";
import { tillSaleFaults } from "./invariants/till-sales.ts";
import { walletFaults } from "./invariants/wallets.ts";
import { sql } from "./orm.ts";

/** All that must hold at any moment, in the order in which it is worth knowing: what is sold, then the money, then the rest. */
export const everyInvariant: readonly Invariant[] = [
  ...inventoryFaults,
  ...bookingFaults,
  ...groupFaults,
  ...feedbackFaults,
  ...moneyFaults,
  ...walletFaults,
  ...drawerFaults,
  ...tillSaleFaults,
  ...roomDepositFaults,
  ...commissionFaults,
  ...promotionFaults,
  ...folioFaults,
  ...paperFaults,
  ...orphanFaults,
];

/**
 * Looks for breaches of what must hold after any load, crash or race, in plain SQL that shares no code with the
 * product: no claim twice and true counters (G1), a ledger and wallets that add up (G2), captured money that is all
 * accounted for (G3), confirmed bookings with all their claims (G4), nothing orphaned (G5). With `quiet`, which only
 * makes sense once every job has had time to run, nothing may wait in the outbox or the gateways' inbox either.
 *
 * @returns a line for each breach, such as `G1 room night 5f… 2026-11-28 has 2 live claims`; none when all is well.
 */
export async function checkInvariants(
  database: Db | Pick<pg.Pool, "query">,
  { quiet = false }: { quiet?: boolean } = {},
): Promise<string[]> {
  const invariants = [...everyInvariant];
  if (quiet) invariants.push(...(await unsettledFaults((text) => send(database, text))));
  const found: string[] = [];
  for (const { rule, faults } of invariants) {
    const rows = await send(database, faults);
    found.push(...rows.map(({ fault }) => `${rule} ${fault}`));
  }
  return found;
}

const send = async (database: Db | Pick<pg.Pool, "query">, text: string): Promise<{ fault: string }[]> => {
  if ("execute" in database) return (await database.execute<{ fault: string }>(sql.raw(text))).rows;
  return (await database.query<{ fault: string }>(text)).rows;
};
