import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import { loadSettings } from "../../modules/ground/resort/public.ts";
import { issuePlacesPapers } from "../../modules/money/papers/public.ts";
import { hashPassword } from "../../modules/people/accounts/public.ts";
import type { Db } from "../connect.ts";
import { insertRows } from "../insert-rows.ts";
import { sql } from "../orm.ts";
import { draft } from "../schema/drafts.ts";
import { bookingEnquiry, enquiryMessage } from "../schema/enquiries.ts";
import { gatewayInbox, needsPerson } from "../schema/payments.ts";
import { promoCode } from "../schema/promotions.ts";
import type { Tx } from "../tx.ts";
import { makeAdvanceSales } from "./advance-sales/make-advance-sales.ts";
import { writeAdvanceSales } from "./advance-sales/write-advance-sales.ts";
import { type Chance, chanceOf } from "./chance.ts";
import { makeDrafts } from "./make-drafts.ts";
import { makeEnquiries } from "./make-enquiries.ts";
import { makePartners, writeCommissions, writePartners } from "./partners/make-partners.ts";
import { type DemoPeople, demoMailboxes, makePeople } from "./people/make-people.ts";
import { demoPassword } from "./people/portal-accounts.ts";
import { writeGuestLinks } from "./people/write-guest-links.ts";
import { writeTravelDocuments } from "./people/write-travel-documents.ts";
import { makePromotions } from "./promotions/make-promotions.ts";
import { writePromotions } from "./promotions/write-promotions.ts";
import { importTemplate } from "./resort/import-template.ts";
import { loadResort } from "./resort/load-resort.ts";
import { makeHistory } from "./resort/make-history.ts";
import { pickLeadSources } from "./resort/pick-lead-sources.ts";
import { publishPages } from "./resort/publish-pages.ts";
import { writeStockTaken } from "./resort/write-stock-taken.ts";
import { emptyTables, writeBookings } from "./stays/booking-tables.ts";
import { beforeTheirEnd, issueDemoPapers } from "./stays/issue-demo-papers.ts";
import { firstBookingNo, makeBookings } from "./stays/make-bookings.ts";
import { reach } from "./stays/occupancy.ts";
import { at } from "./stays/resort-clock.ts";
import { addUnmatchedPayment } from "./stays/unmatched-payment.ts";
import { writeBoarding } from "./stays/write-boarding.ts";
import { writeClosures } from "./stays/write-closures.ts";
import { writeFeedback } from "./stays/write-feedback.ts";
import { writeFoundThings } from "./stays/write-found-things.ts";
import { writeHousekeeping } from "./stays/write-housekeeping.ts";
import { writeLocks } from "./stays/write-locks.ts";
import { writeParked } from "./stays/write-parked.ts";
import { writePickUps } from "./stays/write-pick-ups.ts";
import { writeStormyDay } from "./stays/write-stormy-day.ts";
import { seedWallets } from "./wallets/seed-wallets.ts";
import { openWallets, writePeople } from "./write-people.ts";

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

/** Longest stay, and a day to sail home on. */
const margin = 10;

/**
 * Makes Teluk Biru Island Resort, all of it or nothing: the catalogue by importing the template's file, as a resort imports
 * its own, and on top of it what no file holds: people, bookings, vouchers and what happened in the year before. The same
 * day makes the same resort.
 */
export async function seedDemo(db: Db, options: SeedOptions): Promise<void> {
  const hashes = await hashPasswords();
  await db.transaction(async (tx) => {
    const chance = chanceOf(seed);
    await importTemplate(tx, options.today);
    const people = makePeople(chance, { hashes, since: at(addDays(options.today, -reach.past), "09:00") });
    await writePeople(tx, people);
    await writeTravelDocuments(tx, { people, today: options.today, seal: options.seal });
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
  const past = { from: addDays(today, -reach.past - 1), to: today };
  await makeHistory(tx, chanceOf(seed + 8), past);
  const resort = await loadResort(tx, { from: past.from, to: addDays(today, reach.ahead + margin) });
  progress(
    `${resort.rooms.length} rooms, ${resort.packages.length} packages, ${resort.offers.length} of them with prices`,
  );
  const tables = emptyTables();
  const deskId = people.staff.find(({ username }) => username === "frontdesk")?.id ?? "";
  const context = { chance, tables, settings, seal: options.seal, deskId };
  const market = { resort, ride: { chance: chanceOf(seed + 1), boatBands: settings.bands.boat } };
  const bookings = makeBookings(context, { today, market, owners: people.owners });
  await writeStockTaken(tx, resort);
  const opening = openWallets(chance, people, tables, at(addDays(today, -reach.past), "09:05"));
  tables.movements.unshift(...opening.movements);
  tables.entries.unshift(...opening.entries);
  const desk = addUnmatchedPayment(chance, tables);
  // Chance of its own: who found the resort how changes nothing else of it.
  const pick = await pickLeadSources(tx, chanceOf(seed + 1));
  const agreedTexts = await publishPages(tx, at(addDays(today, -reach.past - 1), "09:00"));
  for (const booking of tables.bookings) Object.assign(booking, { leadSourceId: pick(), agreedTexts });
  const partners = makePartners(chanceOf(seed + 2), { people, resort, tables, today });
  await writePartners(tx, partners);
  const { bookingNoPrefix: prefix } = settings;
  const ahead = makeAdvanceSales(chanceOf(seed + 4), { people, resort, today, prefix, tables });
  await writeAdvanceSales(tx, ahead);
  await writeBookings(tx, { ...tables, bookings: beforeTheirEnd(tables.bookings) });
  await writeBookings(tx, ahead.money);
  await writeHousekeeping(tx, { today, people });
  await writeFoundThings(tx, { today, people });
  await writeGuestLinks(tx, today);
  await writeFeedback(tx, { today, people });
  await writeClosures(tx, { today, people });
  await writeLocks(tx, { today, people });
  await writeParked(tx, { today, people });
  const idOf = (username: string) => people.staff.find((person) => person.username === username)?.id ?? "";
  await writeBoarding(tx, { today, crewId: idOf("crew"), seal: options.seal });
  await writePickUps(tx, { today, driverId: idOf("driver") });
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
  const promos = await tx.select().from(promoCode).orderBy(promoCode.position);
  await writePromotions(tx, makePromotions(chanceOf(seed + 3), { people, promos, today }));
  const enquiries = makeEnquiries(chanceOf(seed + 2), { people, resort, today });
  await insertRows(tx, bookingEnquiry, enquiries.enquiries);
  await insertRows(tx, enquiryMessage, enquiries.messages);
  await insertRows(tx, draft, makeDrafts(chance, { people, resort, today }));
  await tx.execute(sql`SELECT setval('booking_number', ${firstBookingNo + bookings - 1})`);
  for (const { id: bookingId, payUntil } of tables.bookings) {
    if (bookingId && payUntil) await enqueue(tx, "lapse-booking", { bookingId }, { startAfter: payUntil });
  }
  await writeStormyDay(tx, { today, staffId: deskId });
  progress(`${bookings} bookings of a year and what lies ahead`);
}
