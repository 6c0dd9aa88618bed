import type { RouteDefinition } from "@pulau/contract/route.ts";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import type { Call, Face } from "../../../api/client.ts";
import { openedBy, useNamedRow, useNamedRowOf } from "../../../business/use-named-row.ts";
import { show } from "../../../dev/browser-test.tsx";
import { listAddress } from "../../../listing/address.ts";
import { useListState } from "../../../listing/use-address.ts";
import { useList } from "../../../listing/use-list.ts";

type Boat = { id: number; _id: string };
const fleet: readonly Boat[] = Array.from({ length: 45 }, (_, at) => ({ id: at + 1, _id: `Boat ${at + 1}` }));

/** A server that knows one row alone, as lists do, and tells what it was asked. */
function server() {
  const requests: Record<string, unknown>[] = [];
  const call = (async (_: unknown, { query }: { query: Record<string, unknown> }) => {
    requests.push(query);
    const all = query.row === undefined ? fleet : fleet.filter(({ id }) => String(id) === query.row);
    const limit = Number(query.limit);
    return { rows: all.slice(0, limit), page: 1, pages: 5, limit, total: all.length, nextCursor: null };
  }) as unknown as Call;
  return { call, requests };
}

const boats = { method: "GET", path: "/admin/api/boats", scope: "staff" } as Face<RouteDefinition> as never;
const address = listAddress({ filters: {} });

function Fleet() {
  const place = useListState(address);
  const list = useList({ id: "boats", call: boats, rows: "rows" as never, place, limit: 10 });
  const [opened, setOpened] = useState<Boat | null>(null);
  useNamedRowOf<Boat>(list as never, ({ id }) => id, setOpened);
  const [beds, setBeds] = useState("");
  useNamedRow({ rows: fleet, keyOf: ({ id }) => id, what: "beds" }, ({ _id }) => setBeds(_id));
  return (
    <>
      <output aria-label="Opened">{opened?._id}</output>
      <output aria-label="Beds">{beds}</output>
    </>
  );
}

async function showAt(hash: string) {
  const { call, requests } = server();
  const history = createMemoryHistory({ initialEntries: [`/#${hash}`] });
  const router = createRouter({ routeTree: createRootRoute({ component: Fleet }), history });
  await show(<RouterProvider router={router as never} />, { call });
  return { requests, place: () => history.location.hash };
}

describe("a row that the address names", () => {
  it("opens from the page on show without another call", async () => {
    const near = await showAt(openedBy(7));
    await expect.element(page.getByLabelText("Opened")).toHaveTextContent("Boat 7");
    expect(near.requests.filter(({ row }) => row !== undefined)).toEqual([]);
    expect(near.place()).toBe("");
  });

  it("opens from a later page by a call for it alone", async () => {
    const far = await showAt(openedBy(43));
    await expect.element(page.getByLabelText("Opened")).toHaveTextContent("Boat 43");
    expect(far.requests).toContainEqual({ row: "43", limit: 1 });
    expect(far.place()).toBe("");
  });

  it("opens nothing where there is none", async () => {
    const none = await showAt(openedBy(99));
    await expect.poll(() => none.requests.some(({ row }) => row === "99")).toBe(true);
    await expect.element(page.getByLabelText("Opened")).toHaveTextContent("");
  });

  it("leaves to others what of a row is theirs to open", async () => {
    const beds = await showAt(openedBy(44, "beds"));
    await expect.element(page.getByLabelText("Beds")).toHaveTextContent("Boat 44");
    expect(beds.requests.filter(({ row }) => row !== undefined)).toEqual([]);
    await expect.element(page.getByLabelText("Opened")).toHaveTextContent("");
  });
});
