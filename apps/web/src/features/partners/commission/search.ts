import { isDay } from "@pulau/domain/calendar/day.ts";
import { type ShownState, shownStates } from "@pulau/domain/commission/payouts.ts";
import { oneOf, pageIn, searchIn } from "../../../shell/read-address.ts";

/** What the address of the list says; what is left out is the usual. */
export type CommissionSearch = { state?: ShownState; page?: number };
export function readCommissionSearch(asked: Record<string, unknown>): CommissionSearch {
  const state = oneOf(shownStates, asked.state);
  return { ...(state && { state }), ...pageIn(asked) };
}

/** The period of a statement; this month when it is left out or wrong. */
export type StatementSearch = { from?: string; to?: string };
export function readStatementSearch({ from, to }: Record<string, unknown>): StatementSearch {
  const right = typeof from === "string" && typeof to === "string" && isDay(from) && isDay(to) && from <= to;
  return right ? { from, to } : {};
}

export const partnerTabs = ["agreement", "commission", "statement", "bookings", "members"] as const;
export type PartnerTab = (typeof partnerTabs)[number];
const kinds = ["agency", "influencer"] as const;
export type PartnersSearch = { q?: string; kind?: (typeof kinds)[number]; tab?: PartnerTab; page?: number };
export function readPartnersSearch(asked: Record<string, unknown>): PartnersSearch {
  const [kind, tab] = [oneOf(kinds, asked.kind), oneOf(partnerTabs, asked.tab)];
  return { ...searchIn(asked), ...(kind && { kind }), ...(tab && { tab }), ...pageIn(asked) };
}

/** The first and last day of a month such as `2026-11`. */
export function monthSpan(month: string): { from: string; to: string } {
  const [year = 2000, number = 1] = month.split("-").map(Number);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return { from: `${month}-01`, to: `${month}-${String(last).padStart(2, "0")}` };
}
