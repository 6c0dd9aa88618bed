import { PaperSeller } from "@pulau/contract/papers.ts";
import type { DepositReceipt, RoomDeposit, roomDepositsRoute } from "@pulau/contract/room-deposits.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { BookingId, RoomDepositId } from "@pulau/domain/ids.ts";
import { depositStates } from "@pulau/domain/money/room-deposit.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { alias, asc, eq, type SQL } from "../../../db/orm.ts";
import { booking } from "../../../db/schema/bookings.ts";
import { outlet } from "../../../db/schema/charges.ts";
import { roomDeposit } from "../../../db/schema/room-deposits.ts";
import { staffUser } from "../../../db/schema/staff.ts";
import type { Tx } from "../../../db/tx.ts";
import { findBooking } from "../../booking/bookings/public.ts";
import { loadSettings } from "../../ground/resort/public.ts";

/** The deposits of a booking, first to last, with what is asked for and whether one can be taken. */
export async function showDeposits(
  db: Db,
  bookingId: BookingId,
): Promise<Result<Reply<typeof roomDepositsRoute>, "NOT_FOUND">> {
  const row = await findBooking(db, bookingId);
  if (!row) return refuse("NOT_FOUND");
  const { limits } = await loadSettings(db);
  const rows = await load(db, eq(roomDeposit.bookingId, bookingId));
  const outlets = await db
    .select({ _id: outlet.id, name: outlet.name })
    .from(outlet)
    .where(eq(outlet.activeStatus, true))
    .orderBy(asc(outlet.position), asc(outlet.id));
  return ok({
    deposits: rows.map(depositOf),
    wantedSen: limits.roomDepositRinggit * 100,
    open: depositStates.some((state) => state === row.state),
    outlets,
  });
}

/** A deposit as it is shown; null where there is none. */
export async function findDeposit(db: Db | Tx, id: RoomDepositId): Promise<RoomDeposit | null> {
  const [found] = await load(db, eq(roomDeposit.id, id));
  return found ? depositOf(found) : null;
}

/** The receipt of a deposit; null where none was taken. */
export async function findReceipt(db: Db, id: RoomDepositId): Promise<DepositReceipt | null> {
  const [found] = await load(db, eq(roomDeposit.id, id));
  if (!found?.deposit.number) return null;
  const { profile, answerHours, timeZone } = await loadSettings(db);
  const seller = PaperSeller.parse({ ...profile, answerHours, timeZone });
  const { bookingNo, bookingName } = found;
  return { ...depositOf(found), bookingId: found.deposit.bookingId, bookingNo, bookingName, seller };
}

const giver = alias(staffUser, "giver");

const load = (db: Db | Tx, which: SQL) =>
  db
    .select({
      deposit: roomDeposit,
      taker: staffUser.name,
      giver: giver.name,
      bookingNo: booking.bookingNo,
      bookingName: booking.bookingName,
    })
    .from(roomDeposit)
    .innerJoin(booking, eq(booking.id, roomDeposit.bookingId))
    .innerJoin(staffUser, eq(staffUser.id, roomDeposit.staffId))
    .leftJoin(giver, eq(giver.id, roomDeposit.backBy))
    .where(which)
    .orderBy(asc(roomDeposit.at), asc(roomDeposit.id));

type Loaded = Awaited<ReturnType<typeof load>>[number];

function depositOf({ deposit, taker, giver }: Loaded): RoomDeposit {
  const {
    id,
    number,
    at,
    way,
    amountSen,
    reference,
    reason,
    backAt,
    withheldSen,
    backReason,
    backReference,
  } = deposit;
  return {
    _id: id,
    number: number ?? "",
    at: at.toISOString(),
    by: taker,
    way,
    amountSen,
    reference,
    reason,
    back: backAt && {
      at: backAt.toISOString(),
      by: giver ?? "",
      returnedSen: amountSen - (withheldSen ?? 0),
      withheldSen: withheldSen ?? 0,
      reason: backReason,
      reference: backReference,
    },
  };
}
