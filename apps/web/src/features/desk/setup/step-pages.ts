import type { SetupStep } from "@pulau/contract/settings/opening.ts";

/** Where each step is done; the first is where its button leads. A page without a name goes by that of the menu. `app/staff/step-pages.test.ts` holds that each is there. */
export const stepPages = {
  resort: [
    { to: "/staff/settings/resort", name: "settings:groups.resort.title" },
    { to: "/staff/settings/firstPage", name: "settings:groups.firstPage.title" },
    { to: "/staff/settings/times", name: "settings:groups.times.title" },
    { to: "/staff/settings/numbers", name: "settings:groups.numbers.title" },
  ],
  boats: [
    { to: "/staff/settings/resort", name: "settings:sections.jetties" },
    { to: "/staff/boats" },
    { to: "/staff/transfers" },
    { to: "/staff/transfer-points" },
    { to: "/staff/settings/boats", name: "settings:groups.boats.title" },
  ],
  rooms: [
    { to: "/staff/buildings" },
    { to: "/staff/room-types" },
    { to: "/staff/room-numbers" },
    { to: "/staff/beds" },
    { to: "/staff/amenities" },
  ],
  sold: [{ to: "/staff/packages" }, { to: "/staff/prices" }, { to: "/staff/add-ons" }],
  guests: [{ to: "/staff/settings/guests", name: "settings:groups.guests.title" }],
  taxes: [{ to: "/staff/charges" }],
  policies: [
    { to: "/staff/settings/policies", name: "settings:groups.policies.title" },
    { to: "/staff/pages" },
    { to: "/staff/settings/limits", name: "settings:groups.limits.title" },
  ],
  payment: [
    { to: "/staff/settings/gateways" },
    { to: "/staff/settings/resort", name: "settings:sections.bank" },
    { to: "/staff/settings/bankTransfer", name: "settings:groups.bankTransfer.title" },
  ],
  mail: [{ to: "/staff/settings/mail", name: "settings:groups.mail.title" }, { to: "/staff/mail-texts" }],
  twoStep: [{ to: "/staff/account", name: "setting-up:steps.twoStep.title" }],
  staff: [{ to: "/staff/users" }, { to: "/staff/roles" }, { to: "/staff/departments" }],
} as const satisfies Record<SetupStep, readonly { readonly to: string; readonly name?: string }[]>;

export type StepPage = (typeof stepPages)[SetupStep][number];
