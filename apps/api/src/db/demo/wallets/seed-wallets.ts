import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { AccountId, PaymentId, PurchaseId } from "@pulau/domain/ids.ts";
import { ledger, move, type Posting } from "@pulau/domain/ledger/postings.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { insertRows } from "../../insert-rows.ts";
import { sql } from "../../orm.ts";
import { ledgerEntry, ledgerTransaction, payment } from "../../schema/payments.ts";
import { payout } from "../../schema/payouts.ts";
import { purchase } from "../../schema/purchases.ts";
import { bankSession } from "../../schema/sandbox-bank.ts";
import type { Tx } from "../../tx.ts";
import type { Chance } from "../chance.ts";
import { demoStates } from "../demo-states.ts";
import type { DemoPeople } from "../people/make-people.ts";
import { at, minutesAfter } from "../stays/resort-clock.ts";

type Request = { people: DemoPeople; today: Day; prefix: string; seal: (plain: string) => string };

const name = { en: "Wallet top-up", my: "Tambah nilai dompet", cn: "钱包充值" };

/** Top-ups of the demo's guest; the sums of what came and went leave the wallet as the demo promises it. */
const topUps = [
  { daysAgo: 212, time: "20:14", sen: 25_000 },
  { daysAgo: 96, time: "08:41", sen: 10_000 },
  { daysAgo: 33, time: "21:07", sen: 50_000 },
] as const;

/** One payout in each state, by what happened to it. Of a Malaysian bank and one abroad. */
const payouts = [
  { daysAgo: 74, time: "10:20", sen: 40_000, through: ["approve", "pay"] },
  { daysAgo: 41, time: "15:32", sen: 30_000, through: ["reject"] },
  { daysAgo: 17, time: "09:11", sen: 15_000, through: ["cancel"] },
  { daysAgo: 3, time: "11:48", sen: 25_000, through: ["approve"] },
  { daysAgo: 1, time: "18:05", sen: 20_000, through: [] },
] as const;

/** Gives the guest's wallet a history: top-ups by the sandbox bank, one that was given up, and a payout in each state. */
export async function seedWallets(tx: Tx, chance: Chance, demo: Request): Promise<void> {
  const { people, today } = demo;
  const accountId = people.owners.get("guest")?.accountId;
  const memberId = people.members.find((member) => member.accountId === accountId)?.id;
  const [manager, admin] = ["manager", "admin"].map(
    (wanted) => people.staff.find(({ username }) => username === wanted)?.id ?? null,
  );
  if (!accountId || !memberId) throw new Error("the demo has no guest");
  for (const { daysAgo, time, sen } of topUps)
    await seedTopUp(tx, chance, { ...demo, accountId, sen, when: at(addDays(today, -daysAgo), time) });
  await seedGivenUp(tx, chance, { ...demo, accountId, sen: 20_000, when: at(addDays(today, -60), "22:35") });
  for (const current of payouts) {
    const when = at(addDays(today, -current.daysAgo), current.time);
    const id = chance.id();
    const decided = minutesAfter(when, 1_260);
    const state = demoStates.payout(...current.through);
    const approved = { approvedBy: manager, approvedAt: decided };
    await insertRows(tx, payout, [
      {
        id,
        accountId,
        memberId,
        amountSen: current.sen,
        state,
        requestedAt: when,
        number: `${demo.prefix}-W${await nextNumber(tx, "payout_number")}`,
        accountName: "Aisyah Rahman",
        bank: "maybank",
        bankName: "Maybank",
        swift: "MBBEMYKL",
        numberSealed: demo.seal("514012345678"),
        numberTail: "5678",
        ...(state === "approved" && approved),
        ...(state === "paid" && {
          ...approved,
          paidBy: admin,
          paidAt: minutesAfter(decided, 180),
          paidOn: addDays(today, 1 - current.daysAgo),
          bankReference: "MBB 0911 204 887",
        }),
        ...(state === "rejected" && {
          rejectedBy: manager,
          rejectedAt: decided,
          reason: "The account holder’s name is not the one of this wallet.",
        }),
        ...(state === "cancelled" && { cancelledAt: minutesAfter(when, 40) }),
      },
    ]);
    if (state === "paid")
      await seedMovement(
        tx,
        { kind: "payout", once: `payout:${id}:paid`, at: minutesAfter(decided, 180) },
        move(current.sen, ledger.wallet(accountId), ledger.bank("payouts")),
      );
  }
}

