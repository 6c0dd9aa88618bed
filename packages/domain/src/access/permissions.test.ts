import { describe, expect, it } from "vitest";
import { acts, may, type Permissions, permissionsOf, portalMay, resources } from "./permissions.ts";

const row = (read: boolean, write = false) => ({ read, write, create: false, delete: false });
const frontDesk: Permissions = { bookings: row(true, true), rooms: row(true) };

describe("the matrix", () => {
  it.each([
    ["bookings", "read", true],
    ["bookings", "write", true],
    ["bookings", "delete", false],
    ["rooms", "write", false],
    ["payments", "read", false],
    ["constructor", "read", false],
    ["__proto__", "read", false],
  ] as const)("%s, %s: %s", (resource, act, expected) => {
    expect(may(frontDesk, resource, act)).toBe(expected);
  });

  it("permits nothing when it is empty", () => {
    for (const resource of resources) for (const act of acts) expect(may({}, resource, act)).toBe(false);
  });

  it("of a user goes before the role's, row by row", () => {
    const both = permissionsOf(frontDesk, { bookings: row(true), payments: row(true) });
    expect(may(both, "bookings", "write")).toBe(false);
    expect(may(both, "payments", "read")).toBe(true);
    expect(may(both, "rooms", "read")).toBe(true);
    expect(permissionsOf(frontDesk, null)).toEqual(frontDesk);
  });
});

describe("a member of a portal account", () => {
  it.each([
    ["admin", true, true, true],
    ["editor", true, true, false],
    ["viewer", true, false, false],
  ] as const)("who is %s", (role, look, book, manage) => {
    expect([portalMay(role, "look"), portalMay(role, "book"), portalMay(role, "manageMembers")]).toEqual([
      look,
      book,
      manage,
    ]);
  });
});
