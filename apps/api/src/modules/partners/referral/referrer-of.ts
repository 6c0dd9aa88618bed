import type { AccountId, OwnerId } from "@pulau/domain/ids.ts";
import { lastClick } from "@pulau/domain/referral/last-click.ts";
import { sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { isOwnClick, isOwnMailbox } from "./own-link.ts";

export type Booked = {
  /** The account or anonymous session that books, with everything it adopted at sign-in. */
  readonly ownerId: OwnerId;
  /** Lower case. */
  readonly email: string;
  readonly at: Date;
};

/**
 * Whose personal link led to a booking: the last that was followed within its window, never the booker's own. It is their
 * own by account, by mailbox, and by the browser or the network in which its owner has signed in.
 */
export async function referrerOf(tx: Tx, { ownerId, email, at }: Booked): Promise<string | null> {
  const { referral } = await loadSettings(tx);
  const { rows } = await tx.execute<{ accountId: AccountId; at: string; own: boolean }>(sql`
    SELECT c.account_id AS "accountId", c.at,
      (${isOwnMailbox(sql`c.account_id`, email)} OR ${isOwnClick}) AS "own"
    FROM referral_click c WHERE c.owner_id = ${ownerId}
      AND c.at > ${at.toISOString()}::timestamptz - make_interval(days => ${referral.windowDays})
    ORDER BY c.at DESC LIMIT ${mostClicks}`);
  const self = [ownerId, ...rows.filter(({ own }) => own).map(({ accountId }) => accountId)];
  const clicks = rows.map((row) => ({ accountId: row.accountId, at: new Date(row.at) }));
  return lastClick(clicks, { at, self, windowDays: referral.windowDays })?.accountId ?? null;
}

/** More of one visitor within a window are a script's. */
const mostClicks = 200;
