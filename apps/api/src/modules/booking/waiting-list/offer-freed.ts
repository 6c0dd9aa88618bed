import { BookingJson } from "@pulau/contract/drafts.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { DraftId, WaitEntryId } from "@pulau/domain/ids.ts";
import type { RoomToQuote } from "@pulau/domain/pricing/lines.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { offerEndsAt } from "@pulau/domain/waiting/waiting-days.ts";
import { loadNow } from "../../../db/clock.ts";
import type { Db } from "../../../db/connect.ts";
import { and, eq, PgTransaction, sql } from "../../../db/orm.ts";
import { waitEntry } from "../../../db/schema/enquiries.ts";
import { inSavepoint, inTransaction, type Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import type { Sealer } from "../../../plugins/seal.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";
import { contractOf } from "../../partners/agents/public.ts";
import { prepareDraft } from "../drafts/public.ts";
import { holdForOffer, planPrice, queueOfferCheck, refuseShortStock } from "../holds/public.ts";
import { closeStale } from "./close-stale.ts";
import { firstThatFits } from "./find-fits.ts";
import { type Freed, type WaitingRow, waitingFor } from "./waiting-rows.ts";

/** Any number that no other advisory lock of the product uses. */
const turnLock = 4_201_907;
/** Tries for one guest: each that fails means that a rival was faster, or that the look was older than the claim. */
const mostTries = 5;

/**
 * Offers freed stays to those who wait, in the order of entry, until nobody fits any more. Run as often as one likes, by
 * as many processes as one likes: offers are made one at a time, and what is claimed twice the claims' keys refuse.
 *
 * @param freed nights that came free; null or empty looks at everybody who waits
 */
export async function offerFreed(db: Db, sealer: Sealer, freed: Freed | null): Promise<void> {
  const open = await inTransaction(db, async (tx) => {
    await closeStale(tx);
    return mayOffer(tx);
  });
  if (open) await offerAll(freed, (look) => offerNext(db, sealer, look));
}

/** While the resort is closed nobody could take an offer; when it opens, all who wait are looked at. */
const mayOffer = async (tx: Tx): Promise<boolean> => (await loadSettings(tx)).opening.open;

type Look = { readonly freed: Freed; readonly passedOver: readonly string[] };
type Offered = { readonly entryId: WaitEntryId; readonly made: boolean } | null;

/** Longest wait for a lock while the transaction that frees the nights is still open: its caller waits as well. */
const shortPatience = "500ms";

/**
 * The same for the transaction that frees the nights, as its last step: who waits has them before anybody else can see
 * that they are free. What can't be done there and then (somebody else is offering, a stay is being claimed) is queued.
 */
export async function offerWithin(tx: Tx, sealer: Sealer, freed: Freed | null): Promise<void> {
  try {
    await tx.transaction(async (own) => {
      await own.execute(sql`SELECT set_config('lock_timeout', ${shortPatience}, true)`);
      await closeStale(own);
      if (await mayOffer(own)) await offerAll(freed, (look) => offerNext(own, sealer, look));
    });
  } catch {
    await queueOfferCheck(tx, freed?.from && freed.to ? { from: freed.from, to: freed.to } : null);
  }
}

async function offerAll(freed: Freed | null, offer: (look: Look) => Promise<Offered>): Promise<void> {
  const tries = new Map<string, number>();
  for (;;) {
    const passedOver = [...tries].filter(([, count]) => count >= mostTries).map(([id]) => id);
    const offered = await offer({ freed: freed ?? {}, passedOver });
    if (offered === null) return;
    if (!offered.made) tries.set(offered.entryId, (tries.get(offered.entryId) ?? 0) + 1);
  }
}

/** One offer to the first whom something fits; null when there is nobody. */
async function offerNext(db: Db | Tx, sealer: Sealer, look: Look): Promise<Offered> {
  let entryId: WaitEntryId | null = null;
  const inOne = (work: (tx: Tx) => Promise<Result<boolean>>) =>
    isTx(db) ? inSavepoint(db, work) : inTransaction(db, work);
  const made = await refuseShortStock(() =>
    inOne(async (tx) => {
      // One offer at a time: the next look must see what this one took, or who came later could be asked first.
      await tx.execute(sql`SELECT pg_advisory_xact_lock(${turnLock})`);
      const looking = isTx(db) ? tx : db;
      const { timeZone } = await loadSettings(looking);
      const waiting = await waitingFor(tx, look.freed, look.passedOver);
      const found = await firstThatFits(looking, waiting, await loadToday(looking, timeZone));
      entryId = found?.entry.id ?? null;
      if (!found) return ok(false);
      return offerTo(tx, looking, { sealer, entry: found.entry, ...found.fit });
    }),
  );
  return entryId === null ? null : { entryId, made: made.ok };
}

const isTx = (db: Db | Tx): db is Tx => db instanceof PgTransaction;

type Offer = {
  readonly sealer: Sealer;
  readonly entry: WaitingRow;
  readonly checkIn: Day;
  readonly choices: readonly RoomToQuote[][];
};

/** Holds the first of the ways to sleep the party that can be had and priced, and queues mail and deadline. */
async function offerTo(
  tx: Tx,
  db: Db | Tx,
  { sealer, entry, checkIn, choices }: Offer,
): Promise<Result<boolean>> {
  const [rooms] = choices;
  if (!rooms) return refuse("SOLD_OUT");
  const json = draftOf(entry, checkIn, rooms);
  const contract = await contractOf(db, entry.ownerId);
  const draftId = await prepareDraft(tx, { ownerId: entry.ownerId, json, sealer });
  for (const some of choices) {
    const wanted = { ...json, rooms: draftOf(entry, checkIn, some).rooms };
    const plan = await planPrice(db, wanted, { holdId: draftId, ownerId: entry.ownerId, contract });
    if (!plan.ok) continue;
    await tx.execute(
      sql`UPDATE draft SET json = json || ${JSON.stringify({ rooms: wanted.rooms })}::jsonb WHERE id = ${draftId}`,
    );
    const now = await loadNow(tx);
    const until = await deadline(tx, { checkIn, now });
    const held = await holdForOffer(tx, { draftId, ownerId: entry.ownerId, stay: plan.value, now, until });
    if (!held.ok) return held;
    return markOffered(tx, { entryId: entry.id, draftId, checkIn, now, until });
  }
  return refuse("NO_RATE");
}

/** What the guest would have typed so far: the wizard asks for the rest. */
const draftOf = (entry: WaitingRow, checkIn: Day, rooms: readonly RoomToQuote[]): BookingJson =>
  BookingJson.parse({
    packageId: entry.packageId,
    optionId: entry.optionId,
    checkIn,
    nights: entry.nights,
    party: entry.party,
    rooms,
    booker: { bookingName: entry.name, email: entry.email, mobile: entry.phone },
    step: "guests",
  });

async function deadline(tx: Tx, { checkIn, now }: { checkIn: Day; now: Date }): Promise<Date> {
  const { limits, timeZone } = await loadSettings(tx);
  const { rows } = await tx.execute<{ begins: string }>(
    sql`SELECT ${checkIn}::date::timestamp AT TIME ZONE ${timeZone} AS begins`,
  );
  const arrivalDayBegins = new Date(rows[0]?.begins ?? now);
  return offerEndsAt({ now, minutes: limits.waitOfferMinutes, arrivalDayBegins, timeZone });
}

type Made = { entryId: WaitEntryId; draftId: DraftId; checkIn: Day; now: Date; until: Date };

/** `WRONG_STATE`: the guest has left the list since it was read. */
async function markOffered(tx: Tx, made: Made): Promise<Result<boolean, "WRONG_STATE">> {
  const { entryId, draftId, checkIn, now, until } = made;
  const { rowCount } = await tx
    .update(waitEntry)
    .set({
      state: "offered",
      draftId,
      offeredCheckIn: checkIn,
      offeredAt: now,
      offerUntil: until,
      changedAt: now,
    })
    .where(and(eq(waitEntry.id, entryId), eq(waitEntry.state, "waiting")));
  if (rowCount !== 1) return refuse("WRONG_STATE");
  await enqueue(tx, "send-mail", { template: "wait-offer", entryId });
  await enqueue(tx, "end-offer", { entryId }, { startAfter: until });
  return ok(true);
}
