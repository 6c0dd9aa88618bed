import { addOnCategoriesRoute, staffAddOnsRoute } from "@pulau/contract/add-on-records.ts";
import { amenitiesRoute } from "@pulau/contract/amenity-records.ts";
import { auditLogRoute } from "@pulau/contract/audit-log.ts";
import { bedsListRoute } from "@pulau/contract/bed-records.ts";
import { boatsRoute } from "@pulau/contract/boats-admin.ts";
import { staffBookingsRoute } from "@pulau/contract/booking-list.ts";
import { buildingsRoute } from "@pulau/contract/building-records.ts";
import { adminCurrenciesRoute } from "@pulau/contract/currencies.ts";
import { staffEnquiriesRoute } from "@pulau/contract/enquiries.ts";
import { staffEventsRoute } from "@pulau/contract/events.ts";
import { questionsListRoute } from "@pulau/contract/feedback.ts";
import { gatewayListRoute } from "@pulau/contract/gateways.ts";
import { leadSourcesListRoute } from "@pulau/contract/lead-sources.ts";
import { booksRoute } from "@pulau/contract/ledger.ts";
import { mailTextsRoute } from "@pulau/contract/mail-texts.ts";
import { needsPersonRoute, paymentsRoute } from "@pulau/contract/money-desk.ts";
import { occupancyRoute } from "@pulau/contract/occupancy.ts";
import { staffPackagesRoute } from "@pulau/contract/package-admin.ts";
import { pagesRoute } from "@pulau/contract/pages.ts";
import { adminPapersRoute } from "@pulau/contract/papers-admin.ts";
import { partnersRoute } from "@pulau/contract/partners.ts";
import { staffPayoutsRoute } from "@pulau/contract/payouts.ts";
import { pricedOptionsRoute } from "@pulau/contract/price-draft.ts";
import { priceListsRoute } from "@pulau/contract/price-lists.ts";
import { staffPromoPackagesRoute } from "@pulau/contract/promo-packages.ts";
import { resortChargesRoute } from "@pulau/contract/resort-charges.ts";
import { adminRoomTypesRoute } from "@pulau/contract/room-admin.ts";
import { roomsListRoute } from "@pulau/contract/room-records.ts";
import { roomTypesListRoute } from "@pulau/contract/room-type-records.ts";
import type { RouteDefinition } from "@pulau/contract/route.ts";
import { securityLogRoute } from "@pulau/contract/security-log.ts";
import { settingRoutes } from "@pulau/contract/settings/groups.ts";
import { setupRoute } from "@pulau/contract/settings/opening.ts";
import { todayRoute } from "@pulau/contract/staff.ts";
import { staffPromoCodesRoute } from "@pulau/contract/staff-promo-codes.ts";
import { departmentsRoute, rolesRoute, usersRoute } from "@pulau/contract/staff-records.ts";
import {
  exclusionsRoute,
  landTransfersRoute,
  pointsRoute,
  vehiclesRoute,
} from "@pulau/contract/transfer-records.ts";
import { staffVouchersRoute } from "@pulau/contract/vouchers.ts";
import { staffWaitingRoute } from "@pulau/contract/waiting-list.ts";
import { staffWalletSettingRoute } from "@pulau/contract/wallet.ts";
import { type Act, may, type Permissions, type Resource } from "@pulau/domain/access/permissions.ts";
import { sampleRoles } from "@pulau/domain/access/sample-roles.ts";
import { describe, expect, it } from "vitest";
import { staffMenuOf } from "./staff-menu.ts";

/** What each page of the menu asks of the server to show what it is for. */
const calls: Readonly<Record<string, readonly RouteDefinition[]>> = {
  "/staff": [todayRoute],
  "/staff/bookings": [staffBookingsRoute],
  "/staff/rooms": [adminRoomTypesRoute, occupancyRoute],
  "/staff/enquiries": [staffEnquiriesRoute],
  "/staff/waiting-list": [staffWaitingRoute],
  "/staff/money": [needsPersonRoute],
  "/staff/payments": [paymentsRoute],
  "/staff/papers": [adminPapersRoute],
  "/staff/payouts": [staffPayoutsRoute],
  "/staff/ledger": [booksRoute],
  "/staff/promotions": [staffPromoCodesRoute, staffVouchersRoute],
  "/staff/promo-packages": [staffPromoPackagesRoute],
  "/staff/events": [staffEventsRoute],
  "/staff/partners": [partnersRoute],
  "/staff/packages": [staffPackagesRoute],
  "/staff/prices": [pricedOptionsRoute],
  "/staff/price-lists": [priceListsRoute],
  "/staff/add-ons": [staffAddOnsRoute],
  "/staff/add-on-categories": [addOnCategoriesRoute],
  "/staff/charges": [resortChargesRoute],
  "/staff/boats": [boatsRoute],
  "/staff/boats-not-offered": [exclusionsRoute],
  "/staff/transfers": [landTransfersRoute],
  "/staff/transfer-points": [pointsRoute],
  "/staff/vehicles": [vehiclesRoute],
  "/staff/room-numbers": [roomsListRoute],
  "/staff/room-types": [roomTypesListRoute],
  "/staff/buildings": [buildingsRoute],
  "/staff/beds": [bedsListRoute],
  "/staff/amenities": [amenitiesRoute],
  "/staff/users": [usersRoute],
  "/staff/roles": [rolesRoute],
  "/staff/departments": [departmentsRoute],
  "/staff/audit-log": [auditLogRoute],
  "/staff/pages": [pagesRoute],
  "/staff/mail-texts": [mailTextsRoute],
  "/staff/settings": Object.values(settingRoutes),
  "/staff/setting-up": [setupRoute],
  "/staff/lead-sources": [leadSourcesListRoute],
  "/staff/feedback-questions": [questionsListRoute],
  "/staff/settings/gateways": [gatewayListRoute],
  "/staff/currencies": [adminCurrenciesRoute],
  "/staff/settings/wallets": [staffWalletSettingRoute],
  "/staff/settings/security-log": [securityLogRoute],
};

const menuOf = (permissions: (resource: Resource, act: Act) => boolean) =>
  staffMenuOf(permissions, true)
    .flatMap(({ items }) => items.map(({ to }) => to))
    .toSorted();

/** Whether the server lets somebody with these rights make a call, see `decideAccess`. */
const mayCall = (permissions: Permissions, { permission, orPermission, alsoPermission }: RouteDefinition) => {
  const has = (wanted: RouteDefinition["permission"]) => wanted === undefined || may(permissions, ...wanted);
  return (has(permission) || (orPermission !== undefined && has(orPermission))) && has(alsoPermission);
};

it("tells of every page of the menu what it asks for", () => {
  expect(menuOf(() => true)).toEqual(Object.keys(calls).toSorted());
});

describe.each(sampleRoles)("the menu of $name", ({ permissions }) => {
  it("has exactly the pages whose calls the role may make", () => {
    const able = Object.keys(calls).filter((to) => calls[to]?.every((route) => mayCall(permissions, route)));
    expect(menuOf((resource, act) => may(permissions, resource, act))).toEqual(able.toSorted());
  });
});
