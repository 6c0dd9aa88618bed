import type { PaymentTerms } from "./contract.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

export type PayUntilRequest = {
  /** Null for everybody without a contract. */
  readonly terms: PaymentTerms | null;
  readonly now: Date;
  /** The first instant of the check-in day at the resort. */
  readonly arrival: Date;
  /** How long any booking waits, and how long at most while its guest is paying. */
  readonly paymentMinutes: number;
  readonly paymentCapMinutes: number;
};

/**
 * Until when a submitted booking waits for its money, and the instant that no payment moves this past. The days of a
 * contract end where the stay begins; nobody has less time than guests have.
 */
export const payUntilOf = (
  payUntil: PayUntilRequest,
): { readonly payUntil: Date; readonly payUntilCap: Date } => {
  const { terms, now, arrival, paymentMinutes, paymentCapMinutes } = payUntil;
  const soon = now.getTime() + paymentMinutes * minuteMs;
  const days = terms === null || terms.kind === "payNow" ? null : terms.withinDays;
  const end =
    days === null ? soon : Math.max(soon, Math.min(now.getTime() + days * dayMs, arrival.getTime()));
  const spare = Math.max(0, paymentCapMinutes - paymentMinutes) * minuteMs;
  return { payUntil: new Date(end), payUntilCap: new Date(end + spare) };
};
