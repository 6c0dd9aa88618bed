import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import { sql } from "drizzle-orm";
import { enqueue } from "../../jobs/enqueue.ts";
import { loadSettings } from "../../modules/ground/resort/public.ts";
import { issuePlacesPapers } from "../../modules/money/papers/public.ts";
import { hashPassword } from "../../modules/people/accounts/public.ts";
import type { Db } from "../connect.ts";
import { insertRows } from "../insert-rows.ts";
import { draft, leadSource } from "../schema/bookings.ts";
import { bookingEnquiry, enquiryMessage } from "../schema/enquiries.ts";
import { gatewayInbox, needsPerson } from "../schema/payments.ts";
import { resortSetting } from "../schema/resort.ts";
import type { Tx } from "../tx.ts";
import { makeAhead } from "./ahead/make-ahead.ts";
import { writeAhead } from "./ahead/write-ahead.ts";
import { type Chance, chanceOf } from "./chance.ts";
import { makeDrafts } from "./make-drafts.ts";
import { makeEnquiries } from "./make-enquiries.ts";
import { makePartners, writeCommissions, writePartners } from "./partners/make-partners.ts";
import { type DemoPeople, demoMailboxes, makePeople } from "./people/make-people.ts";
import { demoPassword } from "./people/portal-accounts.ts";
import { makePromotions } from "./promotions/make-promotions.ts";
import { writePromotions } from "./promotions/write-promotions.ts";
import { makeLeadSources } from "./resort/lead-sources.ts";
import { makeCatalogue } from "./resort/make-catalogue.ts";
import { makeLand } from "./resort/make-land.ts";
import { makeRooms } from "./resort/make-rooms.ts";
import { makeTransport, stockAddOns } from "./resort/make-transport.ts";
import { demoSettings } from "./resort/profile.ts";
import { emptyTables, writeBookings } from "./stays/booking-tables.ts";
import { issueDemoPapers } from "./stays/issue-demo-papers.ts";
import { firstBookingNo, makeBookings } from "./stays/make-bookings.ts";
import { reach } from "./stays/occupancy.ts";
import { putOneAside } from "./stays/put-aside.ts";
import { at } from "./stays/resort-clock.ts";
import { seedWallets } from "./wallets/seed-wallets.ts";
import { openWallets, writePeople } from "./write-people.ts";
import { writeCatalogue, writeCurrencies, writeLand, writeRooms, writeSupply } from "./write-resort.ts";

export type SeedOptions = {
  /** The day around which the demo lies: a year of bookings before it, some months after it. */
  readonly today: Day;
  /** Is told what was made, a line at a time. */
  readonly progress: (line: string) => void;
  /** Seals identity papers under the deployment's key. */
  readonly seal: (plain: string) => string;
};

/** Any number will do; another one makes another resort. */
const seed = 20_260_612;

/** Days of arrival that have prices, to either side of today. */
const sold = 400;
/** Longest stay, and a day to sail home on. */
const margin = 10;

/** Whether no resort was made in this database yet. */
export async function isEmpty(db: Db | Tx): Promise<boolean> {
  const { rows } = await db.execute(sql`SELECT 1 FROM ${resortSetting} LIMIT 1`);
  return rows.length === 0;
}

/**
 * Makes Teluk Biru Island Resort with its people, prices and bookings, all of it or nothing. The same day makes the
 * same resort.
 */
export async function seedDemo(db: Db, options: SeedOptions): Promise<void> {
  const hashes = await hashPasswords();
  await db.transaction(async (tx) => {
    const chance = chanceOf(seed);
    const settings = Object.entries(demoSettings).map(([name, value]) => ({ name, value }));
    await insertRows(tx, resortSetting, settings);
    const people = makePeople(chance, { hashes, since: at(addDays(options.today, -reach.past), "09:00") });
    await writePeople(tx, people);
    await seedResort(tx, chance, people, options);
    await tx.execute(sql`ANALYZE`);
  });
}

/** A hash of its own for everybody: equal ones would tell that passwords are equal. */
async function hashPasswords(): Promise<Map<string, string>> {
  const hashed = demoMailboxes.map(async (mailbox): Promise<[string, string]> => {
    const made = await hashPassword(demoPassword);
    if (!made.ok) throw new Error("too busy to hash the demo’s passwords");
    return [mailbox, made.value];
  });
  return new Map(await Promise.all(hashed));
}

