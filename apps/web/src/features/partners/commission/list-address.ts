import { partnerKinds } from "@pulau/domain/access/account-kinds.ts";
import { addDays, type Day, dayOf, isDay, monthStart } from "@pulau/domain/calendar/day.ts";
import { shownStates } from "@pulau/domain/commission/payouts.ts";
import { choice, listAddress } from "../../../listing/address.ts";

/** What the address of the list says. */
export const commissionAddress = listAddress({
  filters: { state: choice(shownStates) },
  sorts: ["-checkOut", "checkOut"],
});

/** The period of a statement; this month when it is left out or wrong. */
export type StatementSearch = { from?: Day; to?: Day };
export function readStatementSearch({ from, to }: Record<string, unknown>): StatementSearch {
  const right = typeof from === "string" && typeof to === "string" && isDay(from) && isDay(to) && from <= to;
  return right ? { from, to } : {};
}

export const partnerTabs = ["agreement", "commission", "statement", "bookings", "members"] as const;
export type PartnerTab = (typeof partnerTabs)[number];
/** What the address of the partners says; of one of them, the tab. */
export const partnersAddress = listAddress({
  filters: { kind: choice(partnerKinds) },
  sorts: ["name", "-name"],
  view: { tab: choice(partnerTabs) },
});

/** The first and last day of a month such as `2026-11`. */
export function monthSpan(month: string): { from: Day; to: Day } {
  const from = dayOf(`${month}-01`);
  return { from, to: addDays(monthStart(addDays(from, 31)), -1) };
}
