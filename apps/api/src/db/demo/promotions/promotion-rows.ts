import type { StockId } from "@pulau/domain/ids.ts";
import type { PurchaseHold } from "../../schema/holds.ts";
import type { payment } from "../../schema/payments.ts";
import type { promoCode, voucher } from "../../schema/promotions.ts";
import type { purchase } from "../../schema/purchases.ts";
import type { stockClaim } from "../../schema/transport.ts";
import type { BookingTables } from "../stays/booking-tables.ts";

export type PromoRow = typeof promoCode.$inferSelect;

/** Promo codes, and rows of what was bought of them, gathered and then written table by table. */
export type DemoPromotions = {
  readonly promos: readonly PromoRow[];
  /** Since when they are offered. */
  readonly since: Date;
  /** How many were bought of each limited code, by its stock. */
  readonly sold: Map<StockId, number>;
  readonly purchases: (typeof purchase.$inferInsert)[];
  readonly holds: PurchaseHold[];
  readonly claims: (typeof stockClaim.$inferInsert)[];
  readonly payments: (typeof payment.$inferInsert)[];
  readonly vouchers: (typeof voucher.$inferInsert)[];
  readonly money: Pick<BookingTables, "movements" | "entries">;
};
