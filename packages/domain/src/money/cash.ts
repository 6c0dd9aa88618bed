import type { Sen } from "./sen.ts";

/**
 * What a bill comes to in cash: Malaysia has no coin below 5 sen, so the total over the counter is rounded to the nearest
 * 5 (1, 2, 6, 7 down; 3, 4, 8, 9 up). Only the bill's total is rounded, never a line, and never what is paid online.
 */
export const inCash = (bill: Sen): Sen => Math.round(bill / 5) * 5;
