import { accountKinds } from "@pulau/domain/access/account-kinds.ts";
import type { AccountId, MemberId } from "@pulau/domain/ids.ts";
import type { MailChoice } from "@pulau/domain/mail/mail-choices.ts";
import { index, jsonb, pgTable, text, uuid } from "../orm.ts";
import { id, moment } from "./columns.ts";

/** Where somebody lives, as the profile keeps it: every part may be empty. */
export type HomeAddress = {
  readonly address: string;
  readonly area: string;
  readonly city: string;
  readonly postCode: string;
  readonly state: string;
  readonly country: string;
};

/** A guest, a travel agency or an influencer: what owns bookings and a wallet. Its members sign in. */
export const account = pgTable("account", {
  id: id<AccountId>(),
  kind: text({ enum: accountKinds }).notNull(),
  name: text().notNull(),
  createdAt: moment().notNull().defaultNow(),
});

export const member = pgTable(
  "member",
  {
    id: id<MemberId>(),
    accountId: uuid()
      .$type<AccountId>()
      .notNull()
      .references(() => account.id),
    name: text().notNull(),
    /** Lower case. */
    email: text().notNull().unique(),
    passwordHash: text().notNull(),
    role: text({ enum: ["admin", "editor", "viewer"] }).notNull(),
    status: text({ enum: ["active", "blocked"] })
      .notNull()
      .default("active"),
    language: text({ enum: ["en", "my", "cn"] })
      .notNull()
      .default("en"),
    pictureUrl: text(),
    emailVerifiedAt: moment(),
    /** `+60123456789`; empty where it was not said. */
    mobile: text().notNull().default(""),
    countryCode: text().notNull().default(""),
    homeAddress: jsonb().$type<HomeAddress>(),
    /** The kinds of mail that they do without, of those that need not be sent. */
    mutedMails: jsonb().$type<MailChoice[]>().notNull().default([]),
    /** Somebody who asked to be forgotten: their name and address are others since. */
    erasedAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [index().on(t.accountId)],
);
