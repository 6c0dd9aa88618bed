import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { bookingStates } from "@pulau/domain/booking/booking-moves.ts";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const state = `["'](?:${bookingStates.join("|")})["']`;
/** A list of nothing but states of bookings, in code or in SQL. */
const list = new RegExp(`[[(]\\s*${state}(?:\\s*,\\s*${state})+\\s*,?\\s*[\\])]`, "g");
const listsIn = (text: string): string[] => text.match(list) ?? [];

it("tells which states go together in the domain alone", () => {
  const files = globSync(["packages/contract/src/**/*.ts", "apps/{api,web}/src/**/*.{ts,tsx}"], {
    cwd: root,
  }).filter((path) => !/\.test\.tsx?$|\/test-[^/]+$/.test(path));
  expect(files.length).toBeGreaterThan(1500);
  const found = files.flatMap((path) =>
    listsIn(readFileSync(join(root, path), "utf8")).map((text) => `${path}: ${text}`),
  );
  expect(found).toEqual([]);
});

it("sees a list in code and in SQL", () => {
  expect(listsIn('const owing = ["awaitingPayment",\n "confirmed"];')).toHaveLength(1);
  expect(listsIn("WHERE b.state IN ('confirmed', 'inHouse')")).toHaveLength(1);
  expect(listsIn('z.enum(["booked", "cancelled", "noShow"]); if (state === "confirmed") return;')).toEqual(
    [],
  );
});
