import type { RouteDefinition } from "@pulau/contract/route.ts";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { CallFailure } from "../api/call-failure.ts";
import type { Call, Face } from "../api/client.ts";
import { emulatePlain, expectNoFaults, expectStill, show } from "../dev/browser-test.tsx";
import { IconTrash } from "../ui/icons/index.ts";
import { choice, listAddress } from "./address.ts";
import { List } from "./list.tsx";
import { useListState } from "./use-address.ts";
import { useList } from "./use-list.ts";

type Room = { _id: string; state: string };
type Query = { page: number; limit: number; search?: string; state?: string };

const all: readonly Room[] = Array.from({ length: 28 }, (_, index) => ({
  _id: `B-${String(index + 1).padStart(2, "0")}`,
  state: index % 2 ? "ready" : "closed",
}));

/** A server of rooms: pages, search, one filter; `broken` answers nothing. */
function server() {
  const requests: Query[] = [];
  const at = { broken: false };
  const call = (async (_: unknown, { query }: { query: Query }) => {
    requests.push(query);
    if (at.broken) throw new CallFailure("NOT_FOUND");
    const { page: number, limit, search = "", state } = query;
    const found = all.filter((room) => room._id.includes(search) && (!state || room.state === state));
    const pages = Math.max(1, Math.ceil(found.length / limit));
    const rooms = found.slice((number - 1) * limit, number * limit);
    return { rooms, page: number, pages, limit, total: found.length, nextCursor: null };
  }) as unknown as Call;
  return { call, requests, at };
}

const rooms = { method: "GET", path: "/admin/api/rooms", scope: "staff" } as Face<RouteDefinition> as never;
const address = listAddress({ filters: { state: choice(["ready", "closed"]) } });

type Deleting = { deleted?: string[]; restored?: string[] };

function Rooms({
  fail = [],
  used = [],
  deleting = {},
}: {
  fail?: readonly string[];
  used?: readonly string[];
  deleting?: Deleting;
}) {
  const place = useListState(address);
  const list = useList({ id: "rooms", call: rooms, rows: "rooms" as never, place, limit: 10 });
  return (
    <List<Room, unknown>
      list={list as never}
      caption="Rooms"
      columns={[
        { key: "room", head: "Room", cell: ({ _id }) => _id },
        { key: "state", head: "State", card: "state", cell: ({ state }) => state },
      ]}
      search={{ label: "Search rooms", placeholder: "Room" }}
      filters={[
        {
          key: "state",
          kind: "choice",
          label: "State",
          any: "All",
          choices: [
            { value: "ready", text: "Ready to sell" },
            { value: "closed", text: "Closed" },
          ],
        },
      ]}
      waiting="Loading…"
      empty={{ picture: "boat-at-jetty", title: "No rooms yet" }}
      bulk={{
        nameOf: ({ _id }) => _id,
        acts: [
          {
            key: "close",
            text: "Close",
            icon: IconTrash,
            can: ({ state }) => state === "ready",
            run: async (some) => ({
              done: some.filter(({ _id }) => !fail.includes(_id)),
              failed: some
                .filter(({ _id }) => fail.includes(_id))
                .map((row) => ({ row, error: new CallFailure("NOT_FOUND") })),
            }),
            confirm: (count) => ({ title: `Close ${count} rooms?` }),
          },
          {
            key: "delete",
            text: "Delete",
            icon: IconTrash,
            danger: true,
            byDelete: true,
            usedBy: ({ _id }) => (used.includes(_id) ? "3 bookings" : null),
            run: async (some) => {
              deleting.deleted?.push(...some.map(({ _id }) => _id));
              return { done: some, failed: [] };
            },
            undo: async (some) => void deleting.restored?.push(...some.map(({ _id }) => _id)),
            confirm: (count) => ({ title: `Delete ${count} rooms?` }),
            done: (count) => `${count} rooms deleted.`,
          },
        ],
      }}
    />
  );
}

const rowCount = () => document.querySelectorAll("tr[data-index]").length;
const filterButton = () => page.getByRole("button", { name: "Filter", exact: true });

