import { addDays } from "@pulau/domain/calendar/day.ts";
import type { AccountId, ContractId, CustomerId } from "@pulau/domain/ids.ts";
import type { agentContract, customer } from "../../schema/agents.ts";
import type { Chance } from "../chance.ts";
import type { BookingTables } from "../stays/booking-tables.ts";
import { at } from "../stays/resort-clock.ts";
import type { PartnersRequest } from "./partners-options.ts";

type ContractRow = typeof agentContract.$inferInsert & { id: ContractId };
type CustomerRow = typeof customer.$inferInsert & { id: CustomerId };
type BookingRow = BookingTables["bookings"][number];

/** Most customers that are written down; agents don't keep everybody. */
const mostCustomers = 24;

const remarks = [
  "Vegetarian, aisle seats on the boat if there are any.",
  "Comes every school holiday with the grandparents.",
  "Pays by bank transfer, wants the receipt in the company’s name.",
  "",
  "",
] as const;

/** Two contracts, one after the other, the customers, and who of the agency booked for whom. */
export function makeAgency(chance: Chance, demo: PartnersRequest) {
  const accountId = demo.people.owners.get("agency")?.accountId ?? "";
  const contracts = contractsOf(chance, accountId, demo);
  const own = demo.tables.bookings.filter((row) => row.accountId === accountId);
  const members = demo.people.members.filter(
    (member) => member.accountId === accountId && member.role !== "viewer",
  );
  for (const row of own) {
    row.agentContractId = contracts[0].id;
    row.agentMemberId = chance.pick(members).id ?? null;
    row.mailTo = "agent";
  }
  return { contracts, customers: customersOf(chance, own) };
}

/**
 * Until yesterday a commission on public prices, which the bookings of the past had; a net rate from today on; and from next
 * year on the price list for tour operators.
 */
function contractsOf(
  chance: Chance,
  accountId: AccountId,
  { today }: PartnersRequest,
): [ContractRow, ...ContractRow[]] {
  const since = addDays(today, -500);
  const common = { accountId, priceList: null, market: null, roomsUnpaid: 60 };
  return [
    {
      id: chance.id(),
      ...common,
      model: "commission",
      commission: 1_500,
      markdown: 0,
      payment: { kind: "payLater", withinDays: 3 },
      from: since,
      to: addDays(today, -1),
      createdAt: at(since, "10:00"),
    },
    {
      id: chance.id(),
      ...common,
      model: "net",
      commission: 0,
      markdown: 1_800,
      payment: { kind: "deposit", share: 3_000, balanceDaysBefore: 21, withinDays: 5 },
      from: today,
      to: addDays(today, 364),
      createdAt: at(addDays(today, -12), "16:30"),
    },
    {
      id: chance.id(),
      ...common,
      model: "net",
      commission: 0,
      markdown: 0,
      priceList: "operators",
      payment: { kind: "deposit", share: 3_000, balanceDaysBefore: 21, withinDays: 5 },
      from: addDays(today, 365),
      to: null,
      createdAt: at(addDays(today, -12), "16:40"),
    },
  ];
}

/** Those who were booked for last, each with all of their bookings. */
function customersOf(chance: Chance, own: readonly BookingRow[]): CustomerRow[] {
  const newest = own.toSorted((a, b) => b.submittedAt.getTime() - a.submittedAt.getTime());
  const byName = Map.groupBy(newest, ({ bookingName }) => bookingName);
  return [...byName].slice(0, mostCustomers).map(([name, rows]) => {
    const id = chance.id();
    for (const row of rows) row.customerId = id;
    const [last] = rows;
    const first = rows.at(-1)?.submittedAt ?? new Date(0);
    return {
      id,
      accountId: last?.accountId ?? "",
      name,
      email: mailboxOf(name),
      phone: last?.mobile ?? null,
      notes: chance.pick<string>(remarks),
      createdAt: first,
      changedAt: last?.submittedAt ?? first,
    };
  });
}

/** `tan.wei.jie@customers.demo.pulau.test`; nothing for names without Latin letters. */
function mailboxOf(name: string): string | null {
  const words = name
    .normalize("NFKD")
    .toLowerCase()
    .match(/[a-z]+/g);
  return words ? `${words.join(".")}@customers.demo.pulau.test` : null;
}
