import type { RoomDeposit, takeDepositRoute } from "@pulau/contract/room-deposits.ts";
import type { Received } from "@pulau/contract/route.ts";
import { dayAt } from "@pulau/domain/calendar/day.ts";
import type { BookingId, ShiftId, StaffId } from "@pulau/domain/ids.ts";
import { depositTaken } from "@pulau/domain/ledger/postings.ts";
import {
  type DepositTaken,
  decideDeposit,
  depositStates,
  moneyOfDeposit,
} from "@pulau/domain/money/room-deposit.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { roomDeposit } from "../../../db/schema/room-deposits.ts";
import type { Tx } from "../../../db/tx.ts";
import { type LockedBooking, lockBooking, note } from "../../booking/bookings/public.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { post } from "../ledger/public.ts";
import { nextNumber } from "../papers/public.ts";
import { lockOwnDrawer } from "../shifts/public.ts";
import { findDeposit } from "./show-deposits.ts";

type Taking = Received<typeof takeDepositRoute>["body"] & {
  readonly bookingId: BookingId;
  readonly staffId: StaffId;
};
type Refusals = "NOT_FOUND" | "WRONG_STATE" | "INVALID_INPUT" | "NO_OPEN_DRAWER";

/**
 * Takes what guests leave for the time of their stay, or writes down why they leave nothing. Money is owed to them in the
 * ledger until it goes back; cash is in the open drawer of who takes it; of a hold the bank blocks the amount, and nothing moves. The
 * booking is locked first, the drawer after it, and the receipt's number last.
 */
export async function takeDeposit(
  tx: Tx,
  { bookingId, staffId, ...typed }: Taking,
): Promise<Result<RoomDeposit, Refusals>> {
  const decided = decideDeposit(typed);
  if (!decided.ok) return decided;
  const locked = await lockBooking(tx, bookingId);
  if (!locked) return refuse("NOT_FOUND");
  const { state } = locked.row;
  if (!depositStates.some((open) => open === state))
    return refuse("WRONG_STATE", { rule: "depositState", state });
  const taken = decided.value;
  const drawer = taken.way === "cash" ? await lockOwnDrawer(tx, staffId) : ok(null);
  if (!drawer.ok) return drawer;
  const id = await writeDeposit(tx, { locked, staffId, taken, shiftId: drawer.value });
  const deposit = await findDeposit(tx, id);
  if (!deposit) throw new Error(`deposit ${id} is gone`);
  return ok(deposit);
}

type Writing = {
  readonly locked: LockedBooking;
  readonly staffId: StaffId;
  readonly taken: DepositTaken;
  readonly shiftId: ShiftId | null;
};

async function writeDeposit(tx: Tx, { locked, staffId, taken, shiftId }: Writing) {
  const { row, now: at } = locked;
  const { bookingNoPrefix, timeZone } = await loadSettings(tx);
  const series = `${bookingNoPrefix}-RD-${dayAt(at, timeZone).slice(2, 4)}`;
  const numbered = taken.way === "waived" ? null : await nextNumber(tx, series);
  const [made] = await tx
    .insert(roomDeposit)
    .values({ ...taken, ...numbered, bookingId: row.id, staffId, at })
    .returning({ id: roomDeposit.id });
  if (!made) throw new Error("no deposit was made");
  const { way, amountSen, reason } = taken;
  const money = moneyOfDeposit(way);
  const movement = { kind: "depositTaken", bookingId: row.id, once: `deposit:${made.id}:taken`, at } as const;
  if (money)
    await post(
      tx,
      {
        ...movement,
        ...(shiftId && { drawer: { shiftId, staffId, kind: "payment", note: numbered?.number ?? "" } }),
      },
      depositTaken({ depositId: made.id, way: money, sen: amountSen }),
    );
  const happened = { bookingId: row.id, at, staffId } as const;
  if (way === "waived") await note(tx, { ...happened, what: "depositWaived", facts: { note: reason } });
  else
    await note(tx, {
      ...happened,
      what: "depositTaken",
      before: null,
      after: { way, amountSen },
      facts: { name: numbered?.number ?? "", amountSen },
    });
  return made.id;
}
