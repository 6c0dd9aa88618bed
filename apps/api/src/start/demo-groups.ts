import { NamedRoom, NewGroup } from "@pulau/contract/groups.ts";
import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { GroupId, OptionId, RoomTypeId, StaffId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import type { z } from "zod";
import type { Db } from "../db/connect.ts";
import { sql } from "../db/orm.ts";
import { inTransaction } from "../db/tx.ts";
import {
  createGroup,
  nameGuests,
  payGroup,
  releaseGroup,
  showGroup,
} from "../modules/booking/groups/public.ts";
import { loadSettings } from "../modules/ground/resort/public.ts";
import { issueGroupPapers } from "../modules/money/papers/public.ts";
import { createSealer } from "../plugins/seal.ts";
import type { Settings } from "../settings.ts";

type Deps = { readonly db: Db; readonly settings: Settings };
type Offer = {
  readonly staffId: StaffId;
  readonly optionId: OptionId;
  readonly types: RoomTypeId[];
  readonly today: Day;
};
type Wanted = Pick<z.input<typeof NewGroup>, "name" | "kind" | "contactName" | "email" | "language"> & {
  readonly note?: string;
  readonly prices?: z.input<typeof NewGroup>["prices"];
  readonly billTo?: z.input<typeof NewGroup>["billTo"];
  readonly rooms: number;
  /** Agreed as a deposit, and paid before anybody is named. */
  readonly depositSen?: Sen;
  /** Days from today of the first arrival that is tried. */
  readonly from: number;
};

/**
 * The groups of the demo, by the calls that the desk uses: a dive club of which some are named and a deposit has come, a school
 * that names later, a company whose other rooms were released, and a family.
 */
export async function makeDemoGroups(deps: Deps, { today }: { readonly today: Day }): Promise<void> {
  const ground = await groundOf(deps.db, today);
  if (ground === null) return;
  await makeClub(deps, ground);
  const school = await hold(deps.db, ground, {
    name: "SMK Seri Bayu",
    kind: "school",
    contactName: "Cikgu Rosnah binti Idris",
    email: "rosnah@example.com",
    language: "my",
    note: "Form 4 marine biology trip. Lunch boxes on the boat home.",
    rooms: 4,
    depositSen: 100_000,
    from: 40,
  });
  // Two transfers, of which one can be recorded as a mistake.
  for (const amountSen of [60_000, 40_000]) if (school !== null) await pay(deps, ground, school, amountSen);
  await makeCompany(deps, ground);
  await hold(deps.db, ground, {
    name: "Tan family reunion",
    kind: "family",
    contactName: "Tan Mei Ling",
    email: "mei.ling@example.com",
    language: "cn",
    rooms: 2,
    from: 44,
  });
}

async function makeClub(deps: Deps, ground: Offer): Promise<void> {
  const _id = await hold(deps.db, ground, {
    name: "Kelab Selam Mutiara",
    kind: "club",
    contactName: "Hafiz bin Osman",
    email: "hafiz@example.com",
    language: "my",
    note: "Bring their own tanks; ten fills a day.",
    prices: [
      { guestKind: "adult", sen: 58_000 },
      { guestKind: "adult", bedType: "single", sen: 79_000 },
      { guestKind: "child", sen: 29_000 },
    ],
    rooms: 5,
    from: 24,
  });
  if (_id === null) return;
  const own = { payer: "own", email: "kumar@example.com", mobile: "+60198765432" } as const;
  await name(deps, ground, _id, [
    { guests: [{ name: "Aiman bin Razak" }, { name: "Faris bin Halim" }] },
    { guests: [{ name: "Nurul Huda binti Ali" }, { name: "Lim Siew Chin" }] },
    { guests: [{ name: "Kumar a/l Raju" }], ...own },
  ]);
  const group = await inTransaction(deps.db, (tx) => showGroup(tx, _id));
  const amountSen = group.ok ? (group.value.due[0]?.amountSen ?? 0) : 0;
  if (amountSen > 0) await pay(deps, ground, _id, amountSen);
}

async function pay({ db }: Deps, { today, staffId }: Offer, groupId: GroupId, amountSen: Sen): Promise<void> {
  const payment = { way: "transfer", amountSen, paidOn: today, reference: "CIMB 48213" } as const;
  await inTransaction(db, (tx) => payGroup(tx, { ...payment, groupId, staffId }));
}

async function makeCompany(deps: Deps, ground: Offer): Promise<void> {
  const groupId = await hold(deps.db, ground, {
    name: "Harapan Tech team days",
    kind: "company",
    contactName: "Siti Hajar binti Kassim",
    email: "hajar@example.com",
    language: "en",
    billTo: {
      name: "Harapan Tech Sdn. Bhd.",
      registrationNo: "201901012345",
      taxNo: "C21345678090",
      email: "accounts@harapan.example",
      phone: "+60378901234",
      address: { address: "12 Jalan Teknologi 3", city: "Petaling Jaya", postCode: "47810", state: "10" },
    },
    rooms: 3,
    from: 30,
  });
  if (groupId === null) return;
  await name(deps, ground, groupId, [{ guests: [{ name: "Priya a/p Nair" }, { name: "Wong Kar Mun" }] }]);
  await inTransaction(deps.db, (tx) => releaseGroup(tx, { groupId, staffId: ground.staffId }));
  await inTransaction(deps.db, (tx) => issueGroupPapers(tx, groupId));
}

/** Rooms of the type of which most are free, on the first days on which all of them are. */
async function hold(
  db: Db,
  ground: Offer,
  { rooms, from, depositSen, ...terms }: Wanted,
): Promise<GroupId | null> {
  const { staffId, optionId, types, today } = ground;
  for (let day = from; day < from + 30; day++)
    for (const roomTypeId of types) {
      const checkIn = addDays(today, day);
      const cutOffOn = addDays(checkIn, -14);
      const due = depositSen === undefined ? { share: 3_000 } : { amountSen: depositSen };
      const stages = [{ dueOn: addDays(today, 3), ...due }];
      const body = NewGroup.parse({
        ...terms,
        mobile: "+60123456789",
        rooms: [{ roomTypeId, rooms }],
        persons: rooms * 2,
        cutOffOn,
        stages,
        optionId,
        checkIn,
      });
      const made = await inTransaction(db, (tx) => createGroup(tx, { staffId, body }));
      if (made.ok) return made.value._id;
    }
  return null;
}

type Named = Omit<z.input<typeof NamedRoom>, "roomTypeId">;

async function name(
  { db, settings }: Deps,
  { staffId }: Offer,
  groupId: GroupId,
  rooms: Named[],
): Promise<void> {
  const group = await inTransaction(db, (tx) => showGroup(tx, groupId));
  const [type] = group.ok ? group.value.block : [];
  if (type === undefined) return;
  const named = rooms.map((room) => NamedRoom.parse({ ...room, roomTypeId: type.roomTypeId }));
  const naming = {
    groupId,
    staffId,
    rooms: named,
    settings: await loadSettings(db),
    sealer: createSealer(settings),
  };
  await inTransaction(db, (tx) => nameGuests(tx, naming));
}

async function groundOf(db: Db, today: Day): Promise<Offer | null> {
  const { rows } = await db.execute<{ staffId: StaffId; optionId: OptionId; types: RoomTypeId[] }>(sql`
    SELECT s.id AS "staffId", o.id AS "optionId", (
      SELECT json_agg(t.id ORDER BY t.many DESC) FROM (
        SELECT rt.id, count(r.id) AS many FROM room_type rt JOIN room r ON r.room_type_id = rt.id AND r.active_status
        WHERE rt.active_status AND rt.max_pax >= 2 GROUP BY rt.id) t) AS types
    FROM staff_user s, package_option o JOIN package p ON p.id = o.package_id
    WHERE s.username = 'frontdesk' AND p.code = 'LAGOON' AND o.nights = 2 LIMIT 1`);
  const [found] = rows;
  return found ? { ...found, today } : null;
}