async function nextNumber(tx: Tx, sequence: "payout_number" | "purchase_number"): Promise<string> {
  const { rows } = await tx.execute<{ no: string }>(sql`SELECT nextval(${sequence}::regclass) AS no`);
  return String(rows[0]?.no).padStart(5, "0");
}

async function seedMovement(
  tx: Tx,
  movement: typeof ledgerTransaction.$inferInsert,
  postings: readonly Posting[],
): Promise<void> {
  const [made] = await tx.insert(ledgerTransaction).values(movement).returning();
  if (!made) throw new Error("a movement of the demo was not written");
  await tx.insert(ledgerEntry).values(
    postings.map(({ account, sen }) => ({
      transactionId: made.id,
      accountKind: account.kind,
      accountKey: account.key,
      sen,
    })),
  );
}

type Bought = { prefix: string; accountId: AccountId; sen: Sen; when: Date };

/** A purchase and its attempt at the sandbox bank, which knows of it too. */
async function seedPurchase(
  tx: Tx,
  chance: Chance,
  { prefix, accountId, sen, when }: Bought,
  paid: boolean,
): Promise<{ purchaseId: PurchaseId; paymentId: PaymentId }> {
  const [purchaseId, paymentId, session] = [chance.id(), chance.id(), chance.id()];
  const number = `${prefix}-P${await nextNumber(tx, "purchase_number")}`;
  const settledAt = minutesAfter(when, 4);
  await insertRows(tx, purchase, [
    {
      id: purchaseId,
      number,
      accountId,
      flow: "top-up" as const,
      facts: { name },
      totalSen: sen,
      ...(paid
        ? { paidSen: sen, state: demoStates.purchase("pay", "fulfil"), settledAt }
        : { state: demoStates.purchase("lapse"), cancelReason: "NOT_PAID_IN_TIME" as const }),
      payUntilCap: minutesAfter(when, 90),
      createdAt: when,
    },
  ]);
  await insertRows(tx, payment, [
    {
      id: paymentId,
      purchaseId,
      flow: "top-up" as const,
      gateway: "sandbox",
      part: "full" as const,
      amountSen: sen,
      state: demoStates.payment("attempt", paid ? "capture" : "decline"),
      gatewayRef: session,
      reason: paid ? null : "declined_by_bank",
      createdAt: minutesAfter(when, 1),
      settledAt,
    },
  ]);
  await insertRows(tx, bankSession, [
    {
      id: session,
      reference: paymentId,
      flow: "top-up",
      amountSen: sen,
      currency: "MYR",
      description: number,
      createdAt: minutesAfter(when, 1),
      endsAt: minutesAfter(when, 16),
      settledAt,
      callbackUrl: "",
      returnUrl: "",
      state: paid ? ("approved" as const) : ("declined" as const),
    },
  ]);
  return { purchaseId, paymentId };
}

async function seedTopUp(tx: Tx, chance: Chance, bought: Bought): Promise<void> {
  const { accountId, sen, when } = bought;
  const { purchaseId, paymentId } = await seedPurchase(tx, chance, bought, true);
  const at = minutesAfter(when, 4);
  await seedMovement(
    tx,
    { kind: "payment", purchaseId, paymentId, at },
    move(sen, ledger.gateway("sandbox"), ledger.purchase(purchaseId)),
  );
  await seedMovement(
    tx,
    { kind: "topUp", purchaseId, once: `purchase:${purchaseId}:fulfilled`, at },
    move(sen, ledger.purchase(purchaseId), ledger.wallet(accountId)),
  );
}

const seedGivenUp = async (tx: Tx, chance: Chance, bought: Bought): Promise<void> => {
  await seedPurchase(tx, chance, bought, false);
};
