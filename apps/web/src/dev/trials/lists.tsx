import type { ImportDefinition, ImportRoute } from "@pulau/contract/import.ts";
import { useState } from "react";
import { expect, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type Call, faceOf } from "../../api/client.ts";
import { BulkBar } from "../../listing/bulk-bar.tsx";
import { BulkConfirm, BulkResult } from "../../listing/bulk-dialogs.tsx";
import { CardList } from "../../listing/card-list.tsx";
import { CellNote, CodeText } from "../../listing/column.tsx";
import { ColumnChooser } from "../../listing/column-chooser.tsx";
import { CsvButton } from "../../listing/csv-button.tsx";
import { DayJump } from "../../listing/day-jump.tsx";
import { EditCell } from "../../listing/edit-cell.tsx";
import { FilterChips } from "../../listing/filter-chips.tsx";
import { FilterFields } from "../../listing/filter-fields.tsx";
import { Foot } from "../../listing/foot.tsx";
import { Head } from "../../listing/head.tsx";
import { FileChooser } from "../../listing/import/file-chooser.tsx";
import { ImportButton } from "../../listing/import/import-button.tsx";
import ImportDialog, { type ImportProps } from "../../listing/import/import-dialog.tsx";
import { Preview } from "../../listing/import/preview.tsx";
import { ProblemsTable } from "../../listing/import/problems-table.tsx";
import { List } from "../../listing/list.tsx";
import { ListPage } from "../../listing/list-page.tsx";
import { ListStates } from "../../listing/list-states.tsx";
import { NarrowButton } from "../../listing/narrow-button.tsx";
import { Pages } from "../../listing/pages.tsx";
import { PrintButton } from "../../listing/print-button.tsx";
import { Body, RowLine } from "../../listing/row-line.tsx";
import { RowMenu } from "../../listing/row-menu.tsx";
import { RowsTable } from "../../listing/rows-table.tsx";
import { StateTabs } from "../../listing/state-tabs.tsx";
import { Toolbar } from "../../listing/toolbar.tsx";
import { UsedRows } from "../../listing/used-rows.tsx";
import { SearchBox } from "../../ui/search-box.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { ListPages } from "../pieces/list-pages.tsx";
import { Lists } from "../pieces/lists.tsx";
import { WholeList } from "../pieces/whole-lists.tsx";
import { button, focusOn, hasFocus, press, type Trial, tabs } from "./trial.ts";

const rowOf = (name: string) => page.getByRole("row").filter({ hasText: name });
const tick = (name: string) => page.getByRole("checkbox", { name: `Select ${name}` });
const firstOf = (count: number) => expect.element(page.getByText(`1 to 10 of ${count}`)).toBeVisible();
const narrowed = async () => {
  await press(button("Filter"), "{Enter}");
  await press(page.getByLabelText("State", { exact: true }), "c");
  await firstOf(14);
};
/** The next row by its key, which has the focus then. */
const goesDown = async (from: ReturnType<typeof button>, key: string, to: string) => {
  await press(from, key);
  await hasFocus(rowOf(to));
};

type StoredRow = { code: string; name: string };
function Editable() {
  const [rows, setRows] = useState<readonly StoredRow[]>([{ code: "V-01", name: "Villa Senja" }]);
  return (
    <RowsTable<StoredRow>
      caption="Rooms"
      rows={rows}
      rowKey={({ code }) => code}
      sorting={{ by: "code", chosen: true, known: ["code", "-code"], onSort: () => undefined }}
      columns={[
        { key: "code", head: "Room", sort: "code", cell: ({ code }) => code },
        {
          key: "name",
          head: "Name",
          cell: ({ name }) => name,
          edit: {
            value: ({ name }) => name,
            nameOf: ({ code }) => code,
            save: async ({ code }, name) => setRows([{ code, name }]),
          },
        },
      ]}
    />
  );
}

