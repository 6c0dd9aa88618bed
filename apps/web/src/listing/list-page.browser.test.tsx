import type { RouteDefinition } from "@pulau/contract/route.ts";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Call, Face } from "../api/client.ts";
import { emulatePlain, expectNoFaults, expectStill, show } from "../dev/browser-test.tsx";
import { IconPencil } from "../ui/icons/index.ts";
import { listAddress } from "./address.ts";
import { CellNote } from "./column.tsx";
import { CsvButton } from "./csv-button.tsx";
import { DayJump } from "./day-jump.tsx";
import { ImportButton } from "./import/import-button.tsx";
import { ListPage } from "./list-page.tsx";
import { PrintButton } from "./print-button.tsx";
import { useListState } from "./use-address.ts";
import { useList } from "./use-list.ts";

type Boat = { _id: string; seats: number };
const boats: readonly Boat[] = [
  { _id: "Ketam", seats: 12 },
  { _id: "Sotong", seats: 30 },
];

type ListCall = { path: string; query: Readonly<Record<string, unknown>> };

/** A server of boats, or of none, that keeps what it was asked. */
function server(rows = boats) {
  const requests: ListCall[] = [];
  const call = (async ({ path }: { path: string }, { query }: Pick<ListCall, "query">) => {
    requests.push({ path, query });
    if (path.endsWith(".csv")) return { name: "boats.csv", bytes: new Uint8Array([1]) };
    return { rows, page: 1, pages: 1, limit: 10, total: rows.length, nextCursor: null };
  }) as unknown as Call;
  return { call, requests };
}

const face = (path: string, method = "GET") =>
  ({ method, path, scope: "staff" }) as Face<RouteDefinition> as never;
const address = listAddress({ filters: {} });
const states = ["sailing", "docked"] as const;

function Boats({ onAct = () => undefined }: { onAct?: (act: string) => void }) {
  const place = useListState(address);
  const list = useList({
    id: "boats",
    call: face("/admin/api/boats"),
    rows: "rows" as never,
    place,
    limit: 10,
  });
  const [days, setDays] = useState({ from: "", to: "" });
  const [state, setState] = useState<(typeof states)[number]>("sailing");
  return (
    <ListPage<Boat, unknown, (typeof states)[number]>
      title="Boats"
      lead="What sails."
      list={list as never}
      columns={[
        {
          key: "boat",
          head: "Boat",
          csv: ["name"],
          cell: ({ _id }) => (
            <>
              {_id}
              <CellNote>of the jetty</CellNote>
            </>
          ),
        },
        { key: "seats", head: "Seats", end: true, cell: ({ seats }) => seats },
        { key: "note", head: "Note", rare: true, cell: () => "" },
      ]}
      waiting="Loading…"
      empty={{ picture: "boat-at-jetty", title: "No boats yet" }}
      add={{ text: "Add boat", onAdd: () => onAct("add") }}
      head={
        <DayJump {...days} onChange={(next) => setDays({ from: String(next.from), to: String(next.to) })} />
      }
      print={{ lead: "Two of them" }}
      takes={{ title: "Import boats", call: face("/admin/api/boats/import", "POST"), refreshes: [] }}
      tabs={{
        label: "States",
        states,
        textOf: (name) => (name === "sailing" ? "Sailing" : "Docked"),
        counts: { sailing: 2 },
        value: state,
        onChange: setState,
      }}
      acts={{
        nameOf: ({ _id }) => _id,
        of: ({ _id }) => [
          { id: "edit", text: "Edit", icon: IconPencil, onSelect: () => onAct(`edit ${_id}`) },
          _id === "Ketam" && { id: "retire", text: "Retire", onSelect: () => onAct(`retire ${_id}`) },
        ],
      }}
    />
  );
}

