import type { Day } from "@pulau/domain/calendar/day.ts";
import { insertRows } from "../../insert-rows.ts";
import { agentContract, customer } from "../../schema/agents.ts";
import { influencerPackage, referralClick, referralCode } from "../../schema/referral.ts";
import type { Tx } from "../../tx.ts";
import type { Chance } from "../chance.ts";
import type { DemoPeople } from "../people/make-people.ts";
import type { DemoCatalogue } from "../resort/make-catalogue.ts";
import type { BookingTables } from "../stays/booking-tables.ts";
import { makeAgency } from "./make-agency.ts";
import { makeLinks } from "./make-links.ts";

export type PartnersAsk = {
  readonly people: DemoPeople;
  readonly catalogue: DemoCatalogue;
  readonly tables: BookingTables;
  readonly today: Day;
};

type DemoPartners = ReturnType<typeof makeAgency> & ReturnType<typeof makeLinks>;

/** What the agency, the influencer and a guest who tells friends have, and which bookings came from them. */
export function makePartners(chance: Chance, ask: PartnersAsk): DemoPartners {
  const nobody = { customerId: null, agentContractId: null, agentMemberId: null, mailTo: "booker" } as const;
  for (const row of ask.tables.bookings)
    Object.assign(row, { ...nobody, sellingSen: null, influencerId: null, referredBy: null });
  return { ...makeAgency(chance, ask), ...makeLinks(chance, ask) };
}

/** Before the bookings that name them. */
export async function writePartners(tx: Tx, made: DemoPartners): Promise<void> {
  await insertRows(tx, agentContract, made.contracts);
  await insertRows(tx, customer, made.customers);
  await insertRows(tx, influencerPackage, made.links);
  await insertRows(tx, referralCode, made.codes);
  await insertRows(tx, referralClick, made.clicks);
}
