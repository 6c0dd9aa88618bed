import type { Day } from "@pulau/domain/calendar/day.ts";
import type { BookingId, OwnerId, StaffId } from "@pulau/domain/ids.ts";
import { formatRinggit, type Sen } from "@pulau/domain/money/sen.ts";
import { ok } from "@pulau/domain/result.ts";
import sharp from "sharp";
import type { Db } from "../db/connect.ts";
import { sql } from "../db/orm.ts";
import { inTransaction } from "../db/tx.ts";
import { type fileStoreOf, keepFile } from "../modules/ground/files/public.ts";
import { enterPayment, findPaymentTarget, sendSlip } from "../modules/money/offline-payments/public.ts";
import { refundMoney } from "../modules/money/refunds/public.ts";
import { makeDemoCharges } from "./demo-charges.ts";
import { makeDemoDeposits } from "./demo-deposits.ts";
import { makeDemoShifts } from "./demo-shifts.ts";

type Deps = { readonly db: Db; readonly store: ReturnType<typeof fileStoreOf> };
type Owing = { id: BookingId; ownerId: OwnerId; bookingNo: string; bookingName: string; owedSen: Sen };

/**
 * What waits at the demo's money desk: two slips with pictures drawn for them, one of them short of what is owed, and a
 * refund that only a bank transfer can make; cash drawers, charges in house, and room deposits. All of it by the calls that guests and staff use.
 */
export async function makeDemoMoney(deps: Deps, demo: { today: Day }): Promise<void> {
  const { db } = deps;
  const [first, second, third] = await owing(db);
  const { rows } = await db.execute<{ id: StaffId }>(
    sql`SELECT id FROM staff_user WHERE username = 'frontdesk'`,
  );
  const staffId = rows[0]?.id;
  if (first) await slip(deps, first, { amountSen: first.owedSen, ...demo });
  if (second) await slip(deps, second, { amountSen: second.owedSen - 10_000, ...demo });
  if (third && staffId) await refundByHand(db, third, { staffId, ...demo });
  await makeDemoShifts(db, demo);
  await makeDemoCharges(db);
  await makeDemoDeposits(db);
}

/** Bookings of guests who owe a balance, and are not those whom visitors of the demo sign in as. */
async function owing(db: Db): Promise<Owing[]> {
  const { rows } = await db.execute<Owing>(sql`
    SELECT b.id, b.owner_id AS "ownerId", b.booking_no AS "bookingNo", b.booking_name AS "bookingName",
      (b.total_sen - b.paid_sen)::bigint AS "owedSen"
    FROM booking b WHERE b.state = 'confirmed' AND b.total_sen - b.paid_sen > 20000 AND b.agent_member_id IS NULL
      AND NOT EXISTS (SELECT FROM member m WHERE m.account_id = b.account_id AND m.email LIKE '%@demo.pulau.test')
    ORDER BY b.check_in DESC, b.booking_no LIMIT 3`);
  return rows;
}

async function slip(
  deps: Deps,
  of: Owing,
  { amountSen, today }: { amountSen: Sen; today: Day },
): Promise<void> {
  const { ownerId } = of;
  const reference = `MB2U-4821${of.bookingNo.slice(-4)}`;
  const mayDraw = async () => ok(null); // our own picture
  const kept = await keepFile(
    { ...deps, mayDraw },
    {
      bytes: await drawSlip({ ...of, amountSen, today, reference }),
      name: "slip.png",
      by: { ownerId },
    },
  );
  const target = await findPaymentTarget(deps.db, of.id);
  if (!kept.ok || !target) return;
  const body = { amountSen, paidOn: today, reference, slipId: kept.value._id };
  await inTransaction(deps.db, (tx) => sendSlip(tx, { ...body, target, ownerId }));
}

type Drawn = Owing & { readonly amountSen: Sen; readonly today: Day; readonly reference: string };

/** A receipt as a bank's app shows it; of no real bank. */
function drawSlip({ bookingName, bookingNo, amountSen, today, reference }: Drawn): Promise<Buffer> {
  const facts = [
    ["Amount", formatRinggit(amountSen)],
    ["From", bookingName.replace(/[<&]/g, "")],
    ["To", "Teluk Biru Island Resort"],
    ["Details", bookingNo],
    ["Date", today],
    ["Reference", reference],
  ];
  const lines = facts.map(
    ([name, text], i) => `
      <text x="60" y="${330 + i * 92}" font-size="26" fill="#5c6b73">${name}</text>
      <text x="60" y="${366 + i * 92}" font-size="32" fill="#102a33">${text}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="960" font-family="sans-serif">
    <rect width="720" height="960" fill="#f4f7f6"/><rect width="720" height="210" fill="#0d7377"/>
    <circle cx="96" cy="105" r="44" fill="#fff"/>
    <path d="M76 106l14 15 28-32" fill="none" stroke="#0d7377" stroke-width="9"/>
    <text x="166" y="98" font-size="38" fill="#fff">Transfer successful</text>
    <text x="166" y="142" font-size="25" fill="#d6ecea">Bank Pantai, for the demo</text>${lines.join("")}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

async function refundByHand(
  db: Db,
  { id: bookingId, owedSen }: Owing,
  { staffId, today }: { staffId: StaffId; today: Day },
): Promise<void> {
  const entry = {
    way: "transfer",
    paidOn: today,
    reference: "MB2U-77120945",
    slipId: null,
    note: "",
  } as const;
  await inTransaction(db, (tx) => enterPayment(tx, { ...entry, bookingId, staffId, amountSen: owedSen }));
  const reason = "The boat was late";
  const back = { amountSen: 12_000, to: "source", price: "lowers", reason } as const;
  await inTransaction(db, (tx) => refundMoney(tx, { ...back, bookingId, staffId }));
}
