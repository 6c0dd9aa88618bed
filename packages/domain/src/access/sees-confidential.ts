import { may, type Permissions } from "./permissions.ts";

/**
 * Whether somebody of the staff is shown what bookings cost, and where and by what mail their people are reached: who
 * works on bookings, or keeps the books. A driver only learns who comes when, and whom to call at the jetty.
 */
export const seesConfidential = (rights: Permissions): boolean =>
  may(rights, "bookings", "write") || may(rights, "payments", "read");
