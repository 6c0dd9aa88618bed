import { expect, it } from "vitest";
import { isOutdated } from "./outdated.ts";

const own = "0b8f7d5e-3c1a-4f7e-9a51-6a2d1c9be001";
const other = "0b8f7d5e-3c1a-4f7e-9a51-6a2d1c9be002";
const detail = ["GET", "/admin/api/reservations/info/:_id", { params: { _id: own } }];
const list = ["GET", "/admin/api/reservations", { query: {} }];
const queue = ["GET", "/admin/api/needs-person", { query: {} }];

it("asks a list again for any news of its kind, and a booking's page for its own and for many", () => {
  expect(isOutdated(list, { kind: "booking", id: other })).toBe(true);
  expect(isOutdated(detail, { kind: "booking", id: other })).toBe(false);
  expect(isOutdated(detail, { kind: "booking", id: own })).toBe(true);
  expect(isOutdated(detail, { kind: "booking", id: null })).toBe(true);
});

it("asks for the chart again when a stay or a room is another", () => {
  const chart = ["GET", "/admin/api/tape-chart", { query: {} }];
  for (const kind of ["booking", "room"] as const) expect(isOutdated(chart, { kind, id: own })).toBe(true);
});

it("leaves alone what the news are not about", () => {
  expect(isOutdated(queue, { kind: "booking", id: own })).toBe(false);
  expect(isOutdated(queue, { kind: "money", id: own })).toBe(true);
  expect(isOutdated(["GET", "/admin/api/ledger", {}], { kind: "money", id: null })).toBe(false);
});
