import type { stayHold } from "../../schema/holds.ts";
import type { payment } from "../../schema/payments.ts";
import type { promoCode, voucher } from "../../schema/promotions.ts";
import type { purchase } from "../../schema/purchases.ts";
import type { stock, stockClaim } from "../../schema/transport.ts";
import type { BookingTables } from "../stays/booking-tables.ts";

export type PromoRow = typeof promoCode.$inferInsert & { id: string };

/** Rows of promo codes and of what was bought of them, gathered and then written table by table. */
export type DemoPromotions = {
  readonly stocks: (typeof stock.$inferInsert & { id: string; sold: number })[];
  readonly promos: PromoRow[];
  readonly purchases: (typeof purchase.$inferInsert)[];
  readonly holds: (typeof stayHold.$inferInsert)[];
  readonly claims: (typeof stockClaim.$inferInsert)[];
  readonly payments: (typeof payment.$inferInsert)[];
  readonly vouchers: (typeof voucher.$inferInsert)[];
  readonly money: Pick<BookingTables, "movements" | "entries">;
};
