import { describe, expect, it } from "vitest";
import { common, handlesMoney, isWithin } from "./grants.ts";
import { acts, may, type Permissions, resources } from "./permissions.ts";

const row = (...on: (typeof acts)[number][]) =>
  Object.fromEntries(acts.map((act) => [act, on.includes(act)])) as Permissions[string];

describe("what somebody grants", () => {
  it.each([
    [{}, {}, true],
    [{ rooms: row("read") }, { rooms: row("read", "write") }, true],
    [{ rooms: row("read", "delete") }, { rooms: row("read", "write") }, false],
    [{ rooms: row() }, {}, true],
    [{ payments: row("read") }, { rooms: row(...acts) }, false],
  ])("%j of one who has %j: %s", (given, own, expected) => expect(isWithin(given, own)).toBe(expected));
});

it("asks for two steps where money is moved, not where it is looked at", () => {
  expect(handlesMoney({ payments: row("read"), wallets: row("read") })).toBe(false);
  for (const act of ["write", "create", "delete"] as const)
    expect(handlesMoney({ wallets: row(act) })).toBe(true);
  // A booking that is called off is given back.
  expect(handlesMoney({ bookings: row("delete") })).toBe(true);
  expect(handlesMoney({ rooms: row(...acts), bookings: row("read", "write", "create") })).toBe(false);
});

it("finds what two matrices permit both", () => {
  const both = common({ rooms: row(...acts), payments: row("read") }, { rooms: row("read", "write") });
  for (const resource of resources)
    for (const act of acts)
      expect(may(both, resource, act)).toBe(resource === "rooms" && (act === "read" || act === "write"));
});
