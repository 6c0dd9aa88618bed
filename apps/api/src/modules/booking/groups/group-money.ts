import { soldStates } from "@pulau/domain/booking/booking-moves.ts";
import { spreadHeld } from "@pulau/domain/groups/spread-payment.ts";
import type { BookingId, GroupId, PaymentId, StaffId } from "@pulau/domain/ids.ts";
import { ledger, move, sourceAccount } from "@pulau/domain/ledger/postings.ts";
import type { OfflineWay } from "@pulau/domain/money/offline-ways.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { oneOf } from "../../../db/booking-states.ts";
import { eq, sql } from "../../../db/orm.ts";
import { groupFund } from "../../../db/schema/groups.ts";
import type { Tx } from "../../../db/tx.ts";
import { post } from "../../money/ledger/public.ts";
import { payFromGroup } from "../../money/payments/public.ts";
import type { GroupRecord } from "./group-rows.ts";

/** What a booking that its group pays still owes. */
export type Owing = { readonly bookingId: BookingId; readonly owedSen: Sen };
/** A payment of one of the bookings of a group. */
export type Part = { readonly paymentId: PaymentId; readonly amountSen: Sen };

/**
 * Locks the bookings of a group by id and tells what those owe that the group pays. Who pays is read after the locks: somebody may
 * have said otherwise while they were waited for.
 */
export async function lockOwing(tx: Tx, groupId: GroupId): Promise<Owing[]> {
  await tx.execute(sql`SELECT b.id FROM group_booking g JOIN booking b ON b.id = g.booking_id
    WHERE g.group_id = ${groupId} ORDER BY b.id FOR NO KEY UPDATE OF b`);
  const { rows } = await tx.execute<Owing>(sql`
    SELECT b.id AS "bookingId", greatest(0, b.total_sen - b.paid_sen)::int AS "owedSen"
    FROM group_booking g JOIN booking b ON b.id = g.booking_id
    WHERE g.group_id = ${groupId} AND g.payer = 'group' AND b.state IN ${oneOf(soldStates)} ORDER BY b.id`);
  return rows;
}

/** What stands on a group's account, which is locked until the end of the transaction. */
export async function lockHeld(tx: Tx, groupId: GroupId): Promise<Sen> {
  const [fund] = await tx
    .select({ heldSen: groupFund.heldSen })
    .from(groupFund)
    .where(eq(groupFund.groupId, groupId))
    .for("update");
  return fund?.heldSen ?? 0;
}

/** The account in the books from which money of a group comes by one of the ways at the desk. */
export const accountOfWay = (way: OfflineWay) =>
  sourceAccount({
    gateway: way,
    walletAccountId: null,
    voucherId: null,
    boughtPackageId: null,
    groupId: null,
  });

/** Puts money onto a group's account. */
export async function putOnAccount(
  tx: Tx,
  { row, way, amountSen, at }: { row: GroupRecord; way: OfflineWay; amountSen: Sen; at: Date },
): Promise<void> {
  await tx.insert(groupFund).values({ groupId: row.id }).onConflictDoNothing();
  await post(tx, { kind: "groupReceived", at }, move(amountSen, accountOfWay(way), ledger.group(row.id)));
}

type Spread = {
  readonly row: GroupRecord;
  /** Null where it is spread by itself. */
  readonly staffId: StaffId | null;
  /** Locked bookings of the group, by id. */
  readonly owing: readonly Owing[];
};

/** Pays bookings from their group's account, by what each owes, as far as it reaches: nothing where it is empty. */
export async function spreadAccount(tx: Tx, { row, staffId, owing }: Spread): Promise<Part[]> {
  const shares = spreadHeld(
    await lockHeld(tx, row.id),
    owing.map(({ owedSen }) => owedSen),
  );
  const paid: Part[] = [];
  for (const [i, { bookingId }] of owing.entries()) {
    const amountSen = shares[i] ?? 0;
    if (amountSen === 0) continue;
    const payment = { bookingId, groupId: row.id, amountSen, staffId, note: row.name };
    paid.push({ paymentId: await payFromGroup(tx, payment), amountSen });
  }
  return paid;
}
