import { randomUUID } from "node:crypto";
import { createDraftRoute } from "@pulau/contract/drafts.ts";
import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { AccountId, PurchaseId, RoomId, StaffId, StockId } from "@pulau/domain/ids.ts";
import { walletOpened } from "@pulau/domain/ledger/postings.ts";
import { ok } from "@pulau/domain/result.ts";
import type { Db } from "../../db/connect.ts";
import { makeClaims } from "../../db/factories/claims.ts";
import { makeResort, type ResortIds } from "../../db/factories/resort.ts";
import { inAll, only } from "../../db/factories/words.ts";
import { sql } from "../../db/orm.ts";
import { account, member } from "../../db/schema/accounts.ts";
import { gatewayChoice } from "../../db/schema/gateways.ts";
import { ledgerEntry, ledgerTransaction, wallet } from "../../db/schema/payments.ts";
import { promoCode } from "../../db/schema/promotions.ts";
import { stock } from "../../db/schema/transport.ts";
import { createTestDatabase, type TestDatabase } from "../../db/test-database.ts";
import { inTransaction } from "../../db/tx.ts";
import { submitBooking } from "../../modules/booking/checkout/public.ts";
import { createDraft } from "../../modules/booking/drafts/public.ts";
import { claimPieces, holdStay, refuseShortStock } from "../../modules/booking/holds/public.ts";
import { loadSettings } from "../../modules/ground/resort/public.ts";
import type { PayFor } from "../../modules/money/payments/pay-for.ts";
import { openShift } from "../../modules/money/shifts/public.ts";
import { createStaff } from "../../modules/people/accounts/test-people.ts";
import { buyPlaces } from "../../modules/selling/events/buy-places.ts";
import { guestsOf, makeEvent } from "../../modules/selling/events/test-event.ts";
import { buyPackage } from "../../modules/selling/promo-packages/buy-package.ts";
import { makePromo } from "../../modules/selling/promo-packages/test-promo.ts";
import { openPurchase } from "../../modules/selling/purchases/public.ts";
import { buyPromo } from "../../modules/selling/vouchers/buy-promo.ts";
import { createSealer } from "../../plugins/seal.ts";
import { movableClock } from "../../races/controls.ts";
import { stayOf } from "../../races/guest.ts";
import { KillableProcess } from "./killable-process.ts";

export type World = {
  readonly base: TestDatabase;
  readonly resort: ResortIds;
  /** Who is at the desk. */
  readonly staffId: StaffId;
  readonly clock: { move(seconds: number): Promise<void> };
  now(): Promise<Date>;
  /** The living process with this number. It outlives a history: its connections know the catalogue already. */
  processAt(i: number): KillableProcess;
  close(): Promise<void>;
};

const many = 1_000_000;

/** A resort whose clock can be moved and on which nobody works but the history. */
export async function openWorld(): Promise<World> {
  const base = await createTestDatabase();
  const clock = await movableClock(base.pool);
  const limits = { holdsPerOwner: many, roomsPerOwner: many, roomsPerAddress: many };
  const resort = await makeResort(base.db, {
    days: 400,
    weekendSurcharge: false,
    settings: { bookingNoPrefix: "TB", limits },
  });
  await base.db
    .insert(gatewayChoice)
    .values({ gateway: "fiuu", active: true, position: 9, changedAt: new Date() });
  const desk = await createStaff(base.db);
  const opening = { staffId: desk.id, drawer: 1, floatSen: 500_000 };
  await inTransaction(base.db, (tx) => openShift(tx, opening));
  const lives: KillableProcess[] = [];
  return {
    base,
    resort,
    staffId: desk.id,
    clock,
    async now() {
      const { rows } = await base.pool.query<{ now: Date }>("SELECT pulau_now() AS now");
      return only(rows).now;
    },
    processAt(i) {
      const there = lives[i];
      if (there && !there.isDead) return there;
      const life = new KillableProcess(base.url);
      lives[i] = life;
      return life;
    },
    async close() {
      await Promise.all(lives.map((life) => life.end()));
      await base.drop();
    },
  };
}