async function seedResort(tx: Tx, chance: Chance, people: DemoPeople, options: SeedOptions): Promise<void> {
  const { today, progress } = options;
  const settings = await loadSettings(tx);
  const rooms = makeRooms(chance);
  const arrivals = { from: addDays(today, -sold), to: addDays(today, sold) };
  const catalogue = makeCatalogue(chance, { ...arrivals, roomTypes: rooms.roomTypes, settings });
  const supplied = { from: addDays(today, -reach.past - 1), to: addDays(today, sold + margin) };
  const transport = makeTransport(chance, supplied);
  const addOnDays = stockAddOns(chance, [...catalogue.addOns, ...catalogue.choices], supplied);
  const apart = chanceOf(seed + 1);
  const land = makeLand(apart, { today, span: supplied, catalogue, transport });
  const market = {
    offers: catalogue.offers,
    roomTypes: new Map(rooms.roomTypes.map((type) => [type.id, type])),
    transport,
    addOns: { addOns: catalogue.addOns, stocks: addOnDays },
    land: { chance: apart, land, boatBands: settings.bands.boat },
  };
  const tables = emptyTables();
  const deskId = people.staff.find(({ username }) => username === "frontdesk")?.id ?? "";
  const context = { chance, tables, settings, seal: options.seal, deskId };
  const bookings = makeBookings(context, { today, rooms: rooms.rooms, market, owners: people.owners });
  await writeCurrencies(tx, chance, today);
  await writeRooms(tx, rooms);
  await writeCatalogue(tx, catalogue);
  progress(
    `${rooms.rooms.length} rooms, ${catalogue.packages.length} packages, prices from ${arrivals.from} to ${arrivals.to}`,
  );
  await writeSupply(tx, transport, [...addOnDays.values()]);
  await writeLand(tx, land);
  const opening = openWallets(chance, people, tables, at(addDays(today, -reach.past), "09:05"));
  tables.movements.unshift(...opening.movements);
  tables.entries.unshift(...opening.entries);
  const desk = putOneAside(chance, tables);
  // Chance of its own: who found the resort how changes nothing else of it.
  const { leadSources, pick } = makeLeadSources(chanceOf(seed + 1));
  await insertRows(tx, leadSource, leadSources);
  for (const booking of tables.bookings) booking.leadSourceId = pick();
  const partners = makePartners(chanceOf(seed + 2), { people, catalogue, tables, today });
  await writePartners(tx, partners);
  const { bookingNoPrefix: prefix } = settings;
  const { taxes } = catalogue;
  const aheadAsk = { people, roomTypes: rooms.roomTypes, today, sold: arrivals, prefix, tables, taxes };
  const ahead = makeAhead(chanceOf(seed + 4), aheadAsk);
  await writeAhead(tx, ahead);
  await writeBookings(tx, tables);
  await writeBookings(tx, ahead.money);
  await issueDemoPapers(tx, { tables, today, seal: options.seal });
  // Invoices of places are issued last, so that no number is of an earlier day than the one before it.
  for (const { id } of ahead.purchases) await issuePlacesPapers(tx, id ?? "");
  await writeCommissions(tx, partners, deskId);
  await seedWallets(tx, chanceOf(seed + 7), {
    people,
    today,
    prefix: settings.bookingNoPrefix,
    seal: options.seal,
  });
  await insertRows(tx, gatewayInbox, desk.inbox);
  await insertRows(tx, needsPerson, desk.needs);
  const packageIds = new Map(catalogue.packages.flatMap(({ code, id }) => (id ? [[code, id] as const] : [])));
  await writePromotions(tx, makePromotions(chanceOf(seed + 3), { people, packageIds, today }));
  const asked = makeEnquiries(chanceOf(seed + 2), { people, catalogue, today });
  await insertRows(tx, bookingEnquiry, asked.enquiries);
  await insertRows(tx, enquiryMessage, asked.messages);
  await insertRows(tx, draft, makeDrafts(chance, { people, catalogue, today }));
  await tx.execute(sql`SELECT setval('booking_number', ${firstBookingNo + bookings - 1})`);
  for (const { id: bookingId, payUntil } of tables.bookings) {
    if (bookingId && payUntil) await enqueue(tx, "lapse-booking", { bookingId }, { startAfter: payUntil });
  }
  progress(`${bookings} bookings of a year and what lies ahead`);
}
