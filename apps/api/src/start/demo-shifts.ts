import { everyRight } from "@pulau/domain/access/permissions.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { BookingId, StaffId } from "@pulau/domain/ids.ts";
import type { Db } from "../db/connect.ts";
import { sql } from "../db/orm.ts";
import { inTransaction, type Tx } from "../db/tx.ts";
import { enterPayment } from "../modules/money/offline-payments/public.ts";
import { closeShift, openShift, takeOut } from "../modules/money/shifts/public.ts";

const hour = 3_600_000;

/**
 * The cash drawers of the demo: two shifts of yesterday, of which one was counted short, and two that are open, by the calls
 * that staff use. The one of the front desk has taken cash; the manager has none open.
 */
export async function makeDemoShifts(db: Db, { today }: { readonly today: Day }): Promise<void> {
  const { rows } = await db.execute<{ id: StaffId; username: string }>(
    sql`SELECT id, username FROM staff_user WHERE username IN ('admin', 'manager', 'frontdesk')`,
  );
  const idOf = (name: string) => rows.find(({ username }) => username === name)?.id;
  const [admin, manager, frontdesk] = [idOf("admin"), idOf("manager"), idOf("frontdesk")];
  if (!admin || !manager || !frontdesk) return;
  const owing = await owingInCash(db);
  await inTransaction(db, async (tx) => {
    await pastShifts(tx, { manager, frontdesk });
    await openShift(tx, { staffId: admin, drawer: 1, floatSen: 30_000 });
    const desk = await openShift(tx, { staffId: frontdesk, drawer: 2, floatSen: 30_000 });
    if (!desk.ok || !owing) return;
    const entry = { way: "cash", paidOn: today, reference: "", slipId: null, note: "" } as const;
    await enterPayment(tx, { ...entry, bookingId: owing, staffId: frontdesk, amountSen: 15_000 });
    const drop = { shiftId: desk.value._id, staffId: frontdesk, as: "drop", note: "" } as const;
    await takeOut(tx, { ...drop, amountSen: 10_000 });
  });
}

async function pastShifts(tx: Tx, { manager, frontdesk }: { manager: StaffId; frontdesk: StaffId }) {
  const ago = (hours: number) => new Date(Date.now() - hours * hour);
  const closing = { permissions: everyRight(), reason: "", handOver: "" };
  const early = await openShift(tx, { staffId: frontdesk, drawer: 1, floatSen: 30_000, at: ago(32) });
  if (!early.ok) return;
  const shiftId = early.value._id;
  const ice = {
    shiftId,
    staffId: frontdesk,
    as: "paidOut",
    amountSen: 4_500,
    note: "Ice for the bar",
  } as const;
  await takeOut(tx, { ...ice, at: ago(29) });
  await closeShift(tx, {
    ...closing,
    shiftId,
    staffId: frontdesk,
    count: { "5000": 4, "1000": 5, "100": 4, "50": 1 },
    expectedSen: 25_500,
    reason: "Wrong change, noticed after the guest had left",
    handOver: "The key of the safe is with the manager. Change for RM 50 is short.",
    at: ago(24),
  });
  const late = await openShift(tx, { staffId: manager, drawer: 1, floatSen: 30_000, at: ago(23) });
  if (!late.ok) return;
  const whole = { count: { "5000": 4, "1000": 10 }, expectedSen: 30_000, at: ago(16) };
  await closeShift(tx, { ...closing, ...whole, shiftId: late.value._id, staffId: manager });
}

/** A guest who owes a balance of which a part is paid in cash. */
async function owingInCash(db: Db): Promise<BookingId | undefined> {
  const { rows } = await db.execute<{ id: BookingId }>(sql`
    SELECT b.id FROM booking b WHERE b.state = 'confirmed' AND b.total_sen - b.paid_sen > 20000
      AND b.agent_member_id IS NULL
      AND NOT EXISTS (SELECT FROM payment p WHERE p.booking_id = b.id AND p.state = 'awaitingVerification')
      AND NOT EXISTS (SELECT FROM member m WHERE m.account_id = b.account_id AND m.email LIKE '%@demo.pulau.test')
    ORDER BY b.check_in DESC, b.booking_no OFFSET 3 LIMIT 1`);
  return rows[0]?.id;
}
