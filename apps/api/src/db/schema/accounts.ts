import { accountKinds } from "@pulau/domain/access/account-kinds.ts";
import type { AccountId, MemberId } from "@pulau/domain/ids.ts";
import { index, pgTable, text, uuid } from "../orm.ts";
import { id, moment } from "./columns.ts";

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
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [index().on(t.accountId)],
);
