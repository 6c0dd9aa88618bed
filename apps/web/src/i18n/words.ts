import type account from "./en/account.ts";
import type agents from "./en/agents.ts";
import type auditLog from "./en/audit-log.ts";
import type boats from "./en/boats.ts";
import type booking from "./en/booking.ts";
import type books from "./en/books.ts";
import type catalogue from "./en/catalogue.ts";
import type catalogueFile from "./en/catalogue-file.ts";
import type change from "./en/change.ts";
import type charges from "./en/charges.ts";
import type commission from "./en/commission.ts";
import type currencies from "./en/currencies.ts";
import type customizer from "./en/customizer.ts";
import type deadEnds from "./en/dead-ends.ts";
import type drafts from "./en/drafts.ts";
import type enquiries from "./en/enquiries.ts";
import type enquiry from "./en/enquiry.ts";
import type errors from "./en/errors.ts";
import type events from "./en/events.ts";
import type failures from "./en/failures.ts";
import type gateways from "./en/gateways.ts";
import type home from "./en/home.ts";
import type importing from "./en/importing.ts";
import type land from "./en/land.ts";
import type listing from "./en/listing.ts";
import type mailTexts from "./en/mail-texts.ts";
import type money from "./en/money.ts";
import type pages from "./en/pages.ts";
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
import type settingUp from "./en/setting-up.ts";
import type settings from "./en/settings.ts";
import type shell from "./en/shell.ts";
import type staff from "./en/staff.ts";
import type staffPromotions from "./en/staff-promotions.ts";
import type texts from "./en/texts.ts";
import type transfer from "./en/transfer.ts";
import type trips from "./en/trips.ts";
import type twoStep from "./en/two-step.ts";
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
  enquiry: typeof enquiry;
  "audit-log": typeof auditLog;
  booking: typeof booking;
  books: typeof books;
  catalogue: typeof catalogue;
  "catalogue-file": typeof catalogueFile;
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
  "mail-texts": typeof mailTexts;
  money: typeof money;
  pages: typeof pages;
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
  land: typeof land;
  rooms: typeof rooms;
  referral: typeof referral;
  charges: typeof charges;
  rooming: typeof rooming;
  "security-log": typeof securityLog;
  sessions: typeof sessions;
  "setting-up": typeof settingUp;
  settings: typeof settings;
  shell: typeof shell;
  staff: typeof staff;
  texts: typeof texts;
  transfer: typeof transfer;
  "staff-promotions": typeof staffPromotions;
  trips: typeof trips;
  "two-step": typeof twoStep;
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
