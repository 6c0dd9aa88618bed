import type { NewWaitEntry } from "@pulau/contract/waiting-list.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import type { OwnerId, WaitEntryId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { arrivalsWanted } from "@pulau/domain/waiting/waiting-days.ts";
import type { z } from "zod";
import type { Db } from "../../../db/connect.ts";
import { and, eq, inArray, sql } from "../../../db/orm.ts";
import { packageOption, stayPackage } from "../../../db/schema/catalogue.ts";
import { waitEntry } from "../../../db/schema/enquiries.ts";
import { roomType } from "../../../db/schema/rooms.ts";
import { inTransaction, type Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";
import { offerAtEndsOf } from "../holds/public.ts";
import { firstThatFits } from "./find-fits.ts";

type WaitInput = z.output<typeof NewWaitEntry>;
type Request = {
  readonly request: WaitInput;
  readonly ownerId: OwnerId;
  readonly language: "en" | "my" | "cn";
  /** A mark of the network that asks, as holds have it. */
  readonly cameFrom: string;
};
type Refusals = "NOT_FOUND" | "PACKAGE_CLOSED" | "PARTY_TOO_LARGE" | "STILL_FREE" | "WAIT_QUOTA";

/**
 * Puts a guest on the wait-list. What can be booked now is not waited for (`STILL_FREE`): else waiting would be a way to
 * keep free rooms for hours. Asking again for the same stay, in the same name of an e-mail address, changes that place and keeps its turn.
 *
 * @returns the entry's id
 */
export async function joinWaiting(db: Db, wanted: Request): Promise<Result<string, Refusals>> {
  const { request } = wanted;
  const { limits, timeZone } = await loadSettings(db);
  const persons = request.party.adults + request.party.childAges.length;
  if (persons > limits.persons) return refuse("PARTY_TOO_LARGE", { persons, most: limits.persons });
  const nights = await nightsWanted(db, request);
  if (nights === null) return refuse("NOT_FOUND");
  const today = await loadToday(db, timeZone);
  if (arrivalsWanted(request, today).length === 0) return refuse("PACKAGE_CLOSED");
  const free = await firstThatFits(
    db,
    [{ ...request, ownerId: wanted.ownerId, nights, mayHaveContract: true }],
    today,
  );
  if (free) return refuse("STILL_FREE", { checkIn: free.fit.checkIn });
  return inTransaction(db, (tx) => enter(tx, { ...wanted, nights, most: limits.waitEntriesPerOwner }));
}

/** Nights of the stay; null when package, option or a room type is not on sale. */
async function nightsWanted(db: Db, request: WaitInput): Promise<number | null> {
  const [option] = await db
    .select({ nights: packageOption.nights })
    .from(packageOption)
    .innerJoin(stayPackage, eq(stayPackage.id, packageOption.packageId))
    .where(
      and(
        eq(packageOption.id, request.optionId),
        eq(stayPackage.id, request.packageId),
        eq(packageOption.activeStatus, true),
        eq(stayPackage.activeStatus, true),
      ),
    );
  if (!option) return null;
  const wished = [...new Set(request.roomTypeIds)];
  if (wished.length > 0) {
    const known = and(inArray(roomType.id, wished), eq(roomType.activeStatus, true));
    const types = await db.select({ id: roomType.id }).from(roomType).where(known);
    if (types.length !== wished.length) return null;
  }
  return Math.max(option.nights, request.nights ?? 0);
}

type Entering = Request & { readonly nights: number; readonly most: number };

async function enter(tx: Tx, entry: Entering): Promise<Result<string, "WAIT_QUOTA">> {
  const { request, ownerId, nights } = entry;
  const { consent: _, optionId, checkIn, email, ...rest } = request;
  // Two at the same moment are counted one after the other.
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`waiting ${email}`}, 0))`);
  const { rows } = await tx.execute<{ id: WaitEntryId; same: boolean }>(sql`
    SELECT id, owner_id = ${ownerId} AND email = ${email} AND state = 'waiting' AND option_id = ${optionId} AND check_in = ${checkIn} AS same
    FROM wait_entry WHERE state IN ('waiting', 'offered') AND (owner_id = ${ownerId} OR email = ${email})`);
  const wished = { from: addDays(checkIn, -rest.daysAround), to: addDays(checkIn, rest.daysAround + nights) };
  await offerAtEndsOf(tx, wished);
  const now = sql`pulau_now()`;
  const values = { ...rest, email, nights, language: entry.language, consentAt: now, changedAt: now };
  const again = rows.find(({ same }) => same);
  if (again) {
    await tx.update(waitEntry).set(values).where(eq(waitEntry.id, again.id));
    return ok(again.id);
  }
  if (rows.length >= entry.most) return refuse("WAIT_QUOTA", { most: entry.most });
  const [made] = await tx
    .insert(waitEntry)
    .values({ ...values, ownerId, optionId, checkIn, cameFrom: entry.cameFrom, createdAt: now })
    .returning({ id: waitEntry.id });
  if (!made) throw new Error("a place on the waiting list was not written");
  await enqueue(tx, "send-mail", { template: "wait-joined", entryId: made.id });
  return ok(made.id);
}