describe("the page of a list", () => {
  it("stands mirrored in forced colours, and nothing of it moves for who wants no motion", async () => {
    await emulatePlain();
    const { call } = server();
    await show(<Boats />, { call, dir: "rtl" });
    await expect.element(page.getByRole("heading", { level: 1, name: "Boats" })).toBeVisible();
    await expect.element(page.getByRole("row", { name: /Sotong/ })).toBeVisible();
    await expect
      .element(page.getByRole("tab", { name: "Sailing 2" }))
      .toHaveAttribute("aria-selected", "true");
    expectStill();
    await expectNoFaults();
  });

  it("offers the acts of each row behind its dots, by keyboard", async () => {
    const onAct = vi.fn();
    const { call } = server();
    await show(<Boats onAct={onAct} />, { call });
    await expect.element(page.getByRole("row", { name: /Ketam/ })).toBeVisible();
    page.getByRole("button", { name: /Ketam/ }).element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("menuitem", { name: "Edit" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect.poll(() => onAct.mock.calls).toEqual([["retire Ketam"]]);
    await userEvent.click(page.getByRole("button", { name: /Sotong/ }));
    expect(page.getByRole("menuitem").elements()).toHaveLength(1);
  });

  it("gives the file of what is on show, and takes one in a dialog", async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    const { call, requests } = server();
    await show(<Boats />, { call });
    await userEvent.click(page.getByRole("button", { name: "Download CSV" }));
    await expect.poll(() => saved.mock.contexts.length).toBe(1);
    expect(requests.find(({ path }) => path.endsWith(".csv"))).toMatchObject({
      path: "/admin/api/boats.csv",
      query: { language: "en", columns: "name" },
    });
    saved.mockRestore();
    await userEvent.click(page.getByRole("button", { name: "Import CSV" }));
    await expect.element(page.getByRole("dialog", { name: "Import boats" })).toBeVisible();
    await expectNoFaults();
  });

  it("goes to the days that are looked at most, by keyboard", async () => {
    const { call } = server();
    await show(<Boats />, { call });
    const tomorrow = page.getByRole("radio", { name: "Tomorrow" });
    page.getByRole("radio", { name: "Today" }).element().focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(tomorrow).toBeChecked();
  });

  it("prints all that was found, in the columns on show, and takes the paper away again", async () => {
    const printed = vi.spyOn(window, "print").mockImplementation(() => undefined);
    const { call } = server();
    await show(<Boats />, { call });
    await userEvent.click(page.getByRole("button", { name: "Print" }));
    await expect.poll(() => printed.mock.calls.length).toBe(1);
    // Seen on paper alone, so it is read as text.
    const sheet = () =>
      [...document.querySelectorAll("body > article td")].map(({ textContent }) => textContent);
    expect(sheet()).toEqual(["Ketamof the jetty", "12", "Sotongof the jetty", "30"]);
    dispatchEvent(new Event("afterprint"));
    await expect.poll(sheet).toEqual([]);
    printed.mockRestore();
  });

  it("offers the first step where nothing is yet", async () => {
    const onAct = vi.fn();
    const { call } = server([]);
    await show(<Boats onAct={onAct} />, { call, theme: "dark" });
    await expect.element(page.getByRole("heading", { name: "No boats yet" })).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Add boat" }).last());
    expect(onAct).toHaveBeenCalledWith("add");
    await expectNoFaults();
  });
});

describe("what its head is made of", () => {
  it("gives a file of all columns where none are told, under its own words", async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    const { call, requests } = server();
    const list = { id: "boats", query: {}, call: face("/admin/api/boats"), params: undefined };
    await show(<CsvButton list={list as never} text="Save" />, { call });
    await userEvent.click(page.getByRole("button", { name: "Save" }));
    await expect.poll(() => requests).toEqual([{ path: "/admin/api/boats.csv", query: { language: "en" } }]);
    saved.mockRestore();
  });

  it("prints by keyboard, and no paper when the rows can't be had", async () => {
    const printed = vi.spyOn(window, "print").mockImplementation(() => undefined);
    const allRows = vi.fn().mockResolvedValueOnce(boats).mockRejectedValueOnce(new Error("gone"));
    const columns = [{ key: "seats", head: "Seats", cell: ({ seats }: Boat) => seats }];
    await show(<PrintButton list={{ id: "boats", allRows }} columns={columns} title="Boats" lead="All" />);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => printed.mock.calls.length).toBe(1);
    expect(document.querySelector("body > article")?.textContent).toBe("BoatsAllSeats1230");
    dispatchEvent(new Event("afterprint"));
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => allRows.mock.calls.length).toBe(2);
    await expect.element(page.getByRole("button", { name: "Print" })).toBeEnabled();
    expect(printed).toHaveBeenCalledTimes(1);
    printed.mockRestore();
  });

  it("takes a file by keyboard, says what else happens, and gives the focus back", async () => {
    const { call } = server();
    const takes = { title: "Import boats", call: face("/admin/api/boats/import", "POST"), refreshes: [] };
    await show(<ImportButton {...takes} note="Captains are told." />, { call });
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const dialog = page.getByRole("dialog", { name: "Import boats" });
    await expect.element(dialog.getByText("Captains are told.")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("button", { name: "Import CSV" })).toHaveFocus();
  });
});
