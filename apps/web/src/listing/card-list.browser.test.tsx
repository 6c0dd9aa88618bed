import type { RouteDefinition } from "@pulau/contract/route.ts";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { CallFailure } from "../api/call-failure.ts";
import type { Call, Face } from "../api/client.ts";
import { emulatePlain, expectNoFaults, expectStill, show } from "../dev/browser-test.tsx";
import { listAddress } from "./address.ts";
import { CardList, withoutRows } from "./card-list.tsx";
import { useListState } from "./use-address.ts";
import { useList } from "./use-list.ts";

type Ticket = { _id: string };
const tickets: readonly Ticket[] = Array.from({ length: 101 }, (_, i) => ({ _id: `Ticket ${i + 1}` }));

/** A server that has so many tickets, and none to give while it is broken. */
function server(count = tickets.length) {
  const requests: { page: number; cursor?: string }[] = [];
  const at = { broken: false };
  const call = (async (
    _: unknown,
    { query }: { query: { page: number; limit: number; cursor?: string } },
  ) => {
    requests.push(query);
    if (at.broken) throw new CallFailure("NOT_FOUND");
    const { limit, cursor } = query;
    const number = Number(cursor ?? query.page);
    const rows = tickets.slice(0, count).slice((number - 1) * limit, number * limit);
    const pages = Math.max(1, Math.ceil(count / limit));
    return {
      rows,
      page: number,
      pages,
      limit,
      total: count,
      nextCursor: number < pages ? `${number + 1}` : null,
    };
  }) as unknown as Call;
  return { call, requests, at };
}

const call = { method: "GET", path: "/api/tickets", scope: "user" } as Face<RouteDefinition> as never;
const address = listAddress({});

function Tickets() {
  const [gone, setGone] = useState<readonly string[]>([]);
  const place = useListState(address);
  const all = useList({ id: "tickets", call, rows: "rows" as never, place, limit: 12 });
  const list = withoutRows<Ticket, unknown>(all as never, ({ _id }) => gone.includes(_id));
  return (
    <CardList
      list={list}
      label="My tickets"
      waiting="Loading…"
      shape={<p>Cards come</p>}
      empty={{ picture: "sunset-deck", title: "No tickets yet" }}
    >
      {(rows) => (
        <ul>
          {rows.map(({ _id }) => (
            <li key={_id}>
              <span>{_id}</span>
              <button type="button" aria-label={`Give back ${_id}`} onClick={() => setGone([...gone, _id])}>
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
    </CardList>
  );
}

const next = () => page.getByRole("button", { name: "Next page" });

describe("a list of cards", () => {
  it("stands in forced colours, mirrored, and nothing of it moves for who wants no motion", async () => {
    await emulatePlain();
    await show(<Tickets />, { dir: "rtl", call: server().call });
    await expect.element(page.getByText("Ticket 1", { exact: true })).toBeVisible();
    expectStill();
    await expectNoFaults();
  });

  it("has the last of a hundred and one on its last page, by the cursors on the way", async () => {
    const { call: answers, requests } = server();
    await show(<Tickets />, { call: answers });
    await expect.element(page.getByText("1 to 12 of 101")).toBeVisible();
    await userEvent.click(next());
    await expect.element(page.getByText("Ticket 13", { exact: true })).toBeVisible();
    expect(requests.at(-1)).toMatchObject({ cursor: "2" });
    await userEvent.click(page.getByRole("button", { name: "Page 9" }));
    await expect.element(page.getByText("Ticket 101", { exact: true })).toBeVisible();
    await expect.element(page.getByText("97 to 101 of 101")).toBeVisible();
  });

  it("begins another page at its first card, by keyboard too", async () => {
    await show(<Tickets />, { call: server().call });
    await expect.element(next()).toBeVisible();
    next().element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("Ticket 13", { exact: true })).toBeVisible();
    await expect.element(page.getByRole("region", { name: "My tickets" })).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole("button", { name: "Give back Ticket 13" })).toHaveFocus();
  });

  it("keeps the cards that are there when the next can't be had, and tries again", async () => {
    const { call: answers, at } = server();
    await show(<Tickets />, { call: answers });
    await expect.element(next()).toBeVisible();
    at.broken = true;
    await userEvent.click(next());
    await expect.element(page.getByRole("alert")).toBeVisible();
    await expect.element(page.getByText("Ticket 1", { exact: true })).toBeVisible();
    at.broken = false;
    await userEvent.click(page.getByRole("button", { name: "Try again" }));
    await expect.element(page.getByText("Ticket 13", { exact: true })).toBeVisible();
  });

  it("goes to the page before when the last card of its last page is on its way out", async () => {
    await show(<Tickets />, { call: server(13).call });
    await userEvent.click(next());
    await userEvent.click(page.getByRole("button", { name: "Give back Ticket 13" }));
    await expect.element(page.getByText("Ticket 1", { exact: true })).toBeVisible();
  });

  it("takes the place of a page that there is not, so that Back leads on", async () => {
    const change = vi.fn();
    const list = {
      place: { search: { page: 99 }, change },
      data: { pages: 2, limit: 12, total: 20 },
      rows: [],
    };
    await show(
      <CardList
        list={list as never}
        label="My tickets"
        waiting="Loading…"
        shape={null}
        empty={{ picture: "sunset-deck", title: "No tickets yet" }}
      >
        {() => null}
      </CardList>,
    );
    expect(change).toHaveBeenCalledWith({ page: 2 }, true);
  });

  it("counts without those on their way out, and is empty without the last", async () => {
    await show(<Tickets />, { call: server(2).call });
    await userEvent.click(page.getByRole("button", { name: "Give back Ticket 1" }));
    await expect.element(page.getByText("Ticket 1", { exact: true })).not.toBeInTheDocument();
    await expect.element(page.getByText("Ticket 2", { exact: true })).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Give back Ticket 2" }));
    await expect.element(page.getByRole("heading", { name: "No tickets yet" })).toBeVisible();
    await expectNoFaults();
  });
});
