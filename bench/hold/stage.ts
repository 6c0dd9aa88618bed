import { randomUUID } from "node:crypto";
import { type BookingJson, createDraftRoute } from "@pulau/contract/drafts.ts";
import type { AccountId, DraftId } from "@pulau/domain/ids.ts";
import { walletOpened } from "@pulau/domain/ledger/postings.ts";
import type { Connected } from "../../apps/api/src/db/connect.ts";
import { makeResort } from "../../apps/api/src/db/factories/resort.ts";
import { only } from "../../apps/api/src/db/factories/words.ts";
import { account } from "../../apps/api/src/db/schema/accounts.ts";
import { ledgerEntry, ledgerTransaction, wallet } from "../../apps/api/src/db/schema/payments.ts";
import { createDraft } from "../../apps/api/src/modules/booking/drafts/save-draft.ts";
import { createSealer } from "../../apps/api/src/plugins/seal.ts";
import { stayOf } from "../../apps/api/src/races/guest.ts";
import type { BenchServer } from "../database.ts";
import { fillNights } from "../fill-nights.ts";

/** A complete draft of three rooms for three nights, and the account that owns it and can pay for it. */
export type Guest = { readonly draftId: DraftId; readonly ownerId: AccountId };

export const sealer = createSealer({
  secret: "a secret for every run of the benchmarks",
  earlierSecrets: [],
});

const days = 730;
const nights = 3;
const walletSen = 100_000_000;

/** A resort of 500 rooms with two years of bookings, and so many guests about to hold, each on a day of their own. */
export async function stageGuests(server: BenchServer, name: string, count: number): Promise<Guest[]> {
  const database = await server.create(name);
  const resort = await makeResort(database.db, {
    rooms: { standard: 300, deluxe: 150, family: 50 },
    days,
    nights,
    settings: { bookingNoPrefix: "TB", limits: { holdSeconds: 36_000, holdCapSeconds: 36_000 } },
  });
  await fillNights(database.pool, { from: resort.from, days });
  const guests: Guest[] = [];
  for (let i = 0; i < count; i++) {
    const inDays = 2 + ((i * 271) % (days - 10));
    const json = createDraftRoute.body.parse(stayOf(resort, { rooms: 3, inDays }));
    guests.push(await stageGuest(database, json));
  }
  await database.pool.query("ANALYZE");
  await database.close();
  return guests;
}

async function stageGuest({ db }: Connected, json: BookingJson): Promise<Guest> {
  const ownerId = randomUUID();
  await db.insert(account).values({ id: ownerId, kind: "guest", name: "Mei Ling" });
  await db.insert(wallet).values({ accountId: ownerId });
  const draft = await createDraft(db, { ownerId, json, sealer });
  if (!draft.ok) throw new Error("a draft was refused");
  await db.transaction(async (tx) => {
    const made = only(
      await tx.insert(ledgerTransaction).values({ kind: "opening", at: new Date() }).returning(),
    );
    const entries = walletOpened({ accountId: ownerId, sen: walletSen, why: "bench" });
    await tx.insert(ledgerEntry).values(
      entries.map(({ account: { kind, key }, sen }) => ({
        transactionId: made.id,
        accountKind: kind,
        accountKey: key,
        sen,
      })),
    );
  });
  return { draftId: draft.value._id, ownerId };
}
