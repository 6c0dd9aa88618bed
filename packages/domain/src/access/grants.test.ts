import { describe, expect, it } from "vitest";
import { handlesMoney, isWithin, onlyReading } from "./grants.ts";
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
  expect(handlesMoney({ rooms: row(...acts) })).toBe(false);
});

it("looks as a role only at what both may read", () => {
  const seen = onlyReading({ rooms: row(...acts), payments: row("read") }, { rooms: row("read") });
  expect(may(seen, "rooms", "read")).toBe(true);
  expect(may(seen, "payments", "read")).toBe(false);
  for (const resource of resources)
    for (const act of acts) if (act !== "read") expect(may(seen, resource, act)).toBe(false);
});
