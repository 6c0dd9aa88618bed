import { describe, expect, it } from "vitest";
import { mayOpen } from "../../business/page-rights.ts";
import { homeOf, menuPagesOf } from "../../business/staff-menu.ts";
import { staffFramedRoutes } from "./routes.ts";

const pages = menuPagesOf(staffFramedRoutes);

/** What the demo's roles may, as far as pages ask. */
const roles = {
  Driver: ["bookings:read", "boats:read", "customers:read"],
  Staff: ["bookings:read", "bookings:write", "rooms:read", "payments:read", "customers:read"],
  Manager: [
    "bookings:read",
    "bookings:write",
    "rooms:read",
    "payments:read",
    "wallets:read",
    "settings:read",
  ],
  Administrator: ["bookings:read", "settings:read", "security:read"],
} as const;
const of = (name: keyof typeof roles) => (resource: string, act: string) =>
  (roles[name] as readonly string[]).includes(`${resource}:${act}`);

describe("the pages of the desk", () => {
  it.each([
    ["Driver", "/staff", true],
    ["Driver", "/staff/bookings", true],
    ["Driver", "/staff/bookings/1", true],
    ["Driver", "/staff/bookings/1/money", false],
    ["Driver", "/staff/bookings/1/change/dates", false],
    ["Driver", "/staff/bookings/1/rooming", false],
    ["Driver", "/staff/bookings/1/print", false],
    ["Driver", "/staff/invoice/1", false],
    ["Driver", "/staff/enquiries", false],
    ["Driver", "/staff/waiting-list", false],
    ["Driver", "/staff/rooms", false],
    ["Staff", "/staff/bookings/1/money", true],
    ["Staff", "/staff/bookings/1/change", true],
    ["Staff", "/staff/enquiries/1", true],
    ["Staff", "/staff/ledger", false],
    ["Staff", "/staff/promotions", false],
    ["Staff", "/staff/currencies", false],
    ["Manager", "/staff/currencies", true],
    ["Manager", "/staff/ledger", true],
    ["Manager", "/staff/settings", true],
    ["Manager", "/staff/settings/limits", true],
    ["Staff", "/staff/settings/limits", false],
    ["Driver", "/staff/", true],
    ["Driver", "/staff/receipt/1", false],
    ["Driver", "/staff/room-types", false],
    ["Driver", "/staff/boats", true],
    ["Staff", "/staff/roles/1", false],
    ["Staff", "/staff/settings/gateways", true],
    ["Manager", "/staff/settings/security-log", false],
    ["Driver", "/staff/users", false],
    ["Driver", "/staff/buildings", false],
    ["Staff", "/staff/beds", true],
    ["Staff", "/staff/departments", false],
    ["Manager", "/staff/audit-log", false],
    ["Administrator", "/staff/audit-log", true],
    ["Administrator", "/staff/settings/security-log", true],
    ["Driver", "/staff/login", true],
    ["Driver", "/staff/nowhere", true],
  ] as const)("%s at %s: %s", (role, path, allowed) => {
    expect(mayOpen(pages, path, of(role))).toBe(allowed);
  });
});

it.each([
  [["bookings:read", "housekeeping:read"], "/staff"],
  [["housekeeping:read"], "/staff/housekeeping"],
  [["pickUps:read", "pickUps:write"], "/staff/pick-ups"],
  [["activities:read", "boats:read", "charges:create"], "/staff/activities"],
  [["kitchen:read"], "/staff/kitchen"],
  [[], undefined],
])("whoever has %j begins at %s", (rights, home) => {
  expect(homeOf(pages, (resource, act) => (rights as string[]).includes(`${resource}:${act}`))).toBe(home);
});
