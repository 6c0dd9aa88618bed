import { groupPayLinkRoute, linkedGroupRoute, payLinkedGroupRoute } from "@pulau/contract/group-pay-link.ts";
import { voidGroupEntryRoute } from "@pulau/contract/groups.ts";
import { paymentsRoute } from "@pulau/contract/money-desk.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import type { GroupId, PaymentId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../../../db/invariants.ts";
import { readMail } from "../../../mail/read-mail.ts";
import { Caller } from "../../../races/caller.ts";
import { atTheBank } from "../../../races/guest.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { all, lookOnly, staffCaller } from "../../../races/staff.ts";
import { once } from "../changes/test-booking.ts";
import { clubOf, makeClub, nameRooms, roomFor, shown } from "./test-block.ts";

let stage: Stage;
let desk: Caller;
beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 4 }, ferrySeats: 12, days: 200 });
  ({ desk } = await staffCaller(stage, { groups: all, bookings: all, payments: all }));
});
afterAll(() => stage.close());
afterEach(async () => {
  expect(await checkInvariants(stage.base.pool)).toEqual([]);
});

const query = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await stage.base.pool.query(text, values)).rows as T[];
let inDays = 20;
const deposits = [50_000, 30_000] as const;

/** A club that is to pay two deposits before its names, and somebody of it who opened the link. */
async function linkedClub() {
  inDays += 5;
  const club = clubOf(stage.resort, { inDays, rooms: 3 });
  const stages = deposits.map((amountSen, i) => ({ dueOn: addDays(club.checkIn, -15 + i), amountSen }));
  const _id = await makeClub(desk, { ...club, stages });
  const { url } = await desk.must(groupPayLinkRoute, { params: { _id } });
  const token = url.split("/pay/group/")[1] ?? "";
  const phone = new Caller(stage.urls);
  return {
    _id,
    url,
    token,
    dueOn: stages.map((stage) => stage.dueOn),
    look: () => phone.must(linkedGroupRoute, { params: { token } }),
    pay: (agreedSen: Sen, part: "deposit" | "rest" = "deposit", headers = once()) =>
      phone.call(
        payLinkedGroupRoute,
        { params: { token }, body: { part, agreedSen, gateway: "sandbox" } },
        headers,
      ),
  };
}
type Club = Awaited<ReturnType<typeof linkedClub>>;

/** Applies what the bank has told, as the server's jobs would. */
async function applyNews(paymentId: PaymentId) {
  await stage.jobs["poll-payment"]({ paymentId });
  for (const { id } of await query<{ id: string }>("SELECT id FROM gateway_inbox WHERE applied_at IS NULL"))
    await stage.jobs["apply-message"]({ inboxId: id });
}
const purchasesOf = (groupId: GroupId) =>
  query<{ id: string; state: string }>(
    "SELECT id, state FROM purchase WHERE flow = 'group' AND subject_id = $1 ORDER BY created_at, id",
    [groupId],
  );
async function fulfilAll(groupId: GroupId) {
  for (const { id } of await purchasesOf(groupId)) await stage.jobs["fulfil-purchase"]({ purchaseId: id });
}
async function mustPay(club: Club, agreedSen: Sen, part: "deposit" | "rest" = "deposit") {
  const started = await club.pay(agreedSen, part);
  if (!started.ok) throw new Error(started.code);
  await atTheBank(started.value.redirectUrl, "approve");
  await applyNews(started.value.paymentId);
  await fulfilAll(club._id);
  return started.value;
}