/** What a history pays for, and whose it is; `rival` takes from it all that is free or whose time is over. */
export type Bought = { readonly of: PayFor; readonly ownerId: AccountId; rival(): Promise<string> };
export type Flow = "reservation" | "invoice" | "top-up" | "event" | "package-deposit" | "promo-code";
export const walletSen = 1_000_00;
const sealer = createSealer({ secret: "a secret for every history of money", earlierSecrets: [] });

/** An account with a wallet. */
async function makeBuyer(db: Db): Promise<string> {
  const ownerId = randomUUID();
  await db.insert(account).values({ id: ownerId, kind: "guest", name: "Mei Ling" });
  await db.insert(wallet).values({ accountId: ownerId });
  await db.insert(member).values({
    accountId: ownerId,
    name: "Mei Ling",
    email: `${ownerId}@example.test`,
    passwordHash: "none",
    role: "admin",
  });
  await db.transaction(async (tx) => {
    const made = only(
      await tx.insert(ledgerTransaction).values({ kind: "opening", at: new Date() }).returning(),
    );
    const entries = walletOpened({ accountId: ownerId, sen: walletSen, why: "test" });
    await tx.insert(ledgerEntry).values(
      entries.map((entry) => ({
        transactionId: made.id,
        accountKind: entry.account.kind,
        accountKey: entry.account.key,
        sen: entry.sen,
      })),
    );
  });
  return ownerId;
}

/** Something that waits for its money: a booking, far enough ahead for a deposit, or a purchase. */
export async function buy(world: World, flow: Flow, inDays: number): Promise<Bought> {
  const ownerId = await makeBuyer(world.base.db);
  return flow === "reservation" || flow === "invoice"
    ? { ownerId, ...(await book(world, ownerId, inDays)) }
    : { ownerId, ...(await purchases[flow](world, ownerId, inDays)) };
}

async function book({ base: { db }, resort }: World, ownerId: AccountId, inDays: number) {
  const json = createDraftRoute.body.parse(stayOf(resort, { inDays }));
  const draft = await createDraft(db, { ownerId, json, sealer });
  if (!draft.ok) throw new Error("a draft was refused");
  const draftId = draft.value._id;
  const held = await holdStay(db, { draftId, ownerId });
  if (!held.ok) throw new Error(`a hold was refused: ${held.failure.code}`);
  const settings = await loadSettings(db);
  const submitted = await inTransaction(db, (tx) =>
    submitBooking(tx, {
      holdId: draftId,
      agreedTotalSen: held.value.quote.totalSen,
      ownerId,
      accountId: ownerId,
      termsAgreed: true,
      language: "en",
      agent: null,
      settings,
      sealer,
    }),
  );
  if (!submitted.ok) throw new Error(`a booking was refused: ${submitted.failure.code}`);
  const night = addDays(resort.from, inDays);
  return {
    of: { bookingId: submitted.value._id },
    rival: () => takeRooms(db, resort.roomTypes.standard.roomIds, night),
  };
}

/** All rooms of the type that are free for a night, or whose hold is over, become somebody else's. */
async function takeRooms(db: Db, roomIds: readonly RoomId[], night: Day): Promise<string> {
  const holdId = await makeClaims(db, { checkIn: night, checkOut: night, secondsLeft: aLongTime });
  const { rowCount } = await db.execute(sql`
    INSERT INTO room_night AS mine (room_id, night, hold_id, state, expires_at)
    SELECT r, ${night}::date, ${holdId}::uuid, 'hold', pulau_now() + make_interval(secs => ${aLongTime})
    FROM unnest(${sql.param(roomIds)}::uuid[]) AS r ORDER BY r
    ON CONFLICT ON CONSTRAINT room_night_room_id_night_pk DO UPDATE
      SET hold_id = excluded.hold_id, state = excluded.state, expires_at = excluded.expires_at
      WHERE mine.state <> 'booked' AND mine.expires_at <= pulau_now()`);
  return `took ${rowCount} rooms`;
}

