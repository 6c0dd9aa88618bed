import { choice, code, day, listAddress } from "../../../listing/address.ts";

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

/** What the address of the payment history says. */
export const historyAddress = listAddress({
  filters: { kind: choice(kinds), state: choice(states), gateway: code, from: day, to: day },
  sorts: ["-at", "at"],
});