describe("a group's payment link", () => {
  it("brings its deposits onto its account one by one, which pays the rooms as they are named", async () => {
    const club = await linkedClub();
    const [first, second] = deposits;
    expect(await club.look()).toMatchObject({
      name: "Kelab Selam Mutiara",
      paidSen: 0,
      offers: [{ part: "deposit", amountSen: first, dueOn: club.dueOn[0] }],
      attempt: null,
    });
    await mustPay(club, first);
    expect(await club.look()).toMatchObject({
      paidSen: first,
      offers: [{ part: "deposit", amountSen: second, dueOn: club.dueOn[1] }],
      attempt: { state: "done", totalSen: first },
    });
    await fulfilAll(club._id);
    const { entries, heldSen, due } = await shown(desk, club._id);
    expect([heldSen, due[0]?.state]).toEqual([first, "paid"]);
    expect(entries).toMatchObject([{ kind: "received", way: null, amountSen: first, canVoid: false }]);
    const entryId = entries[0]?._id ?? "";
    const mistake = { params: { _id: club._id }, body: { entryId, reason: "By mistake" } };
    expect(await desk.call(voidGroupEntryRoute, mistake)).toMatchObject({ code: "NOT_FOUND" });
    expect((await nameRooms(desk, club._id, [roomFor(stage.resort, ["Aini", "Tan"])])).ok).toBe(true);
    const named = await shown(desk, club._id);
    expect(named.paidSen).toBe(Math.min(first, named.totalSen));
    // It came in once, by its gateway.
    const { rows } = await desk.must(paymentsRoute, { query: { search: entries[0]?.reference ?? "" } });
    expect(rows).toMatchObject([{ gateway: "sandbox", amountSen: first, name: "Kelab Selam Mutiara" }]);
  });

  it("pays the rest of what its bookings owe, and then asks for nothing", async () => {
    const club = await linkedClub();
    const rooms = [0, 1, 2].map((at) => roomFor(stage.resort, [`Guest ${at}`, `Friend ${at}`]));
    expect((await nameRooms(desk, club._id, rooms)).ok).toBe(true);
    const { totalSen } = await shown(desk, club._id);
    expect((await club.look()).offers).toMatchObject([
      { part: "deposit", amountSen: deposits[0] },
      { part: "rest", amountSen: totalSen },
    ]);
    await mustPay(club, totalSen, "rest");
    const paid = await shown(desk, club._id);
    expect(paid).toMatchObject({ paidSen: totalSen, heldSen: 0 });
    expect(paid.list.map((booking) => booking.totalSen - booking.paidSen)).toEqual([0, 0, 0]);
    expect(await club.look()).toMatchObject({ offers: [], gateways: [] });
    expect(await club.pay(totalSen, "rest")).toMatchObject({ code: "PRICE_CHANGED" });
    expect(await desk.call(groupPayLinkRoute, { params: { _id: club._id } })).toMatchObject({
      code: "WRONG_STATE",
    });
  });

  it("is paid once by two who press at the same moment, and by one key", async () => {
    const club = await linkedClub();
    const key = once();
    const started = await Promise.all([
      club.pay(deposits[0], "deposit", key),
      club.pay(deposits[0], "deposit", key),
      club.pay(deposits[0]),
    ]);
    const begun = started.flatMap((answer) => (answer.ok ? [answer.value] : []));
    expect(begun.length).toBeGreaterThan(0);
    expect(await purchasesOf(club._id)).toHaveLength(1);
    const last = begun.at(-1);
    for (const { redirectUrl } of begun) await atTheBank(redirectUrl, "approve").catch(() => undefined);
    for (const { paymentId } of begun) await applyNews(paymentId);
    await fulfilAll(club._id);
    expect(last).toBeDefined();
    expect(await shown(desk, club._id)).toMatchObject({ heldSen: deposits[0] });
  });

  it("is paid by nobody else while what was paid is not on its account yet", async () => {
    const club = await linkedClub();
    const started = await club.pay(deposits[0]);
    if (!started.ok) throw new Error(started.code);
    await atTheBank(started.value.redirectUrl, "approve");
    await applyNews(started.value.paymentId);
    expect(await purchasesOf(club._id)).toMatchObject([{ state: "paid" }]);
    expect(await club.pay(deposits[0])).toMatchObject({ code: "PAYMENT_UNDER_WAY" });
    await fulfilAll(club._id);
    expect(await shown(desk, club._id)).toMatchObject({ heldSen: deposits[0] });
    expect((await club.pay(deposits[1])).ok).toBe(true);
  });

  it("has money that comes for a payment that lapsed once, though another was made since", async () => {
    const club = await linkedClub();
    const late = await club.pay(deposits[0]);
    if (!late.ok) throw new Error(late.code);
    await query(
      `UPDATE purchase SET state = 'cancelled', cancel_reason = 'NOT_PAID_IN_TIME', pay_until = NULL
       WHERE flow = 'group' AND subject_id = $1`,
      [club._id],
    );
    await mustPay(club, deposits[0]);
    await atTheBank(late.value.redirectUrl, "approve").catch(() => undefined);
    await applyNews(late.value.paymentId);
    await fulfilAll(club._id);
    expect(await shown(desk, club._id)).toMatchObject({ heldSen: deposits[0] });
    expect((await purchasesOf(club._id)).map(({ state }) => state)).toEqual(["cancelled", "done"]);
    const owed = await query("SELECT state FROM refund WHERE purchase_id = $1", [
      (await purchasesOf(club._id))[0]?.id,
    ]);
    expect(owed).toHaveLength(1);
  });

  it("takes no other sum than was shown, ends what was begun for another, and opens for its token alone", async () => {
    const club = await linkedClub();
    expect(await club.pay(1)).toMatchObject({ code: "PRICE_CHANGED" });
    expect((await club.pay(deposits[0])).ok).toBe(true);
    // A sum that nobody was shown ends nobody's payment.
    expect(await club.pay(1)).toMatchObject({ code: "PRICE_CHANGED" });
    expect(await purchasesOf(club._id)).toMatchObject([{ state: "open" }]);
    expect((await nameRooms(desk, club._id, [roomFor(stage.resort, ["Bala", "Chong"])])).ok).toBe(true);
    const { totalSen } = await shown(desk, club._id);
    expect((await club.pay(totalSen, "rest")).ok).toBe(true);
    expect((await purchasesOf(club._id)).map(({ state }) => state)).toEqual(["cancelled", "open"]);
    const [id, mark = ""] = club.token.split(".");
    const other = await linkedClub();
    const open = (token: string) => new Caller(stage.urls).call(linkedGroupRoute, { params: { token } });
    expect(await open(`${other._id}.${mark}`)).toMatchObject({ code: "LINK_INVALID" });
    expect(await open(`${id}.${mark}`)).toMatchObject({ ok: true });
    const { desk: looker } = await staffCaller(stage, lookOnly);
    expect(await looker.call(groupPayLinkRoute, { params: { _id: club._id } })).toMatchObject({
      status: 403,
    });
  });

  it("stands in the mail that asks for a deposit, and is where the bank leads back to", async () => {
    const club = await linkedClub();
    const deployment = { secret: stage.settings.secret, publicUrl: stage.settings.publicUrl };
    const mail = await readMail(stage.base.db, deployment, {
      template: "group-deposit-due",
      groupId: club._id,
      dueOn: club.dueOn[0] ?? addDays(stage.resort.from, 0),
      isReminder: false,
    });
    expect(mail?.letter.link?.url).toBe(club.url);
    const started = await club.pay(deposits[0]);
    if (!started.ok) throw new Error(started.code);
    const [row] = await query<{ to: string }>(
      "SELECT return_url AS to FROM sandbox_bank.session WHERE reference = $1",
      [started.value.paymentId],
    );
    const back = await fetch(row?.to ?? "", { redirect: "manual" });
    expect(back.headers.get("location")).toBe(`${new URL(club.url).pathname}/confirming`);
  });
});
