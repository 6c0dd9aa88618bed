import { randomUUID } from "node:crypto";
import type { JobId, PaymentId, PurchaseId, RefundId } from "@pulau/domain/ids.ts";
import type { Db } from "../../db/connect.ts";
import { inTransaction } from "../../db/tx.ts";
import type { Gateways } from "../../gateways/gateways.ts";
import { jobHandlers } from "../../jobs/handlers.ts";
import type { JobHandlers, JobName } from "../../jobs/jobs.ts";
import { findBooking } from "../../modules/booking/bookings/public.ts";
import { cancelBooking } from "../../modules/booking/cancellation/cancel-booking.ts";
import { quoteRefund } from "../../modules/booking/cancellation/refund-quote.ts";
import { loadSettings, loadToday } from "../../modules/ground/resort/public.ts";
import { endOpenPages } from "../../modules/money/payments/public.ts";
import { startPayment } from "../../modules/money/payments/start-payment.ts";
import { storeGatewayEvent } from "../../modules/money/payments/store-gateway-event.ts";
import { payFromWallet, refuseShortWallet } from "../../modules/money/payments/wallet.ts";
import { returnPlaces } from "../../modules/selling/events/return-places.ts";
import { cancelPurchase } from "../../modules/selling/purchases/cancel-purchase.ts";
import { withIdempotency } from "../../plugins/idempotency.ts";
import { raceSecret } from "../../races/server-process.ts";
import { readSettings } from "../../settings.ts";
import type { Bank } from "./bank.ts";
import {
  cashAtDesk,
  type Desk,
  type DeskOutcome,
  refundAtDesk,
  resolveRefundAtDesk,
  voidAtDesk,
} from "./desk.ts";
import type { KillableProcess } from "./killable-process.ts";
import type { Moment, MoneyEvent, Of } from "./money-events.ts";
import type { Bought, Flow, World } from "./world.ts";

type Process = {
  readonly life: KillableProcess;
  readonly db: Db;
  readonly gateways: Gateways;
  readonly jobs: JobHandlers;
};

/** One history of one booking or purchase, told against banks with books of their own. */
export class History {
  readonly world: World;
  readonly bought: Bought;
  readonly flow: Flow;
  readonly banks: readonly Bank[];
  readonly log: string[] = [];
  wasCancelled = false;
  /** Staff sent money back or took a payment out of the books, and what was agreed need not be there any more. */
  deskHadAHand = false;
  readonly #keys = new Map<number, string>();
  readonly #lives: Process[] = [];
  readonly #settings = readSettings({ PULAU_SECRET: raceSecret, LOG_LEVEL: "silent" });

  constructor(of: { world: World; bought: Bought; flow: Flow; banks: readonly Bank[] }) {
    this.world = of.world;
    this.bought = of.bought;
    this.flow = of.flow;
    this.banks = of.banks;
  }

  get sessions() {
    return this.banks.flatMap((bank) => bank.sessions.map((session) => ({ bank, session })));
  }

