import { randomUUID } from "node:crypto";
import { createDraftRoute } from "@pulau/contract/drafts.ts";
import { walletOpened } from "@pulau/domain/ledger/postings.ts";
import type { Db } from "../../db/connect.ts";
import { makeResort, type ResortIds } from "../../db/factories/resort.ts";
import { only } from "../../db/factories/words.ts";
import { account, member } from "../../db/schema/accounts.ts";
import { gatewayChoice } from "../../db/schema/gateways.ts";
import { ledgerEntry, ledgerTransaction, wallet } from "../../db/schema/payments.ts";
import { createTestDatabase, type TestDatabase } from "../../db/test-database.ts";
import { inTransaction } from "../../db/tx.ts";
import { submitBooking } from "../../modules/bookings/public.ts";
import { createDraft } from "../../modules/drafts/public.ts";
import { holdStay } from "../../modules/holds/public.ts";
import type { PayFor } from "../../modules/payments/pay-for.ts";
import { openPurchase } from "../../modules/purchases/public.ts";
import { loadSettings } from "../../modules/resort/public.ts";
import { createSealer } from "../../plugins/seal.ts";
import { movableClock } from "../../races/controls.ts";
import { stayOf } from "../../races/guest.ts";

export type World = {
  readonly base: TestDatabase;
  readonly resort: ResortIds;
  readonly clock: { move(seconds: number): Promise<void> };
  now(): Promise<Date>;
  close(): Promise<void>;
};

const many = 1_000_000;

/** A resort whose clock can be moved and on which nobody works but the history. */
export async function openWorld(): Promise<World> {
  const base = await createTestDatabase();
  const clock = await movableClock(base.pool);
  const limits = { holdsPerOwner: many, roomsPerOwner: many, roomsPerAddress: many };
  const resort = await makeResort(base.db, {
    ...{ days: 400, weekendSurcharge: false, settings: { bookingNoPrefix: "TB", limits } },
  });
  await base.db
    .insert(gatewayChoice)
    .values({ gateway: "fiuu", active: true, position: 9, changedAt: new Date() });
  return {
    base,
    resort,
    clock,
    async now() {
      const { rows } = await base.pool.query<{ now: Date }>("SELECT pulau_now() AS now");
      return only(rows).now;
    },
    close: () => base.drop(),
  };
}

/** What a history pays for, and whose it is. */
export type Bought = { readonly of: PayFor; readonly ownerId: string };
export type Flow = "reservation" | "invoice" | "top-up";
export const walletSen = 1_000_00;
const sealer = createSealer("a secret for every history of money");

/** An account with a wallet. */
async function makeBuyer(db: Db): Promise<string> {
  const ownerId = randomUUID();
  await db.insert(account).values({ id: ownerId, kind: "guest", name: "Mei Ling" });
  await db.insert(wallet).values({ accountId: ownerId });
  await db.insert(member).values({
    ...{ accountId: ownerId, name: "Mei Ling", email: `${ownerId}@example.test`, passwordHash: "none" },
    role: "admin",
  });
  await db.transaction(async (tx) => {
    const made = only(
      await tx.insert(ledgerTransaction).values({ kind: "opening", at: new Date() }).returning(),
    );
    const entries = walletOpened({ accountId: ownerId, sen: walletSen, why: "test" });
    await tx.insert(ledgerEntry).values(
      entries.map((each) => ({
        ...{ transactionId: made.id, accountKind: each.account.kind, accountKey: each.account.key },
        sen: each.sen,
      })),
    );
  });
  return ownerId;
}

/** Something that waits for its money: a booking, far enough ahead for a deposit, or a purchase. */
export async function buy({ base: { db }, resort }: World, flow: Flow, inDays: number): Promise<Bought> {
  const ownerId = await makeBuyer(db);
  if (flow === "top-up") {
    const name = { en: "Credit", my: "Kredit", cn: "充值" };
    const ask = { accountId: ownerId, subjectId: null, count: 1, facts: { name }, totalSen: 500_00 };
    const { _id } = await inTransaction(db, (tx) => openPurchase(tx, { ...ask, flow }));
    return { of: { purchaseId: _id }, ownerId };
  }
  const json = createDraftRoute.body.parse(stayOf(resort, { inDays }));
  const draft = await createDraft(db, { ownerId, json, sealer });
  if (!draft.ok) throw new Error("a draft was refused");
  const draftId = draft.value._id;
  const held = await holdStay(db, { draftId, ownerId });
  if (!held.ok) throw new Error(`a hold was refused: ${held.failure.code}`);
  const settings = await loadSettings(db);
  const submitted = await inTransaction(db, (tx) =>
    submitBooking(tx, {
      ...{ holdId: draftId, agreedTotalSen: held.value.quote.totalSen, ownerId, accountId: ownerId },
      ...{ language: "en", agent: null, settings, sealer },
    }),
  );
  if (!submitted.ok) throw new Error(`a booking was refused: ${submitted.failure.code}`);
  return { of: { bookingId: submitted.value._id }, ownerId };
}
