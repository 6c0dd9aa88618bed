import { expect, it } from "vitest";
import { fileColumns } from "./csv-button.tsx";
import { inOrder, isShown, moveColumn } from "./saved-view.ts";

const columns = [{ key: "name" }, { key: "stay" }, { key: "total" }, { key: "agency", rare: true }];
const keys = (order: readonly string[]) => inOrder(columns, { order }).map(({ key }) => key);

it("puts columns in the person's order; the first, which names the row, stays first", () => {
  expect(keys(["total", "stay", "name"])).toEqual(["name", "total", "stay", "agency"]);
  expect(keys([])).toEqual(["name", "stay", "total", "agency"]);
});

it("puts columns that came since behind those that were put in order", () => {
  expect(keys(["agency"])).toEqual(["name", "agency", "stay", "total"]);
});

it("shows a column unless it is a rare one or the person chose otherwise", () => {
  const shown = (view: { shown?: Record<string, boolean> }) =>
    columns.filter((column) => isShown(column, view)).map(({ key }) => key);
  expect(shown({})).toEqual(["name", "stay", "total"]);
  expect(shown({ shown: { agency: true, stay: false } })).toEqual(["name", "total", "agency"]);
});

it("moves a column by one place, and not past the ends", () => {
  expect(moveColumn(["a", "b", "c"], "b", -1)).toEqual(["b", "a", "c"]);
  expect(moveColumn(["a", "b", "c"], "c", 1)).toEqual(["a", "b", "c"]);
});

it("asks for a file of the columns on show, in the person's order", () => {
  const filed = [
    { key: "name", csv: ["number", "name"] },
    { key: "stay", csv: ["arrival"] },
    { key: "total", csv: ["total"] },
    { key: "agency", csv: ["agency"], rare: true },
  ];
  expect(fileColumns(filed, { order: ["total"], shown: { stay: false } })).toBe("number,name,total");
  expect(fileColumns(columns, {})).toBeUndefined();
});
