import { randomUUID } from "node:crypto";
import { BookingJson } from "@pulau/contract/drafts.ts";
import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { OptionId, PackageId, RoomTypeId, StaffId } from "@pulau/domain/ids.ts";
import type { Db } from "../db/connect.ts";
import { sql } from "../db/orm.ts";
import { inTransaction } from "../db/tx.ts";
import { keepForGuest } from "../modules/booking/courtesy-holds/public.ts";
import { createDraft } from "../modules/booking/drafts/public.ts";
import { holdStay } from "../modules/booking/holds/public.ts";
import { createSealer } from "../plugins/seal.ts";
import type { Settings } from "../settings.ts";

type Deps = { readonly db: Db; readonly settings: Settings };
type Wanted = {
  readonly booker: Readonly<Record<string, string>>;
  readonly language: "en" | "my" | "cn";
  readonly note: string;
  readonly inDays: number;
};

const wanted: readonly Wanted[] = [
  {
    booker: { bookingName: "Noraini binti Hashim", mobile: "+60134567812", email: "noraini@example.com" },
    language: "my",
    note: "Asks her sister tonight, calls back tomorrow",
    inDays: 34,
  },
  {
    booker: { bookingName: "Walter Brandt", email: "walter.brandt@example.com" },
    language: "en",
    note: "Waits for his flights",
    inDays: 46,
  },
];

/** What the desk of the demo holds for somebody, by the calls that it uses. */
export async function makeDemoCourtesyHolds(deps: Deps, { today }: { readonly today: Day }): Promise<void> {
  const { rows } = await deps.db.execute<{
    staffId: StaffId;
    packageId: PackageId;
    optionId: OptionId;
    types: RoomTypeId[];
  }>(sql`
    SELECT s.id AS "staffId", p.id AS "packageId", o.id AS "optionId", (
      SELECT json_agg(t.id ORDER BY t.priority, t.room_code) FROM room_type t
      WHERE t.active_status AND t.max_pax >= 2) AS types
    FROM staff_user s, package_option o JOIN package p ON p.id = o.package_id
    WHERE s.username = 'frontdesk' AND p.code = 'LAGOON' AND o.nights = 2 LIMIT 1`);
  const [found] = rows;
  if (!found) return;
  for (const { inDays, booker, ...terms } of wanted) {
    const checkIn = addDays(today, inDays);
    await hold(deps, { ...found, ...terms, booker, checkIn, until: addDays(today, 1) });
  }
}

type Held = Omit<Wanted, "inDays"> & {
  readonly staffId: StaffId;
  readonly packageId: PackageId;
  readonly optionId: OptionId;
  readonly types: readonly RoomTypeId[];
  readonly checkIn: Day;
  readonly until: Day;
};

/** In a room of the first type that is free on one of the days from then on. */
async function hold(
  { db, settings }: Deps,
  { staffId, types, checkIn, until, ...held }: Held,
): Promise<void> {
  const occupants = { adult: 2, child: 0, toddler: 0, infant: 0 };
  const ownerId = randomUUID();
  const json = (roomTypeId: RoomTypeId, day: Day) =>
    BookingJson.parse({
      packageId: held.packageId,
      optionId: held.optionId,
      checkIn: day,
      party: { adults: 2, childAges: [], nonMalaysians: 0 },
      rooms: [{ roomTypeId, bedType: "twin", occupants }],
      booker: held.booker,
    });
  const sealer = createSealer(settings);
  for (let later = 0; later < 14; later++)
    for (const roomTypeId of types) {
      const draft = await createDraft(db, {
        ownerId,
        staffId,
        sealer,
        json: json(roomTypeId, addDays(checkIn, later)),
      });
      if (!draft.ok) return;
      const taken = await holdStay(db, { draftId: draft.value._id, ownerId, byStaff: true });
      if (!taken.ok) {
        await db.execute(sql`DELETE FROM draft WHERE id = ${draft.value._id}`);
        continue;
      }
      const { language, note } = held;
      const end = { untilDay: until, untilTime: "18:00", mail: false };
      await inTransaction(db, (tx) =>
        keepForGuest(tx, { holdId: taken.value._id, staffId, language, note, ...end }),
      );
      return;
    }
}