describe("a list", () => {
  it("stands in forced colours, mirrored, and nothing of it moves for who wants no motion", async () => {
    await emulatePlain();
    const { call } = server();
    await show(<Rooms />, { dir: "rtl", call });
    await expect.element(page.getByRole("row", { name: /B-01/ })).toBeVisible();
    expectStill();
    await expectNoFaults();
  });

  it("is searched, narrowed by a chip that can be taken away, and says when nothing matches", async () => {
    const { call, requests } = server();
    await show(<Rooms />, { call });
    await expect.element(page.getByText("1 to 10 of 28")).toBeVisible();
    await userEvent.click(filterButton());
    await userEvent.selectOptions(page.getByLabelText("State"), "Closed");
    await expect.element(page.getByText("1 to 10 of 14")).toBeVisible();
    await userEvent.fill(page.getByRole("searchbox", { name: "Search rooms" }), "nowhere");
    await expect.element(page.getByRole("heading", { name: "No results" })).toBeVisible();
    expect(requests.at(-1)).toMatchObject({ search: "nowhere", state: "closed", page: 1 });
    await expectNoFaults();
    await userEvent.click(page.getByRole("button", { name: "Remove filter: State Closed" }));
    await userEvent.click(page.getByRole("button", { name: "Clear filters" }).first());
    await expect.element(page.getByText("1 to 10 of 28")).toBeVisible();
  });

  it("keeps the rows that are there when the next can't be had, and tries again", async () => {
    const { call, at } = server();
    await show(<Rooms />, { call });
    await expect.element(page.getByText("1 to 10 of 28")).toBeVisible();
    at.broken = true;
    await userEvent.click(page.getByRole("button", { name: "Next page" }));
    await expect.element(page.getByRole("alert")).toBeVisible();
    expect(rowCount()).toBe(10);
    // They are still the first page's.
    await expect.element(page.getByText("1 to 10 of 28")).toBeVisible();
    at.broken = false;
    await userEvent.click(page.getByRole("button", { name: "Try again" }));
    await expect.element(page.getByText("B-11")).toBeVisible();
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  });

  it("keeps how many rows a page somebody wants", async () => {
    const { call, requests } = server();
    await show(<Rooms />, { call });
    await userEvent.selectOptions(page.getByRole("combobox", { name: "Rows per page" }), "20");
    await expect.element(page.getByText("1 to 20 of 28")).toBeVisible();
    expect(requests.at(-1)).toMatchObject({ limit: 20 });
    expect(JSON.parse(localStorage.getItem("pulau.list.nobody.rooms") ?? "{}")).toEqual({ limit: 20 });
    localStorage.clear();
  });
});

describe("the focus of a list", () => {
  it("stays on the filters’ button when they open and close, with their first field behind it", async () => {
    await show(<Rooms />, { call: server().call });
    await expect.element(page.getByText("1 to 10 of 28")).toBeVisible();
    filterButton().element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByLabelText("State")).toBeVisible();
    await expect.element(filterButton()).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByLabelText("State")).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByLabelText("State")).not.toBeInTheDocument();
    await expect.element(filterButton()).toHaveFocus();
  });

  it("goes into the question about a row, and comes back to the row", async () => {
    await show(<Rooms />, { call: server().call });
    await expect.element(page.getByText("B-02")).toBeVisible();
    const row = document.querySelector<HTMLElement>('tr[data-index="1"]');
    row?.focus();
    await userEvent.keyboard("{Delete}");
    const sure = page.getByRole("alertdialog", { name: "Delete 1 rooms?" });
    await expect.element(sure).toBeVisible();
    expect(sure.element().contains(document.activeElement)).toBe(true);
    await userEvent.keyboard("{Escape}");
    await expect.element(sure).not.toBeInTheDocument();
    // The dialog gives the focus back once it is gone.
    await expect.poll(() => document.activeElement).toBe(row);
  });

  it("stays on the page’s button while the next page is on its way, and when it can’t be had", async () => {
    const { call, at } = server();
    await show(<Rooms />, { call });
    const later = page.getByRole("button", { name: "Next page" });
    await expect.element(later).toBeVisible();
    later.element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("B-11")).toBeVisible();
    await expect.element(later).toHaveFocus();
    at.broken = true;
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("alert")).toBeVisible();
    await expect.element(later).toHaveFocus();
  });
});

describe("several rows at once", () => {
  it("are all that match, and each that failed is told", async () => {
    const { call } = server();
    await show(<Rooms fail={["B-04"]} />, { call });
    await userEvent.click(page.getByRole("checkbox", { name: "Select B-01" }));
    await expect.element(page.getByText("1 selected")).toBeVisible();
    // Of what is chosen, nothing can be closed.
    await expect.element(page.getByRole("button", { name: "Close" })).toBeDisabled();
    await userEvent.click(page.getByRole("button", { name: "Select all 28" }));
    await expect.element(page.getByText("28 selected")).toBeVisible();
    await expectNoFaults();
    await userEvent.click(page.getByRole("button", { name: "Close" }));
    const sure = page.getByRole("alertdialog", { name: "Close 14 rooms?" });
    await expect.element(sure.getByText(/14 selected rows can’t be changed this way/)).toBeVisible();
    await userEvent.click(sure.getByRole("button", { name: "Close", exact: true }).last());
    const report = page.getByRole("dialog", { name: "1 row could not be changed" });
    await expect.element(report.getByText("B-04")).toBeVisible();
    await expect.element(report.getByText("13 rows changed.")).toBeVisible();
    await userEvent.click(report.getByRole("button", { name: "Close" }));
    await expect.element(page.getByText("15 selected")).toBeVisible();
  });
});