/** Reads a table of one line, wrong until its column is matched. */
const importing = (async ({ path }: { path: string }, { body }: { body: { columns?: unknown } }) => {
  if (path.endsWith("/import-progress")) return { progress: null };
  const right = body.columns !== undefined;
  return {
    fields: [{ key: "rate", name: "Rate", needed: true }],
    columns: [{ heading: "How much", field: right ? "rate" : null }],
    lines: 1,
    added: 1,
    changed: 0,
    unchanged: 0,
    preview: right ? [{ line: 2, did: "added", name: "3 May", changes: [] }] : [],
    problems: right
      ? []
      : [{ line: 1, column: 1, field: "rate", rule: "required", code: null, facts: {}, value: "" }],
    wrong: right ? 0 : 1,
    wrongLines: right ? [] : [{ line: 1, cells: ["How much"] }],
  };
}) as unknown as Call;
const importCall = faceOf<ImportRoute<ImportDefinition>>({
  method: "POST",
  path: "/admin/api/rates/import",
  scope: "staff",
});
const check = async () => {
  await userEvent.fill(page.getByLabelText("Rows"), "How much\n3.4");
  await press(button("Check rows"), "{Enter}");
  await expect.element(page.getByLabelText(/How much/)).toBeVisible();
};

/** Lists and what they are made of, as `/dev/pieces` shows them. */
export const listTrials: readonly Trial[] = [
  {
    shows: <Lists />,
    pieces: [
      [
        SearchBox,
        async () => {
          const box = page.getByRole("searchbox", { name: "Search rooms" });
          await press(box, "villa{Enter}");
          await tabs(box, button("Clear"));
          await press(button("Clear"), "{Enter}");
          await expect.element(box).toHaveValue("");
        },
      ],
      [
        Tabs,
        async () => {
          // From right to left the next tab stands at the left.
          await press(page.getByRole("tab", { name: /All/ }), "{ArrowLeft}");
          await hasFocus(page.getByRole("tab", { name: /Open/ }));
        },
      ],
      [Body, null],
      [RowsTable, () => goesDown(rowOf("V-01"), "j", "V-02")],
      [RowLine, () => goesDown(rowOf("V-02"), "{ArrowUp}", "V-01")],
    ],
  },
  {
    shows: <Editable />,
    pieces: [
      [
        EditCell,
        async () => {
          await press(rowOf("V-01"), "{F2}{Control>}a{/Control}Fajar{Enter}");
          await expect.element(rowOf("V-01")).toHaveTextContent("V-01Fajar");
          await hasFocus(rowOf("V-01"));
        },
      ],
      [
        Head,
        async () => {
          await userEvent.tab();
          await hasFocus(page.getByRole("columnheader", { name: /Room/ }).getByRole("button"));
        },
      ],
    ],
  },
  {
    shows: <WholeList name="A list" />,
    ready: async () => {
      await firstOf(28);
      await press(tick("V-02"), " ");
      await expect.element(page.getByText("1 selected")).toBeVisible();
    },
    pieces: [
      [ListStates, null],
      [List, () => press(tick("V-02"), " ")],
      [CardList, () => expect.element(page.getByText("V-06, ready")).toBeVisible()],
      [
        Toolbar,
        async () => {
          await press(button("Filter"), "{Enter}");
          await hasFocus(button("Filter"));
          await tabs(button("Filter"), page.getByLabelText("State", { exact: true }));
        },
      ],
      [FilterFields, narrowed],
      [
        FilterChips,
        async () => {
          await narrowed();
          await press(button("Remove filter: State Closed"), "{Enter}");
          await firstOf(28);
        },
      ],
      [
        ColumnChooser,
        async () => {
          await press(button(/of 2 columns/), "{Enter}");
          await press(page.getByRole("checkbox", { name: "State" }), " ");
          await expect.element(page.getByRole("columnheader", { name: "State" })).not.toBeInTheDocument();
          await press(button("Reset columns"), "{Enter}");
          await userEvent.keyboard("{Escape}");
          await hasFocus(button(/of 2 columns/));
        },
      ],
      [
        BulkBar,
        async () => {
          await press(button("Delete"), "{Enter}");
          const sure = page.getByRole("alertdialog", { name: "Delete 1 villas?" });
          await expect.element(sure).toBeVisible();
          await userEvent.keyboard("{Escape}");
          await hasFocus(button("Delete"));
        },
      ],
      [
        BulkConfirm,
        async () => {
          await press(button("Delete"), "{Enter}");
          const sure = page.getByRole("alertdialog", { name: "Delete 1 villas?" });
          await expect.element(sure).toBeVisible();
          await press(sure.getByRole("button").first(), "{Enter}");
          await expect.element(sure).not.toBeInTheDocument();
          await hasFocus(button("Delete"));
        },
      ],
      // Tells which rows stayed; nothing in it acts but what closes every dialog.
      [BulkResult, null],
      [
        UsedRows,
        async () => {
          await press(tick("V-04"), " ");
          await press(button("Delete"), "{Enter}");
          const sure = page.getByRole("alertdialog", { name: "Delete 1 villas?" });
          await expect.element(sure.getByRole("listitem")).toHaveTextContent("V-04Used by 2 bookings");
        },
      ],
      [Foot, () => tabs(page.getByRole("combobox", { name: "Rows per page" }), button("Page 1"))],
      [
        Pages,
        async () => {
          await press(button("Next page"), "{Enter}");
          await expect.element(page.getByText("11 to 20 of 28")).toBeVisible();
          await hasFocus(button("Next page"));
          // What comes next is to the left.
          const arrow = button("Next page").element().querySelector("svg") as Element;
          expect(getComputedStyle(arrow).transform).toContain("-1");
        },
      ],
    ],
  },
  {
    shows: <ListPages />,
    around: { speaks: "importing" },
    ready: () => expect.element(rowOf("Ketam")).toBeVisible(),
    pieces: [
      [CellNote, null],
      [CodeText, null],
      [ListPage, () => press(button("Add boat"), "{Enter}")],
      [
        StateTabs,
        async () => {
          await press(page.getByRole("tab", { name: /Sailing/ }), "{ArrowLeft}");
          await expect
            .element(page.getByRole("tab", { name: /Docked/ }))
            .toHaveAttribute("aria-selected", "true");
        },
      ],
      [
        RowMenu,
        async () => {
          const dots = page.getByRole("button", { name: /Ketam/ });
          await press(dots, "{Enter}");
          await hasFocus(page.getByRole("menuitem", { name: "Edit" }));
          await userEvent.keyboard("{Escape}");
          await hasFocus(dots);
        },
      ],
      [
        NarrowButton,
        async () => {
          await press(button("Merang"), "{Enter}");
          await expect.element(page.getByText("Boats of Merang").first()).toBeVisible();
        },
      ],
      [
        CsvButton,
        async () => {
          const saved = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
          await press(button("Download CSV"), "{Enter}");
          await expect.poll(() => saved.mock.contexts.length).toBe(1);
          saved.mockRestore();
        },
      ],
      [
        PrintButton,
        async () => {
          const printed = vi.spyOn(window, "print").mockImplementation(() => undefined);
          await press(button("Print"), "{Enter}");
          await expect.poll(() => printed.mock.calls.length).toBe(1);
          dispatchEvent(new Event("afterprint"));
          printed.mockRestore();
        },
      ],
      [
        DayJump,
        async () => {
          await press(page.getByRole("radio", { name: "Today" }), "{ArrowDown}");
          await expect.element(page.getByRole("radio", { name: "Tomorrow" })).toBeChecked();
        },
      ],
      [
        ImportButton,
        async () => {
          await press(button("Import CSV"), "{Enter}");
          await expect.element(page.getByRole("dialog", { name: "Import boats" })).toBeVisible();
          await userEvent.keyboard("{Escape}");
          await hasFocus(button("Import CSV"));
        },
      ],
    ],
  },
  {
    shows: (
      <ImportDialog
        title="Import rates"
        call={importCall as ImportProps["call"]}
        refreshes={[]}
        onClose={() => undefined}
      />
    ),
    around: { speaks: "importing", call: importing },
    ready: check,
    pieces: [
      [ImportDialog, () => hasFocus(button("Check rows"))],
      [
        FileChooser,
        async () => {
          const chooses = page.getByRole("dialog").getByRole("button", { name: /file/i }).last();
          const pressed = vi.spyOn(HTMLInputElement.prototype, "click").mockImplementation(() => undefined);
          await press(chooses, "{Enter}");
          expect(pressed).toHaveBeenCalledOnce();
          pressed.mockRestore();
        },
      ],
      // What is wider than the sheet is scrolled by keys.
      [ProblemsTable, () => focusOn(page.getByRole("region", { name: "What to correct" }))],
      [
        Preview,
        async () => {
          await press(page.getByLabelText(/How much/), "R");
          await expect.element(page.getByRole("row", { name: "2 3 May New" })).toBeVisible();
        },
      ],
    ],
  },
];
