import type { SailingDay } from "../calls.ts";

/** What a month of sailings shows, whatever its shape. */
export type MonthProps = {
  readonly days: readonly SailingDay[];
  readonly today: string;
  readonly onTurn: (by: 1 | -1) => void;
};