/** All that can be had of a stock becomes somebody else's. */
async function takePieces(db: Db, stockId: StockId): Promise<string> {
  const until = new Date(Date.now() + aLongTime * 1000);
  let took = 0;
  for (;;) {
    const claim = { holdId: randomUUID(), ownerId: randomUUID(), pieces: [{ stockId, pieces: 1 }] };
    const got = await refuseShortStock(async () => {
      await inTransaction(db, (tx) => claimPieces(tx, { ...claim, state: "hold", until }));
      return ok(true);
    });
    if (!got.ok) return `took ${took} pieces`;
    took += 1;
  }
}

const aLongTime = 10 * 365 * 86_400;
const pieces = 3;
type Opening = (
  world: World,
  accountId: AccountId,
  inDays: number,
) => Promise<{ of: { purchaseId: PurchaseId }; rival(): Promise<string> }>;

const purchases: Record<Exclude<Flow, "reservation" | "invoice">, Opening> = {
  "top-up": async ({ base: { db } }, accountId) => {
    const facts = { name: { en: "Credit", my: "Kredit", cn: "充值" } };
    const purchase = {
      accountId,
      flow: "top-up" as const,
      subjectId: null,
      count: 1,
      facts,
      totalSen: 500_00,
    };
    const opened = await inTransaction(db, (tx) => openPurchase(tx, purchase));
    if (!opened.ok) throw new Error(`credit was refused: ${opened.failure.code}`);
    return { of: { purchaseId: opened.value._id }, rival: async () => "nothing to take" };
  },
  event: async ({ base: { db }, resort }, accountId, inDays) => {
    const eventId = await makeEvent(db, resort, { inDays, capacity: pieces });
    const order = { eventId, guests: guestsOf(2, 1) };
    const opened = await inTransaction(db, (tx) => buyPlaces(tx, { accountId, order }));
    if (!opened.ok) throw new Error(`places were refused: ${opened.failure.code}`);
    return { of: { purchaseId: opened.value.purchaseId }, rival: () => takePieces(db, eventId) };
  },
  "package-deposit": async ({ base: { db }, resort }, accountId) => {
    const { promoPackageId } = await makePromo(db, resort, { nosToSell: pieces });
    const order = { promoPackageId, count: 2, pax: 2 };
    const opened = await inTransaction(db, (tx) => buyPackage(tx, { accountId, order }));
    if (!opened.ok) throw new Error(`a package was refused: ${opened.failure.code}`);
    return { of: { purchaseId: opened.value.purchaseId }, rival: () => takePieces(db, promoPackageId) };
  },
  "promo-code": async ({ base: { db } }, accountId) => {
    const { id: stockId } = only(
      await db.insert(stock).values({ kind: "promoUses", capacity: pieces }).returning({ id: stock.id }),
    );
    const words = { name: inAll("RM 100"), description: inAll("RM 100 for RM 90"), picture: "reef" };
    const { id: promoCodeId } = only(
      await db
        .insert(promoCode)
        .values({ code: randomUUID(), type: "cash", ...words, valueSen: 100_00, priceSen: 90_00, stockId })
        .returning({ id: promoCode.id }),
    );
    const key = { actor: accountId, route: "buy", key: randomUUID(), bodyHash: "buy", status: 201 };
    const opened = await buyPromo(db, key, { accountId, promoCodeId, count: 2 });
    if (!opened.ok) throw new Error(`vouchers were refused: ${opened.failure.code}`);
    return { of: { purchaseId: opened.value.purchaseId }, rival: () => takePieces(db, stockId) };
  },
};
