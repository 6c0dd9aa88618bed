import { BookingJson } from "@pulau/contract/drafts.ts";
import { expect, test } from "vitest";
import type { Hold } from "../calls.ts";
import { boatsAgain } from "./boats-again.ts";

const boat = (direction: "out" | "back", day: string) =>
  ({ direction, day, crossingId: `${direction} boat`, kind: "ferry", boats: 1 }) as Hold["crossings"][number];
const hold = { crossings: [boat("out", "2026-12-05"), boat("back", "2026-12-07")] };
const own = { crossingId: "0199a0a0-0000-4000-8000-000000000001", kind: "charter", boats: 2 } as const;
const draft = (given: object = {}) => BookingJson.parse({ checkIn: "2026-12-05", nights: 2, ...given });
const held = (direction: "out" | "back") => ({ crossingId: `${direction} boat`, kind: "ferry", boats: 1 });

test("an ended hold's boats are held again where the guest left them to the package", () => {
  expect(boatsAgain(draft(), hold)).toEqual({ out: held("out"), back: held("back") });
  expect(boatsAgain(draft({ nights: null }), hold).back).toEqual(held("back"));
});

test("a boat that was chosen since stays chosen", () => {
  const transport = { out: null, back: own, land: [] };
  expect(boatsAgain(draft({ transport }), hold)).toEqual({ out: held("out"), back: own });
});

test("boats of other days are not held again", () => {
  expect(boatsAgain(draft({ nights: 3 }), hold)).toEqual({ out: held("out"), back: null });
  expect(boatsAgain(draft({ checkIn: "2026-12-06" }), hold)).toEqual({ out: null, back: null });
  expect(boatsAgain(draft(), null)).toEqual({ out: null, back: null });
});
