import { soldStates } from "@pulau/domain/booking/booking-moves.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { oneOf } from "../../booking-states.ts";
import { insertJsonRows, insertRows } from "../../insert-rows.ts";
import { sql } from "../../orm.ts";
import { stayHold } from "../../schema/holds.ts";
import { ledgerEntry, ledgerTransaction, payment } from "../../schema/payments.ts";
import { voucher } from "../../schema/promotions.ts";
import { purchase } from "../../schema/purchases.ts";
import { stockClaim } from "../../schema/transport.ts";
import type { Tx } from "../../tx.ts";
import { at } from "../stays/resort-clock.ts";
import type { DemoPromotions } from "./promotion-rows.ts";

/** Bookings of the package that a package code opens which came by it. */
const mostCame = 34;

/** After bookings and wallets: its money goes into both. */
export async function writePromotions(tx: Tx, made: DemoPromotions): Promise<void> {
  const sold = [...made.sold].map(([id, sold]) => ({ id, sold }));
  await tx.execute(sql`
    UPDATE stock k SET sold = s.sold
    FROM json_to_recordset(${JSON.stringify(sold)}::json) AS s(id uuid, sold int) WHERE k.id = s.id`);
  await tx.execute(sql`UPDATE promo_code SET created_at = ${made.since}`);
  await insertRows(tx, purchase, await numbered(tx, made.purchases));
  await insertJsonRows(tx, stayHold, made.holds);
  await insertRows(tx, stockClaim, made.claims);
  await insertRows(tx, voucher, made.vouchers);
  await insertRows(tx, payment, made.payments);
  await insertRows(tx, ledgerTransaction, made.money.movements);
  await insertRows(tx, ledgerEntry, made.money.entries);
  await useInBookings(tx);
  for (const { id, gift } of made.vouchers) {
    if (!id || !gift) continue;
    const { sendOn } = gift;
    await enqueue(
      tx,
      "send-mail",
      { template: "voucher-gift", voucherId: id, sendOn },
      { startAfter: at(sendOn, "09:00") },
    );
  }
}

/** The next numbers, after those of whatever else the demo has bought. */
async function numbered(tx: Tx, rows: DemoPromotions["purchases"]): Promise<DemoPromotions["purchases"]> {
  const { rows: numbers } = await tx.execute<{ number: string }>(sql`
    SELECT 'TB-P' || lpad(nextval('purchase_number')::text, 5, '0') AS number
    FROM generate_series(1, ${rows.length}::int)`);
  return rows.map((row, i) => ({ ...row, number: numbers[i]?.number ?? row.number }));
}

/** The first bookings of its package came by the code that takes nothing off and only opens it. */
async function useInBookings(tx: Tx): Promise<void> {
  await tx.execute(sql`
    WITH came AS (
      SELECT b.hold_id, c.id AS promo_code_id, c.code, c.stock_id, b.email
      FROM promo_code c JOIN booking b ON b.package_id = c.package_id AND b.state IN ${oneOf(soldStates)}
      WHERE c.type = 'package' AND c.value_sen IS NULL AND c.share IS NULL AND c.stock_id IS NOT NULL
      ORDER BY b.booking_no LIMIT ${mostCame}
    ), kept AS (
      UPDATE stay_hold h SET stay = h.stay || jsonb_build_object('promo', jsonb_build_object(
        'promoCodeId', came.promo_code_id, 'code', came.code, 'person', 'email:' || came.email,
        'discount', NULL, 'stockIds', jsonb_build_array(came.stock_id)))
      FROM came WHERE h.id = came.hold_id RETURNING h.id, came.stock_id
    ), claimed AS (
      INSERT INTO stock_claim (stock_id, hold_id, pieces, state) SELECT stock_id, id, 1, 'booked' FROM kept
      RETURNING stock_id
    )
    UPDATE stock s SET sold = s.sold + n.count
    FROM (SELECT stock_id, count(*)::int AS count FROM claimed GROUP BY stock_id) n WHERE s.id = n.stock_id`);
}
