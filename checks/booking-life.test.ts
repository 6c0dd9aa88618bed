import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bookingMoves, bookingStates, tabOf } from "@pulau/domain/booking/booking-moves.ts";
import { mayChange } from "@pulau/domain/booking/change-window.ts";
import { paymentStatuses } from "@pulau/domain/booking/payment-status.ts";
import { settableStatuses } from "@pulau/domain/booking/settable-status.ts";
import { describe, expect, it } from "vitest";

const page = readFileSync(fileURLToPath(new URL("../docs/booking-life.md", import.meta.url)), "utf8");
const section = (title: string): string => page.split(`## ${title}\n`)[1]?.split("\n## ")[0] ?? "";

/** The cells of a section's table, row by row, without its head. */
const tableOf = (title: string): string[][] =>
  section(title)
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .slice(1)
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

describe("the drawing of a booking's life", () => {
  it("has exactly the moves of the code", () => {
    const drawn = [...section("The booking").matchAll(/^ {2}(\w+) --> (\w+): (\w+)$/gm)].map(
      ([, from, to, event]) => `${from} ${event} ${to}`,
    );
    const coded = bookingStates.flatMap((state) =>
      Object.entries(bookingMoves[state]).map(([event, to]) => `${state} ${event} ${to}`),
    );
    expect(drawn.toSorted()).toEqual(coded.toSorted());
  });

  it("ends where the code knows no way on but to take the end back", () => {
    const ends = [...section("The booking").matchAll(/^ {2}(\w+) --> \[\*\]$/gm)].map(([, state]) => state);
    const coded = bookingStates.filter((state) =>
      Object.keys(bookingMoves[state]).every((event) => event.startsWith("undo")),
    );
    expect(ends).toEqual(coded);
  });

  it("says of each state its tab, and who may change it", () => {
    const told = tableOf("The booking").map(([state, tab, , guests, staff]) => [state, tab, guests, staff]);
    const far = {
      checkIn: "2999-01-01",
      days: { dates: 0, rooms: 0, party: 0, guests: 0, transport: 0, addOns: 0, notes: 0 },
    };
    const coded = bookingStates.map((state) => {
      const stay = { state, checkIn: far.checkIn };
      const guests = mayChange(stay, ["dates"], { who: "guest", days: far.days, today: "2027-01-01" }).ok;
      const staff = mayChange(stay, ["dates"], { who: "staff" }).ok;
      return [state, tabOf(state), guests ? "yes" : "no", staff ? "yes" : "no"];
    });
    expect(told).toEqual(coded);
  });
});

it("says of each payment status when staff may set it", () => {
  const told = tableOf("How the payment stands");
  expect(told.map(([status]) => status).toSorted()).toEqual([...paymentStatuses].toSorted());
  const nothing = settableStatuses({ totalSen: 100, paidSen: 0, refundedSen: 0 });
  const some = settableStatuses({ totalSen: 100, paidSen: 50, refundedSen: 0 });
  const when = (status: (typeof paymentStatuses)[number]): string => {
    const parts = [nothing.includes(status), some.includes(status)].join();
    if (parts === "true,true") return "yes, while not all is paid";
    if (parts === "true,false") return "yes, while nothing is paid";
    return parts === "false,true" ? "yes, while a part is paid" : "no";
  };
  for (const [status, , settable] of told)
    expect([status, settable]).toEqual([status, when(status as (typeof paymentStatuses)[number])]);
});

/** Writes of a booking's state, in the ways that SQL is written here. */
const writesState = (text: string): boolean =>
  [...text.matchAll(/update\(booking\)\s*\.set\(([\s\S]*?)\)\s*\.where/g)].some(([, set]) =>
    /\bstate\b\s*[:,}]/.test(set ?? ""),
  ) || /update\s+booking\b(?:(?!where)[\s\S]){0,300}?\bset\b(?:(?!where)[^`])*?\bstate\s*=/i.test(text);

describe("a booking's state", () => {
  const folder = fileURLToPath(new URL("../apps/api/src", import.meta.url));
  const product = globSync("{modules,jobs,mail,plugins,gateways}/**/*.ts", { cwd: folder }).filter(
    (path) => !/\.test\.ts$|\/test-/.test(path),
  );

  it("is written in one place, which goes by the table of moves", () => {
    expect(product.length).toBeGreaterThan(500);
    const writers = product.filter((path) => writesState(readFileSync(join(folder, path), "utf8")));
    expect(writers).toEqual(["modules/booking/bookings/move-booking.ts"]);
  });

  it.each([
    'await tx.update(booking).set({ state: "cancelled" }).where(eq(booking.id, id));',
    "await tx.update(booking).set({ state, payUntil: null }).where(eq(booking.id, id));",
    "await tx.execute(sql`UPDATE booking b SET pay_until = NULL, state = 'cancelled' WHERE id = ${id}`);",
  ])("is seen to be written by %s", (line) => {
    expect(writesState(line)).toBe(true);
  });

  it.each([
    "await tx.update(booking).set({ payUntil: null }).where(eq(booking.state, wanted));",
    "await tx.execute(sql`UPDATE booking SET pay_until = NULL WHERE state = 'cancelled'`);",
  ])("is not written by %s", (line) => {
    expect(writesState(line)).toBe(false);
  });
});
