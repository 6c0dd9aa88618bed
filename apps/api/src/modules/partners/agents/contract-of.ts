import { type AgentContract, contractOn } from "@pulau/domain/agents/contract.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { AccountId, ContractId, OwnerId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";
import type { Session } from "../../../plugins/session.ts";
import { loadSettings } from "../../ground/resort/public.ts";

/**
 * The contract by which an owner of drafts and bookings buys today; null for everybody but agencies that have one. What
 * a caller sends has no part in it.
 */
export async function contractOf(db: Db | Tx, ownerId: OwnerId): Promise<AgentContract | null> {
  const { timeZone } = await loadSettings(db);
  const { rows } = await db.execute<AgentContract & { today: Day }>(sql`
    SELECT id, model, commission, price_list AS "priceList", market, markdown, payment,
      rooms_unpaid AS "roomsUnpaid", "from", "to", (pulau_now() AT TIME ZONE ${timeZone})::date AS "today"
    FROM agent_contract WHERE account_id = ${ownerId} AND active_status`);
  const [first] = rows;
  if (!first) return null;
  const found = contractOn(rows, first.today);
  if (!found) return null;
  const { id, model, commission, priceList, market, markdown, payment, roomsUnpaid, from, to } = found;
  return { id, model, commission, priceList, market, markdown, payment, roomsUnpaid, from, to };
}

/** The same for whoever is calling; only an agency's member is looked up. */
export const contractOfSession = async (db: Db, session: Session | null): Promise<AgentContract | null> =>
  session?.kind === "member" && session.accountKind === "agency" ? contractOf(db, session.accountId) : null;

/** Whether a contract, also one that is over, is this account's. */
export async function isContractOf(
  db: Db | Tx,
  contractId: ContractId,
  accountId: AccountId,
): Promise<boolean> {
  const { rows } = await db.execute(
    sql`SELECT FROM agent_contract WHERE id = ${contractId} AND account_id = ${accountId}`,
  );
  return rows.length > 0;
}
