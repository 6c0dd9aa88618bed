import { expect, it } from "vitest";
import { creditOf, folioReturns } from "./folio-returns.ts";

const a = { letter: "A", totalSen: 20_000, paidSen: 0 } as const;
const b = { letter: "B", totalSen: 30_000, paidSen: 30_000 } as const;

it("gives what falls of a paid part back to its payer, while another still owes theirs", () => {
  const after = [a, { ...b, totalSen: 24_000 }] as const;
  expect(folioReturns([a, b], after)).toEqual([{ folio: after[1], backSen: 6_000 }]);
});

it("gives nothing back of a part that is owed, and leaves what was paid beyond it before", () => {
  expect(folioReturns([a, b], [{ ...a, totalSen: 5_000 }, b])).toEqual([]);
  const overpaid = { ...b, paidSen: 33_000 };
  expect(folioReturns([overpaid], [{ ...overpaid, totalSen: 28_000 }])).toMatchObject([{ backSen: 2_000 }]);
  expect(folioReturns([overpaid], [overpaid])).toEqual([]);
  expect(creditOf(overpaid)).toBe(3_000);
});

it("gives nothing back where a part rises", () => {
  expect(folioReturns([b], [{ ...b, totalSen: 40_000 }])).toEqual([]);
});
