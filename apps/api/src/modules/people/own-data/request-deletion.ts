import { deletionDays, isInUse } from "@pulau/contract/own-data.ts";
import type { MemberId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { sql } from "../../../db/orm.ts";
import { accountDeletion } from "../../../db/schema/own-data.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { findObstacles, isOpen } from "./show-own-data.ts";

/**
 * Plans the end of a member's account and tells them by mail. `ACCOUNT_IN_USE` while there are stays to come, money in the
 * wallet, or an agency without another owner: its facts say which.
 */
export async function requestDeletion(tx: Tx, memberId: MemberId): Promise<Result<null, "ACCOUNT_IN_USE">> {
  const obstacles = await findObstacles(tx, memberId);
  if (isInUse(obstacles)) {
    const { stays, walletSen, commissionSen, refundSen, lastOwner } = obstacles;
    return refuse("ACCOUNT_IN_USE", { stays: stays.length, walletSen, commissionSen, refundSen, lastOwner });
  }
  const [planned] = await tx
    .insert(accountDeletion)
    .values({
      memberId,
      askedAt: sql`pulau_now()`,
      dueAt: sql`pulau_now() + make_interval(days => ${deletionDays})`,
    })
    .onConflictDoNothing()
    .returning({ deletionId: accountDeletion.id });
  if (planned) await enqueue(tx, "send-mail", { template: "deletion-planned", ...planned });
  return ok(null);
}

/** Takes it back; done as well where nothing was planned. */
export async function withdrawDeletion(tx: Tx, memberId: MemberId): Promise<void> {
  const [kept] = await tx
    .update(accountDeletion)
    .set({ withdrawnAt: sql`pulau_now()` })
    .where(isOpen(memberId))
    .returning({ deletionId: accountDeletion.id });
  if (kept) await enqueue(tx, "send-mail", { template: "deletion-withdrawn", ...kept });
}
