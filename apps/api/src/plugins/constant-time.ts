import { timingSafeEqual } from "node:crypto";

/** Whether two signatures are equal; takes as long for a wrong one as for a right one. */
export function equalInConstantTime(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
