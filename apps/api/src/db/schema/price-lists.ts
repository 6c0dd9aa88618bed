import type { PriceListId } from "@pulau/domain/ids.ts";
import { boolean, pgTable, text } from "../orm.ts";
import { id, listNo } from "./columns.ts";

/**
 * A price list beside the public one. Rates, contracts and promo codes name it by its code, which never changes; a name
 * that one of them brings is listed by a trigger, however it was written.
 */
export const priceList = pgTable("price_list", {
  id: id<PriceListId>(),
  listNo: listNo(),
  activeStatus: boolean().notNull().default(true),
  code: text().notNull().unique(),
  /** What staff call it. */
  name: text().notNull(),
  desc: text().notNull().default(""),
});
