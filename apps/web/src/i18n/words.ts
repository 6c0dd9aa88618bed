import type account from "./en/account.ts";
import type agents from "./en/agents.ts";
import type asking from "./en/asking.ts";
import type auditLog from "./en/audit-log.ts";
import type boats from "./en/boats.ts";
import type booking from "./en/booking.ts";
import type books from "./en/books.ts";
import type change from "./en/change.ts";
import type commission from "./en/commission.ts";
import type currencies from "./en/currencies.ts";
import type customizer from "./en/customizer.ts";
import type deadEnds from "./en/dead-ends.ts";
import type drafts from "./en/drafts.ts";
import type enquiries from "./en/enquiries.ts";
import type errors from "./en/errors.ts";
import type events from "./en/events.ts";
import type failures from "./en/failures.ts";
import type gateways from "./en/gateways.ts";
import type home from "./en/home.ts";
import type importing from "./en/importing.ts";
import type listing from "./en/listing.ts";
import type money from "./en/money.ts";
import type papers from "./en/papers.ts";
import type partners from "./en/partners.ts";
import type payLink from "./en/pay-link.ts";
import type paying from "./en/paying.ts";
import type payments from "./en/payments.ts";
import type pictures from "./en/pictures.ts";
import type price from "./en/price.ts";
import type prices from "./en/prices.ts";
import type promoPackages from "./en/promo-packages.ts";
import type promotions from "./en/promotions.ts";

import type records from "./en/records.ts";
import type referral from "./en/referral.ts";
import type rooming from "./en/rooming.ts";
import type rooms from "./en/rooms.ts";

import type securityLog from "./en/security-log.ts";
import type sessions from "./en/sessions.ts";
import type settings from "./en/settings.ts";
import type shell from "./en/shell.ts";
import type staff from "./en/staff.ts";
import type staffPromotions from "./en/staff-promotions.ts";
import type transfer from "./en/transfer.ts";
import type trips from "./en/trips.ts";
import type ui from "./en/ui.ts";
import type waiting from "./en/waiting.ts";
import type wallet from "./en/wallet.ts";
import type wallets from "./en/wallets.ts";

/**
 * Every namespace, one per feature. To add one: write `en/<name>.ts`, then `my/` and `cn/` with
 * `satisfies Translated<typeof en>`, and name it here. A route loads its own with `page(load, ["<name>"])`.
 */
export type Words = {
  account: typeof account;
  agents: typeof agents;
  asking: typeof asking;
  "audit-log": typeof auditLog;
  booking: typeof booking;
  books: typeof books;
  change: typeof change;
  currencies: typeof currencies;
  customizer: typeof customizer;
  drafts: typeof drafts;
  enquiries: typeof enquiries;
  errors: typeof errors;
  failures: typeof failures;
  gateways: typeof gateways;
  events: typeof events;
  home: typeof home;
  importing: typeof importing;
  "dead-ends": typeof deadEnds;
  commission: typeof commission;
  listing: typeof listing;
  partners: typeof partners;
  money: typeof money;
  papers: typeof papers;
  payments: typeof payments;
  "pay-link": typeof payLink;
  paying: typeof paying;
  pictures: typeof pictures;
  price: typeof price;
  prices: typeof prices;
  "promo-packages": typeof promoPackages;
  promotions: typeof promotions;
  records: typeof records;
  boats: typeof boats;
  rooms: typeof rooms;
  referral: typeof referral;
  rooming: typeof rooming;
  "security-log": typeof securityLog;
  sessions: typeof sessions;
  settings: typeof settings;
  shell: typeof shell;
  staff: typeof staff;
  transfer: typeof transfer;
  "staff-promotions": typeof staffPromotions;
  trips: typeof trips;
  ui: typeof ui;
  waiting: typeof waiting;
  wallet: typeof wallet;
  wallets: typeof wallets;
};
export type Namespace = keyof Words;

/**
 * The shape that a translation of `T` must have: the same keys, other text. Malay and Chinese have one plural form,
 * so keys that end in `_one` fall away.
 */
export type Translated<T> = {
  [K in keyof T as K extends `${string}_one` ? never : K]: T[K] extends string ? string : Translated<T[K]>;
};

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "shell";
    resources: Words;
    returnNull: false;
  }
}