describe("rows that are used", () => {
  const deleting = () => ({ deleted: [] as string[], restored: [] as string[] });

  it("are named with what uses them before the others are deleted, and stay", async () => {
    const sent = deleting();
    await show(<Rooms used={["B-02"]} deleting={sent} />, { call: server().call, dir: "rtl" });
    for (const name of ["B-01", "B-02", "B-03"])
      await userEvent.click(page.getByRole("checkbox", { name: `Select ${name}` }));
    await userEvent.click(page.getByRole("button", { name: "Delete" }));
    const sure = page.getByRole("alertdialog", { name: "Delete 2 rooms?" });
    await expect.element(sure.getByText("1 selected row is in use and stays:")).toBeVisible();
    await expect.element(sure.getByRole("listitem")).toHaveTextContent("B-02Used by 3 bookings");
    expect(sent.deleted).toEqual([]);
    await expectNoFaults();
    await userEvent.click(sure.getByRole("button", { name: "Delete", exact: true }));
    await expect.poll(() => sent.deleted).toEqual(["B-01", "B-03"]);
    await expect.element(page.getByText("1 selected")).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Undo" }));
    await expect.poll(() => sent.restored).toEqual(["B-01", "B-03"]);
  });

  it("are named where nothing else was chosen, and nothing is offered", async () => {
    const sent = deleting();
    await show(<Rooms used={["B-02"]} deleting={sent} />, { call: server().call });
    await expect.element(page.getByText("B-02")).toBeVisible();
    document.querySelector<HTMLElement>('tr[data-index="1"]')?.focus();
    await userEvent.keyboard("{Delete}");
    const report = page.getByRole("dialog", { name: "The selected row is in use" });
    await expect.element(report.getByRole("listitem")).toHaveTextContent("B-02Used by 3 bookings");
    await expect.element(report.getByRole("button", { name: "Delete" })).not.toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await expect.element(report).not.toBeInTheDocument();
    expect(sent.deleted).toEqual([]);
  });
});

describe("the Delete key", () => {
  it("asks about the row it is pressed on, and Undo puts it back", async () => {
    const deleting = { deleted: [], restored: [] };
    const { call } = server();
    await show(<Rooms deleting={deleting} />, { call });
    await expect.element(page.getByText("B-02")).toBeVisible();
    document.querySelector<HTMLElement>('tr[data-index="1"]')?.focus();
    await userEvent.keyboard("{Delete}");
    const sure = page.getByRole("alertdialog", { name: "Delete 1 rooms?" });
    await userEvent.click(sure.getByRole("button", { name: "Delete", exact: true }));
    await expect.element(page.getByText("1 rooms deleted.")).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Undo" }));
    await expect.element(page.getByText("1 row restored.")).toBeVisible();
    expect(deleting).toEqual({ deleted: ["B-02"], restored: ["B-02"] });
  });

  it("asks about all that is chosen, on every page", async () => {
    const deleting = { deleted: [] };
    const { call } = server();
    await show(<Rooms deleting={deleting} />, { call });
    await userEvent.click(page.getByRole("checkbox", { name: "Select B-01" }));
    await userEvent.click(page.getByRole("button", { name: "Select all 28" }));
    await expect.element(page.getByText("28 selected")).toBeVisible();
    document.querySelector<HTMLElement>('tr[data-index="4"]')?.focus();
    await userEvent.keyboard("{Delete}");
    const sure = page.getByRole("alertdialog", { name: "Delete 28 rooms?" });
    await userEvent.click(sure.getByRole("button", { name: "Delete", exact: true }));
    await expect.element(page.getByText("28 rooms deleted.")).toBeVisible();
    expect(deleting.deleted).toHaveLength(28);
  });
});

describe("a list on a phone", () => {
  it("has its filters in a sheet", async () => {
    await page.viewport(390, 844);
    const { call } = server();
    await show(<Rooms />, { call, dir: "rtl" });
    await expect.element(page.getByText("B-01")).toBeVisible();
    await userEvent.click(filterButton());
    const sheet = page.getByRole("dialog", { name: "Filters" });
    await userEvent.selectOptions(sheet.getByLabelText("State"), "Closed");
    await userEvent.click(sheet.getByRole("button", { name: "Show 14 results" }));
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(page.getByText("1 to 10 of 14")).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    await expectNoFaults();
    await page.viewport(1280, 800);
  });
});
