import type { SetupStep } from "@pulau/contract/settings/opening.ts";

/** Where each step is done; the first is where its button leads. `app/staff/step-pages.test.ts` holds that each is there. */
export const stepPages = {
  resort: [
    { to: "/staff/settings/resort", name: "settings:groups.resort.title" },
    { to: "/staff/settings/firstPage", name: "settings:groups.firstPage.title" },
    { to: "/staff/settings/times", name: "settings:groups.times.title" },
  ],
  boats: [
    { to: "/staff/settings/resort", name: "settings:sections.jetties" },
    { to: "/staff/boats", name: "staff:menu.boats" },
    { to: "/staff/transfers", name: "staff:menu.transfers" },
    { to: "/staff/transfer-points", name: "staff:menu.points" },
    { to: "/staff/settings/boats", name: "settings:groups.boats.title" },
  ],
  rooms: [
    { to: "/staff/buildings", name: "staff:menu.buildings" },
    { to: "/staff/room-types", name: "staff:menu.roomTypes" },
    { to: "/staff/room-numbers", name: "staff:menu.roomNumbers" },
    { to: "/staff/beds", name: "staff:menu.beds" },
    { to: "/staff/amenities", name: "staff:menu.amenities" },
  ],
  sold: [
    { to: "/staff/packages", name: "staff:menu.packages" },
    { to: "/staff/prices", name: "staff:menu.prices" },
  ],
  guests: [{ to: "/staff/settings/guests", name: "settings:groups.guests.title" }],
  taxes: [{ to: "/staff/charges", name: "staff:menu.charges" }],
  policies: [
    { to: "/staff/settings/policies", name: "settings:groups.policies.title" },
    { to: "/staff/pages", name: "staff:menu.pages" },
    { to: "/staff/settings/limits", name: "settings:groups.limits.title" },
  ],
  payment: [
    { to: "/staff/settings/gateways", name: "staff:menu.gateways" },
    { to: "/staff/settings/resort", name: "settings:sections.bank" },
    { to: "/staff/settings/bankTransfer", name: "settings:groups.bankTransfer.title" },
  ],
  mail: [
    { to: "/staff/settings/mail", name: "settings:groups.mail.title" },
    { to: "/staff/mail-texts", name: "staff:menu.mailTexts" },
  ],
  twoStep: [{ to: "/staff/account", name: "setting-up:steps.twoStep.title" }],
  staff: [
    { to: "/staff/users", name: "staff:menu.users" },
    { to: "/staff/roles", name: "staff:menu.roles" },
    { to: "/staff/departments", name: "staff:menu.departments" },
  ],
} as const satisfies Record<SetupStep, readonly { readonly to: string; readonly name: string }[]>;

export type StepPage = (typeof stepPages)[SetupStep][number];
