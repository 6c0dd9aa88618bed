import { dayOf, oneOf, pageIn, searchIn } from "../../../shell/read-address.ts";

export const kinds = ["booking", "top-up", "promo-code", "package-deposit", "event"] as const;
export const states = [
  "captured",
  "started",
  "declined",
  "expired",
  "putAside",
  "awaitingVerification",
  "voided",
] as const;

/** What the address of the payment history says; what is left out is the usual. */
export type HistorySearch = {
  kind?: (typeof kinds)[number];
  state?: (typeof states)[number];
  gateway?: string;
  from?: string;
  to?: string;
  q?: string;
  page?: number;
};

/** Reads an address, right or wrong, and leaves out what is the usual. */
export function readHistorySearch(asked: Record<string, unknown>): HistorySearch {
  const kind = oneOf(kinds, asked.kind);
  const state = oneOf(states, asked.state);
  const gateway =
    typeof asked.gateway === "string" && /^[a-z]{2,20}$/.test(asked.gateway) ? asked.gateway : null;
  const [from, to] = [dayOf(asked.from), dayOf(asked.to)];
  return {
    ...(kind && { kind }),
    ...(state && { state }),
    ...(gateway && { gateway }),
    ...(from && { from }),
    ...(to && { to }),
    ...searchIn(asked),
    ...pageIn(asked),
  };
}

/** The part of it that says what is listed. */
export const historyQuery = ({ page: _, q, ...rest }: HistorySearch) => ({
  ...rest,
  ...(q && { search: q }),
});
