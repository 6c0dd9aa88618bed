import type { Row } from "../part.ts";
import { buildRows } from "./build-rows.ts";
import * as cells from "./cells.ts";
import { plain } from "./names.ts";
import type { Built, PartTable, ReadLine } from "./table.ts";

type Amount = Row & { readonly who?: unknown; readonly guestKind?: unknown; readonly activity?: unknown };

const amountPaths = ["who", "guestKind", "activity", "sen"] as const;
const facts = { part: "fees", fresh: { terms: null, position: 0, amounts: [] }, words: ["name"] } as const;

/** Fees: a line for each amount of a fee. What stands beside its amounts is that of its first line. */
export const feesTable: PartTable = {
  id: "fees",
  resource: "rates",
  part: "fees",
  columns: [
    { head: "Fee (English)", path: "name.en", cell: cells.text, isKey: true },
    { head: "Fee (Malay)", path: "name.my", cell: cells.text },
    { head: "Fee (Chinese)", path: "name.cn", cell: cells.text },
    { head: "Per", path: "per", cell: cells.choice },
    { head: "Nationality", path: "who", cell: cells.choice },
    { head: "Guest", path: "guestKind", cell: cells.feeGuest },
    { head: "Activity", path: "activity", cell: cells.word },
    { head: "Amount (RM)", path: "sen", cell: cells.ringgit, isKey: true },
    { head: "In use", path: "activeStatus", cell: cells.tick },
    { head: "Id", path: "id", cell: cells.word },
  ],
  lines: (base) =>
    base.rows("fees").flatMap(({ amounts, name, ...fee }) => {
      const words = name as Record<string, string>;
      const own = { ...fee, "name.en": words.en, "name.my": words.my, "name.cn": words.cn };
      const all = amounts as Amount[];
      return all.length === 0 ? [own] : all.map((amount) => ({ ...own, ...amount }));
    }),
  build: (lines, base) => {
    const ofFees = Map.groupBy(
      lines,
      ({ values }) => values.get("id") ?? plain(String(values.get("name.en"))),
    );
    const heads = [...ofFees.values()].flatMap(([first]) => (first ? [withoutAmount(first)] : []));
    const amountsOf = [...ofFees.values()];
    return buildRows(heads, base, facts).map((built, at): Built => {
      const own = (amountsOf[at] ?? []).filter(({ values }) => values.get("sen") !== null);
      const before = (built.row.amounts ?? []) as Amount[];
      return {
        row: { ...built.row, amounts: own.map((line) => amountOf(line, before)) },
        line: (amountsOf[at] ?? [])[0] ?? built.line,
        inner: new Map(own.map((line, i) => [`amounts.${i}`, line])),
      };
    });
  },
};

const withoutAmount = ({ values, ...line }: ReadLine): ReadLine => ({
  ...line,
  values: new Map([...values].filter(([path]) => !amountPaths.some((amountPath) => amountPath === path))),
});

/** What an amount says beyond the columns stays with the same guests. */
function amountOf({ values }: ReadLine, before: readonly Amount[]): Row {
  const filled = Object.fromEntries(
    amountPaths.flatMap((path) => (values.has(path) ? [[path, values.get(path)]] : [])),
  );
  const keys = ["who", "guestKind", "activity"] as const;
  const known = before.find((amount) => keys.every((key) => (amount[key] ?? null) === (filled[key] ?? null)));
  const made: Record<string, unknown> = { who: null, guestKind: null, ...known, ...filled };
  if (made.activity === null && !(known && "activity" in known)) delete made.activity;
  return made;
}
