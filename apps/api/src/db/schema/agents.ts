import type { PaymentTerms } from "@pulau/domain/agents/contract.ts";
import type { AccountId, ContractId, CustomerId } from "@pulau/domain/ids.ts";
import type { BasisPoints } from "@pulau/domain/money/sen.ts";
import { boolean, check, index, integer, jsonb, pgTable, smallint, sql, text, uuid } from "../orm.ts";
import { account } from "./accounts.ts";
import { day, id, moment } from "./columns.ts";

/** What the resort has agreed with an agency. Of those that are valid on the day of booking the newest counts. */
export const agentContract = pgTable(
  "agent_contract",
  {
    id: id<ContractId>(),
    activeStatus: boolean().notNull().default(true),
    accountId: uuid()
      .$type<AccountId>()
      .notNull()
      .references(() => account.id),
    /** `commission`: the public price, and a share of it goes back; `net`: a lower price, and the agency adds its own. */
    model: text({ enum: ["commission", "net"] }).notNull(),
    /** Basis points of the package's value, for the commission model. */
    commission: integer().$type<BasisPoints>().notNull().default(0),
    /** The rate book's words for whom a price is; null takes the public ones. */
    priceList: text(),
    market: text(),
    /** Basis points off the package's value, for net rates. */
    markdown: integer().$type<BasisPoints>().notNull().default(0),
    payment: jsonb().$type<PaymentTerms>().notNull(),
    /** Rooms that may wait for their money at a time. */
    roomsUnpaid: smallint().notNull().default(60),
    /** First and last day of booking; no last day until it ends. */
    from: day().notNull(),
    to: day(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    index().on(t.accountId, t.from),
    check(
      "agent_contract_shares",
      sql`${t.commission} BETWEEN 0 AND 10000 AND ${t.markdown} BETWEEN 0 AND 10000`,
    ),
    check(
      "agent_contract_model",
      sql`(${t.model} = 'commission' AND ${t.markdown} = 0) OR (${t.model} = 'net' AND ${t.commission} = 0)`,
    ),
    check("agent_contract_days", sql`${t.to} IS NULL OR ${t.from} <= ${t.to}`),
  ],
);

/** Somebody for whom an agency books. They have no account of their own. */
export const customer = pgTable(
  "customer",
  {
    id: id<CustomerId>(),
    accountId: uuid()
      .$type<AccountId>()
      .notNull()
      .references(() => account.id),
    name: text().notNull(),
    /** Lower case. */
    email: text(),
    phone: text(),
    notes: text().notNull().default(""),
    createdAt: moment().notNull().defaultNow(),
    changedAt: moment().notNull().defaultNow(),
  },
  (t) => [index().on(t.accountId, t.name)],
);