  /** A process of ours; those that are alive are used again. */
  #process(i: number): Process {
    const there = this.#lives[i];
    if (there && !there.life.isDead) return there;
    const life = this.world.processAt(i);
    const { db } = life.connected;
    const ready = this.banks.map((bank) => bank.client((work) => life.call(work)));
    const gateways: Gateways = { ready, find: (id) => ready.find((gateway) => gateway.id === id) ?? null };
    const jobs = jobHandlers({ db, settings: this.#settings, deliverMail: async () => {}, gateways });
    const made = { life, db, gateways, jobs };
    this.#lives[i] = made;
    return made;
  }

  async tell({ first, second, diesAt }: Moment): Promise<void> {
    await this.#setClocks();
    const process = this.#process(0);
    if (diesAt !== null) process.life.diesAt(diesAt);
    const both = [process.life.run(() => this.#do(process, first))];
    if (second) {
      const other = this.#process(1);
      both.push(other.life.run(() => this.#do(other, second)));
    }
    const ends = await Promise.all(both);
    this.log.push(
      `${JSON.stringify(first)}${second ? ` with ${JSON.stringify(second)}` : ""}: ${ends.join(", ")}`,
    );
    if (diesAt !== null && !process.life.isDead) process.life.diesAt(Number.POSITIVE_INFINITY);
  }

  async #setClocks(): Promise<void> {
    const now = await this.world.now();
    for (const bank of this.banks) bank.now = now;
  }

  /** Each answers a word for the story. */
  async #do(process: Process, happening: MoneyEvent): Promise<string> {
    switch (happening.do) {
      case "open":
        return this.#open(process, happening);
      case "wallet":
        return this.#wallet(process, happening);
      case "atBank":
        return this.#atBank(happening);
      case "callback":
        return this.#callback(process, happening);
      case "poll":
        return this.#poll(process, happening.attempt);
      case "job":
        return this.#job(process, happening.which);
      case "wait":
        await this.world.clock.move(happening.seconds);
        return "waited";
      case "cancel":
        return this.#cancel(process);
      case "rival":
        return this.bought.rival();
      case "refund":
        return this.#atDesk(process, (desk) => refundAtDesk(desk, happening));
      case "cash":
        return this.#atDesk(process, (desk) => cashAtDesk(desk, happening.share));
      case "void":
        return this.#atDesk(process, (desk) => voidAtDesk(desk, happening.attempt));
      case "fault":
        this.#bank(happening.bank).faults.push(happening.when);
        return "soon";
      case "refuse":
        this.#bank(happening.bank).refuses = true;
        return "from now on";
      case "comesBack":
        return this.#comesBack(process, happening);
      case "elsewhere":
        return this.#elsewhere(process, happening);
      case "wayOut":
        return resolveRefundAtDesk(process.db, this.world.staffId, await this.#waitingRefunds(), happening);
    }
  }

  #bank(i: number): Bank {
    const bank = this.banks[i % this.banks.length];
    if (!bank) throw new Error("a history without a bank");
    return bank;
  }

  /** The same number is the same press: its key is the same however often it comes. */
  #keyed(number: number, purpose: string) {
    const key = this.#keys.get(number) ?? randomUUID();
    this.#keys.set(number, key);
    return { actor: this.bought.ownerId, route: purpose, key, bodyHash: purpose, status: 201 };
  }

  async #open({ db, gateways }: Process, { bank, part, key }: Of<"open">) {
    const { of, ownerId } = this.bought;
    const gateway = this.#bank(bank).kind.id;
    const deps = { db, gateways, publicUrl: "https://pulau.test" };
    const keyed = this.#keyed(key, `start ${gateway} ${part}`);
    const started = await startPayment(deps, keyed, { of, ownerId, part, gateway, flow: this.flow });
    return started.ok ? "opened" : started.failure.code;
  }

  async #wallet({ db, gateways }: Process, { part, share, key }: Of<"wallet">) {
    const { of, ownerId } = this.bought;
    const ended = await endOpenPages({ db, gateways }, of, { part, gateway: "wallet" });
    if (!ended.ok) return ended.failure.code;
    const amountSen = share === 1 ? undefined : 100_00 * share;
    const paid = await refuseShortWallet(() =>
      withIdempotency(db, this.#keyed(key, `wallet ${part} ${amountSen}`), (tx) =>
        payFromWallet(tx, { of, ownerId, accountId: ownerId, part, amountSen }),
      ),
    );
    return paid.ok ? "paid" : paid.failure.code;
  }

