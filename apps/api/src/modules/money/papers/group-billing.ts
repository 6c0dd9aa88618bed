import { upcomingStates } from "@pulau/domain/booking/booking-moves.ts";
import type { GroupPayer } from "@pulau/domain/groups/group-moves.ts";
import type { BookingId, GroupId } from "@pulau/domain/ids.ts";
import { oneOf } from "../../../db/booking-states.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";

/** How a booking that came out of a group is billed. */
export type GroupBilling = {
  readonly groupId: GroupId;
  readonly payer: GroupPayer;
  /** The group has papers, so that those to come follow by themselves. */
  readonly begun: boolean;
  /** Something of this booking stands on the group's papers. */
  readonly stands: boolean;
  /** Everybody whom the group pays has left, or will not come. */
  readonly over: boolean;
};

/** How a booking is billed with its group; null where it came out of none. */
export async function groupBillingOf(db: Db | Tx, bookingId: BookingId): Promise<GroupBilling | null> {
  const { rows } = await db.execute<GroupBilling>(sql`
    SELECT g.group_id AS "groupId", g.payer, EXISTS (SELECT FROM group_paper p WHERE p.group_id = g.group_id) AS begun,
      coalesce(k.group_sen, 0) > 0 AS stands,
      NOT EXISTS (SELECT FROM group_booking o JOIN booking b ON b.id = o.booking_id
        WHERE o.group_id = g.group_id AND o.payer = 'group' AND b.state IN ${oneOf([...upcomingStates, "inHouse"])}) AS over
    FROM group_booking g LEFT JOIN booking_billed k ON k.booking_id = g.booking_id WHERE g.booking_id = ${bookingId}`);
  return rows[0] ?? null;
}

/** Whether a booking has no papers of its own, because its group has or will have them. */
export const billedByGroup = (billing: GroupBilling | null, ownPapers: number): boolean =>
  billing !== null && (billing.stands || (billing.payer === "group" && (billing.begun || ownPapers === 0)));
