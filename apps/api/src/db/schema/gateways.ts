import { boolean, pgTable, smallint, text } from "../orm.ts";
import { moment } from "./columns.ts";

/** Which gateways guests are offered, and in which order. One without a row stands as the product sets it. */
export const gatewayChoice = pgTable("gateway_choice", {
  gateway: text().primaryKey(),
  active: boolean().notNull(),
  position: smallint().notNull(),
  changedAt: moment().notNull(),
});