  async #atBank({ session: i, verdict }: Of<"atBank">): Promise<string> {
    const { sessions } = this;
    const found = sessions[i % Math.max(1, sessions.length)];
    if (!found) return "nothing open";
    const { bank, session } = found;
    if (verdict === "less") bank.decide(session, "paid", session.amountSen - 1);
    else bank.decide(session, verdict);
    return session.state;
  }

  async #callback({ db }: Process, { session: i, wrong }: Of<"callback">) {
    const { sessions } = this;
    const found = sessions[i % Math.max(1, sessions.length)];
    const news = found?.bank.message(found.session);
    if (!found || !news) return "nothing to say";
    const lies = { amount: { amountSen: news.amountSen + 5 }, currency: { currency: "SGD" } };
    const message = wrong === "amount" || wrong === "currency" ? { ...news, ...lies[wrong] } : news;
    const eventId = wrong === "no" || wrong === "flow" ? news.eventId : `${news.eventId}-${wrong}`;
    const flow = wrong === "flow" ? "event" : this.flow;
    await storeGatewayEvent(db, { gateway: found.bank.kind.id, flow, message: { ...message, eventId } });
    return message.state;
  }

  /** The news may be told at once; if not, or if nobody hears it, the bank repeats it later. */
  async #comesBack({ db }: Process, { bank: i, which, isDelivered }: Of<"comesBack">): Promise<string> {
    const bank = this.#bank(i);
    if (!bank.sendBack(which)) return "nothing to come back";
    if (isDelivered) await this.#deliverAll(db, bank);
    return isDelivered ? "told" : "not told yet";
  }

  /** The money is gone, and nobody has asked the booking: what was agreed need not be there any more. */
  async #elsewhere(
    { db }: Process,
    { bank: i, which, share, isDelivered }: Of<"elsewhere">,
  ): Promise<string> {
    const bank = this.#bank(i);
    const sen = bank.refundElsewhere(which, share);
    if (sen === 0) return "nothing to send back";
    this.deskHadAHand = true;
    if (isDelivered) await this.#deliverAll(db, bank);
    return `${sen} went back, ${isDelivered ? "told" : "not told yet"}`;
  }

  async #deliverAll(db: Db, bank: Bank): Promise<void> {
    for (let message = bank.undelivered[0]; message; message = bank.undelivered[0]) {
      await storeGatewayEvent(db, { gateway: bank.kind.id, flow: this.flow, message });
      bank.undelivered.shift();
    }
  }

  async #waitingRefunds(): Promise<RefundId[]> {
    const { rows } = await this.world.base.pool.query<{ id: RefundId }>(
      `SELECT id FROM refund WHERE coalesce(booking_id, purchase_id) = $1 AND state IN ('failed', 'byHand')
       ORDER BY created_at, id`,
      [this.bought.of.bookingId ?? this.bought.of.purchaseId],
    );
    return rows.map(({ id }) => id);
  }

  async #poll({ jobs }: Process, i: number): Promise<string> {
    const ids = await this.paymentIds();
    const paymentId = ids[i % Math.max(1, ids.length)];
    if (!paymentId) return "nothing to ask about";
    await jobs["poll-payment"]({ paymentId }).catch(orLater);
    return "asked";
  }

  async #cancel({ db, gateways }: Process): Promise<string> {
    const { of, ownerId } = this.bought;
    const { bookingId } = of;
    const done =
      bookingId === undefined
        ? await this.#cancelPurchase({ db, gateways }, of.purchaseId)
        : await inTransaction(db, async (tx) => {
            const row = await findBooking(tx, bookingId);
            const { timeZone } = await loadSettings(tx);
            const quoted = row && (await quoteRefund(tx, row, await loadToday(tx, timeZone)));
            const agreedRefundSen = quoted?.ok ? quoted.value.refundSen : 0;
            return cancelBooking(tx, { bookingId, agreedRefundSen, by: { ownerId } });
          });
    if (done.ok) this.wasCancelled = true;
    return done.ok ? "cancelled" : done.failure.code;
  }

  async #atDesk({ db }: Process, act: (desk: Desk) => Promise<DeskOutcome>): Promise<string> {
    const { bookingId } = this.bought.of;
    if (bookingId === undefined) return "no booking";
    const { staffId, resort } = this.world;
    const paymentIds = (gateway: string | null) => this.paymentIds(gateway);
    const { word, undid } = await act({ db, bookingId, staffId, today: resort.from, paymentIds });
    this.deskHadAHand ||= undid;
    return word;
  }

  async #cancelPurchase(deps: Pick<Process, "db" | "gateways">, purchaseId: PurchaseId) {
    const places = { purchaseId, accountId: this.bought.ownerId, to: "source" as const };
    const given = await inTransaction(deps.db, (tx) => returnPlaces(tx, places));
    if (given.ok) return given;
    const ended = await endOpenPages(deps, { purchaseId }, null);
    const key = { purchaseId, accountId: this.bought.ownerId };
    return ended.ok ? inTransaction(deps.db, (tx) => cancelPurchase(tx, key)) : ended;
  }

  async paymentIds(gateway: string | null = null): Promise<PaymentId[]> {
    const { rows } = await this.world.base.pool.query<{ id: PaymentId }>(
      `SELECT id FROM payment WHERE coalesce(booking_id, purchase_id) = $1 AND gateway = coalesce($2, gateway)
       ORDER BY created_at, id`,
      [this.bought.of.bookingId ?? this.bought.of.purchaseId, gateway],
    );
    return rows.map(({ id }) => id);
  }

  /** Does one of the jobs that are due, as the queue would: it stays in it until it is done. */
  async #job(process: Process, which: number): Promise<string> {
    const { rows } = await this.world.base.pool.query<{ id: JobId; name: JobName; data: never }>(
      `SELECT id, name, data FROM pgboss.job
       WHERE state IN ('created', 'retry') AND start_after <= pulau_now() ORDER BY id`,
    );
    const job = rows[which % Math.max(1, rows.length)];
    if (!job) return "no job";
    try {
      await process.jobs[job.name](job.data);
    } catch (error) {
      orLater(error);
      await this.#postpone(job.id);
      return `${job.name} later`;
    }
    await this.world.base.pool.query("DELETE FROM pgboss.job WHERE id = $1", [job.id]);
    return job.name;
  }

  #postpone(id: JobId) {
    return this.world.base.pool.query(
      "UPDATE pgboss.job SET state = 'retry', start_after = pulau_now() + interval '5 s' WHERE id = $1",
      [id],
    );
  }

  /**
   * Quiet returns: the banks can be reached, nobody dies, and the queue is worked on until nothing waits in it that could
   * still move money. Callbacks that were not delivered never come.
   */
  async settle(): Promise<void> {
    for (const bank of this.banks) Object.assign(bank.faults, { length: 0 });
    const process = this.#process(0);
    process.life.diesAt(Number.POSITIVE_INFINITY);
    for (const bank of this.banks) await this.#deliverAll(process.db, bank);
    for (let rounds = 0; rounds < mostRounds; rounds += 1) {
      await this.#setClocks();
      for (let did = ""; did !== "no job"; ) did = await this.#job(process, 0);
      const seconds = await this.#secondsToNext();
      if (seconds === null) return;
      await this.world.clock.move(Math.max(1, seconds));
    }
    throw new Error(`it never comes to rest:\n  ${this.log.join("\n  ")}`);
  }

  /** Until the next job that can still move money, or straight to the end of the pages that it only asks about. */
  async #secondsToNext(): Promise<number | null> {
    const { rows } = await this.world.base.pool.query<{ seconds: number }>(
      `SELECT extract(epoch FROM start_after - pulau_now())::float8 AS seconds FROM pgboss.job
       WHERE name = ANY($1) AND state IN ('created', 'retry') ORDER BY start_after LIMIT 1`,
      [moneyJobs],
    );
    const [next] = rows;
    if (!next) return null;
    const open = this.sessions.filter(({ session }) => session.state === "open");
    const now = await this.world.now();
    const toEnd = open.map(({ session }) => (session.endsAt.getTime() - now.getTime()) / 1000);
    return Math.ceil(Math.max(next.seconds, ...(toEnd.length === 0 ? [] : [Math.min(...toEnd)]))) + 1;
  }

  async end(): Promise<void> {
    // What is left is reminders and the like of a time that this history does not see.
    await this.world.base.pool.query("DELETE FROM pgboss.job");
  }
}

const mostRounds = 200;
const moneyJobs: readonly JobName[] = [
  "apply-message",
  "poll-payment",
  "lapse-booking",
  "lapse-purchase",
  "fulfil-purchase",
  "return-money",
  "issue-invoice",
];

/** What a job may meet: a bank that is down, a rival. Anything else is a bug of ours. */
function orLater(error: unknown): void {
  const name = error instanceof Error ? error.constructor.name : "";
  if (name !== "GatewayDown" && name !== "PaymentNotRecorded") throw error;
}
