import type { BankSession } from "@pulau/contract/currencies.ts";

/** Minutes after a session until its rates can be relied on to be there. */
const published: readonly (readonly [after: string, session: BankSession])[] = [
  ["17:20", "1700"],
  ["12:20", "1200"],
  ["09:20", "0900"],
];

/**
 * The newest session of the bank that has all currencies, at a time of the day in Malaysia; before the first it is the
 * closing one of the day before. (That of 11:30 has the great currencies alone.)
 */
export const newestSession = (time: string): BankSession =>
  published.find(([after]) => time >= after)?.[1] ?? "1700";
