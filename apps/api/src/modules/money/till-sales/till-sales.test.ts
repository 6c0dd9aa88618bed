import { paymentsRoute } from "@pulau/contract/money-desk.ts";
import { dropCashRoute, shiftRoute, shiftsRoute, takingsRoute } from "@pulau/contract/shifts.ts";
import {
  mailTillReceiptRoute,
  takeBackSaleRoute,
  tillReceiptPdfAddressRoute,
  tillSaleRoute,
  tillSalesRoute,
} from "@pulau/contract/till-sales.ts";
import { everyRight } from "@pulau/domain/access/permissions.ts";
import { addDays, type Day, dayAt } from "@pulau/domain/calendar/day.ts";
import { malaysianTime } from "@pulau/domain/calendar/time-zones.ts";
import type { TillSaleId } from "@pulau/domain/ids.ts";
import { sumSen } from "@pulau/domain/money/sen.ts";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { checkInvariants } from "../../../db/invariants.ts";
import { eq } from "../../../db/orm.ts";
import { tax } from "../../../db/schema/catalogue.ts";
import { auditEntry } from "../../../db/schema/logs.ts";
import { inTransaction } from "../../../db/tx.ts";
import { mailSender } from "../../../jobs/send-mail.ts";
import type { OutgoingMail } from "../../../mail/mail-port.ts";
import type { Caller } from "../../../races/caller.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { all, staffCaller } from "../../../races/staff.ts";
import { loadToday } from "../../ground/resort/public.ts";
import { pdfText } from "../papers/pdf/test-pdf-text.ts";
import { closeDrawer, openDrawer } from "../shifts/test-drawer.ts";
import { type Bar, makeBar, once } from "../till/test-till.ts";
import { sell } from "./sell.ts";
import { mustSell, sellAtTill } from "./test-sales.ts";

const atTill = { ...all, write: false, delete: false };
const beerSen = 1_850 + 111;

let stage: Stage;
let today: Day;
let bar: Bar;
/** Sells, and nothing else. */
let seller: Caller;
/** Corrects. */
let desk: Caller;
beforeAll(async () => {
  stage = await openStage({ from: addDays(dayAt(new Date(), malaysianTime), -5), days: 20 });
  today = await loadToday(stage.base.db, "Asia/Kuala_Lumpur");
  bar = await makeBar(stage.base.db);
});
afterAll(() => stage.close());
beforeEach(async () => {
  seller = (await staffCaller(stage, { charges: atTill, sales: atTill })).desk;
  desk = (await staffCaller(stage, { charges: all, sales: all, payments: all })).desk;
});
afterEach(async () => {
  await stage.base.pool.query("DELETE FROM rate_window");
  expect(await checkInvariants(stage.base.pool)).toEqual([]);
});

const beer = (more: object = {}) => ({
  outletId: bar.outletId,
  items: [{ itemId: bar.beer, count: 1 }],
  ...more,
});
const card = { way: "terminal", reference: "A-4821" } as const;
const back = (_id: TillSaleId, as: "voided" | "refunded", by = desk, reason = "Rung up twice") =>
  by.call(takeBackSaleRoute, { params: { _id }, body: { as, reason } }, once());
const saleOf = (_id: TillSaleId) => desk.must(tillSaleRoute, { params: { _id } });
async function accountSen(kind: string, key: string): Promise<number> {
  const { rows } = await stage.base.pool.query(
    "SELECT coalesce(sum(sen), 0)::int AS sen FROM ledger_entry WHERE account_kind = $1 AND account_key = $2",
    [kind, key],
  );
  return rows[0].sen;
}
/** By how much accounts changed meanwhile. */
async function moved(work: () => Promise<unknown>) {
  const read = async () => ({
    outlet: await accountSen("revenue", bar.outletId),
    cash: -(await accountSen("cash", "desk")),
    terminal: -(await accountSen("terminal", "desk")),
    bank: -(await accountSen("bank", "offline")) - (await accountSen("bank", "payouts")),
    rounding: await accountSen("revenue", "rounding"),
  });
  const before = await read();
  await work();
  const after = await read();
  return Object.fromEntries(
    Object.entries(after)
      .map(([key, sen]) => [key, sen - before[key as keyof typeof before]] as const)
      .filter(([, sen]) => sen !== 0),
  );
}

describe("selling at the till", () => {
  it("takes cash into the drawer of who sells, rounded to 5 sen, and tells the change", async () => {
    const shiftId = await openDrawer(seller, 20_000);
    let number = "";
    const came = await moved(async () => {
      const sale = await mustSell(seller, beer({ receivedSen: 5_000 }));
      number = sale.number;
      expect(sale).toMatchObject({
        way: "cash",
        beforeSen: 1_850,
        totalSen: beerSen,
        taxSen: 111,
        roundingSen: -1,
        paidSen: 1_960,
        receivedSen: 5_000,
        changeSen: 3_040,
        back: null,
        backTo: "voided",
        outlet: { name: { en: "Bar" } },
      });
      expect(sale.taxes).toEqual([expect.objectContaining({ share: 600, amountSen: 111, insideSen: 0 })]);
    });
    expect(came).toEqual({ outlet: beerSen, cash: 1_960, rounding: -1 });
    const { entries, expectedSen, takings, cashInSen } = await desk.must(shiftRoute, {
      params: { _id: shiftId },
    });
    expect(entries.at(-1)).toMatchObject({ kind: "payment", sen: 1_960, number });
    expect({ expectedSen, cashInSen }).toEqual({ expectedSen: 21_960, cashInSen: 1_960 });
    expect(takings).toEqual([{ way: "cash", count: 1, takenSen: 1_960, backSen: 0 }]);
    await closeDrawer(seller, shiftId);
  });

  it("needs an open drawer for cash, and none for a card or a transfer, which say their reference", async () => {
    expect(await sellAtTill(seller, beer())).toMatchObject({ status: 409, code: "NO_OPEN_DRAWER" });
    const came = await moved(async () => {
      expect(await mustSell(seller, beer(card))).toMatchObject({ paidSen: beerSen, roundingSen: 0 });
      await mustSell(seller, beer({ way: "transfer", reference: "MB2U-1" }));
    });
    expect(came).toEqual({ outlet: 2 * beerSen, terminal: beerSen, bank: beerSen });
    expect(await sellAtTill(seller, beer({ way: "terminal" }))).toMatchObject({
      status: 400,
      fields: [{ path: "reference", rule: "required" }],
    });
  });

  it("sells what is on the price list, for what was shown, and no less than is due", async () => {
    await openDrawer(seller);
    expect(await sellAtTill(seller, beer({ agreedTotalSen: 1_850 }))).toMatchObject({
      code: "PRICE_CHANGED",
      facts: { totalSen: beerSen },
    });
    expect(await sellAtTill(seller, beer({ receivedSen: 1_000 }))).toMatchObject({
      fields: [{ path: "receivedSen", rule: "cashLacks" }],
    });
    expect(await sellAtTill(seller, beer({ receivedSen: 5_001 }))).toMatchObject({ status: 400 });
    const free = [{ name: "Broken glass", sen: 1_000, count: 1, taxGroup: "none" as const }];
    expect(await sellAtTill(seller, beer({ free }))).toMatchObject({ code: "NOT_ALLOWED" });
    expect(await mustSell(desk, beer({ free, ...card }))).toMatchObject({ totalSen: beerSen + 1_000 });
    expect(await sellAtTill(seller, { outletId: bar.outletId })).toMatchObject({ status: 400 });
    const gone = [{ itemId: "00000000-0000-4000-8000-000000000000", count: 1 }];
    expect(await sellAtTill(seller, beer({ items: gone, agreedTotalSen: 1 }))).toMatchObject({
      fields: [{ path: "items.0.itemId", rule: "notListed" }],
    });
  });

  it("asks a visitor for no tax that hangs on a stay", async () => {
    await stage.base.db
      .update(tax)
      .set({ terms: { when: { nights: { from: 1, to: 9 } } } })
      .where(eq(tax.group, "food"));
    expect(await mustSell(seller, beer(card))).toMatchObject({ totalSen: 1_850, taxes: [] });
    await stage.base.db.update(tax).set({ terms: {} }).where(eq(tax.group, "food"));
  });

  it("numbers receipts without a gap, and a refusal takes none", async () => {
    const numberOf = (number: string) => Number(number.split("-").at(-1));
    const first = await mustSell(seller, beer(card));
    expect(first.number).toMatch(new RegExp(`-TS-${today.slice(2, 4)}-\\d{5}$`));
    await sellAtTill(seller, beer({ ...card, agreedTotalSen: 1 }));
    const next = await mustSell(seller, beer(card));
    expect(numberOf(next.number)).toBe(numberOf(first.number) + 1);
  });

  it("keeps a sale as it was", async () => {
    const { _id } = await mustSell(seller, beer(card));
    const { pool } = stage.base;
    await expect(pool.query("UPDATE till_sale SET total_sen = 1 WHERE id = $1", [_id])).rejects.toThrow(
      "keeps what",
    );
    await expect(pool.query("DELETE FROM till_sale WHERE id = $1", [_id])).rejects.toThrow("sales are kept");
    await expect(
      pool.query("UPDATE till_sale_line SET count = 9 WHERE sale_id = $1", [_id]),
    ).rejects.toThrow();
    await expect(
      pool.query(
        "UPDATE till_sale SET back_as = 'voided', back_at = now(), back_by = staff_id, back_reason = 'x' WHERE id = $1",
        [_id],
      ),
      "nothing goes back that the books don’t know of",
    ).rejects.toThrow("not in the books");
  });
});

async function soldYesterday(): Promise<TillSaleId> {
  const { staffId } = await staffCaller(stage, { charges: atTill, sales: atTill });
  const wanted = { ...beer(), ...card, free: [], receivedSen: null, note: "", agreedTotalSen: beerSen };
  const at = new Date(Date.now() - 24 * 3_600_000);
  const sold = await inTransaction(stage.base.db, (tx) =>
    sell(tx, { ...wanted, staffId, permissions: everyRight(), at }),
  );
  if (!sold.ok) throw new Error(sold.failure.code);
  return sold.value._id;
}

describe("giving a sale back", () => {
  it("voids it out of the open drawer that took it, whoever does", async () => {
    const shiftId = await openDrawer(seller, 0);
    const { _id } = await mustSell(seller, beer());
    expect(await back(_id, "voided", seller)).toMatchObject({ status: 403 });
    expect(await back(_id, "refunded")).toMatchObject({ facts: { rule: "saleDrawerClosed" } });
    const went = await moved(async () => {
      expect(await back(_id, "voided")).toMatchObject({ ok: true, value: { paidSen: 1_960 } });
    });
    expect(went).toEqual({ outlet: -beerSen, cash: -1_960, rounding: 1 });
    expect(await saleOf(_id)).toMatchObject({
      backTo: null,
      back: { as: "voided", reason: "Rung up twice" },
    });
    expect(await back(_id, "voided")).toMatchObject({ status: 409, facts: { rule: "saleBack" } });
    const { entries, expectedSen } = await desk.must(shiftRoute, { params: { _id: shiftId } });
    expect(entries.at(-1)).toMatchObject({ kind: "voided", sen: -1_960 });
    expect(expectedSen).toBe(0);
  });

  it("takes no more out of that drawer than is in it", async () => {
    const shiftId = await openDrawer(seller, 0);
    const { _id } = await mustSell(seller, beer());
    await seller.must(
      dropCashRoute,
      { params: { _id: shiftId }, body: { amountSen: 1_960, note: "" } },
      once(),
    );
    expect(await back(_id, "voided")).toMatchObject({ facts: { rule: "drawerShort", holdsSen: 0 } });
    expect((await desk.must(shiftRoute, { params: { _id: shiftId } })).expectedSen).toBe(0);
  });

  it("refunds it out of the drawer of who does, once that one is counted", async () => {
    const shiftId = await openDrawer(seller, 0);
    const { _id } = await mustSell(seller, beer());
    await closeDrawer(seller, shiftId);
    expect(await saleOf(_id)).toMatchObject({ backTo: "refunded" });
    expect(await back(_id, "voided")).toMatchObject({ facts: { rule: "saleDrawerClosed" } });
    expect(await back(_id, "refunded")).toMatchObject({ code: "NO_OPEN_DRAWER" });
    const own = await openDrawer(desk, 1_000);
    expect(await back(_id, "refunded")).toMatchObject({ facts: { rule: "drawerShort", holdsSen: 1_000 } });
    await closeDrawer(desk, own);
    await openDrawer(desk, 5_000);
    const went = await moved(() => back(_id, "refunded"));
    expect(went).toEqual({ outlet: -beerSen, cash: -1_960, rounding: 1 });
    expect(await saleOf(_id)).toMatchObject({ back: { as: "refunded" } });
  });

  it("voids a card on its day, and refunds it from the next", async () => {
    const first = await mustSell(seller, beer(card));
    const went = await moved(() => back(first._id, "voided"));
    expect(went).toEqual({ outlet: -beerSen, terminal: -beerSen });
    const _id = await soldYesterday();
    expect(await back(_id, "voided")).toMatchObject({ facts: { rule: "saleDrawerClosed" } });
    expect(await back(_id, "refunded")).toMatchObject({ ok: true });
  });

  it("leaves lines in the audit log", async () => {
    const { _id, number } = await mustSell(seller, beer(card));
    await back(_id, "voided");
    const lines = await stage.base.db.select().from(auditEntry).where(eq(auditEntry.subjectId, _id));
    expect(lines.map(({ act }) => act).toSorted()).toEqual(["tillSaleVoided", "tillSold"]);
    for (const { facts } of lines) expect(facts).toMatchObject({ name: number, amountSen: beerSen });
  });
});

describe("what was sold", () => {
  it("is listed by day, outlet, way and person, and summed up without what went back", async () => {
    const { staffId, desk: other } = await staffCaller(stage, { charges: atTill, sales: atTill });
    const sold = await mustSell(other, beer(card));
    const voided = await mustSell(other, beer({ ...card, items: [{ itemId: bar.dive, count: 1 }] }));
    await back(voided._id, "voided");
    const listed = await seller.must(tillSalesRoute, { query: { staffId, from: today, to: today } });
    expect(listed).toMatchObject({ total: 2, paidSen: beerSen });
    expect(listed.sales.map(({ _id }) => _id)).toEqual([voided._id, sold._id]);
    expect(listed.sales[1]).toMatchObject({ items: "Beer", way: "terminal", paidSen: beerSen, back: null });
    const find = async (query: object) =>
      (await seller.must(tillSalesRoute, { query: { staffId, ...query } })).sales.map(({ _id }) => _id);
    expect(await find({ way: "cash" })).toEqual([]);
    expect(await find({ state: "back", outletId: bar.outletId })).toEqual([voided._id]);
    expect(await find({ search: "beer" })).toEqual([sold._id]);
    expect(await find({ search: sold.number })).toEqual([sold._id]);
    expect(await find({ to: addDays(today, -1) })).toEqual([]);
  });

  it("is in the takings of its person and its outlet", async () => {
    const days = { query: { from: today, to: today } };
    const before = await desk.must(takingsRoute, days);
    const { staffId, desk: other } = await staffCaller(stage, { charges: atTill, sales: atTill });
    const { _id } = await mustSell(other, beer(card));
    await mustSell(other, beer(card));
    await back(_id, "voided");
    const after = await desk.must(takingsRoute, days);
    expect(after.takings.filter(({ staff }) => staff._id === staffId)).toEqual([
      expect.objectContaining({ way: "terminal", count: 2, takenSen: 2 * beerSen, backSen: 0 }),
    ]);
    const sumOf = ({ outlets }: typeof after) =>
      sumSen(
        outlets.filter(({ way }) => way === "terminal").map(({ takenSen, backSen }) => takenSen - backSen),
      );
    expect(sumOf(after) - sumOf(before)).toBe(beerSen);
  });

  it("shows who sells their own shifts, open and counted, and no colleague's", async () => {
    await openDrawer(desk);
    const shiftId = await openDrawer(seller);
    await mustSell(seller, beer());
    const own = () => seller.must(shiftRoute, { params: { _id: shiftId } });
    expect(await own()).toMatchObject({ closedAt: null, cashInSen: 1_960 });
    await closeDrawer(seller, shiftId);
    expect(await own()).toMatchObject({ overSen: 0 });
    const listed = await seller.must(shiftsRoute, { query: {} });
    expect(listed.shifts.map(({ _id }) => _id)).toEqual([shiftId]);
    expect(listed).toMatchObject({ total: 1, cashInSen: 1_960, people: [{}] });
    expect((await desk.must(shiftsRoute, { query: {} })).total).toBeGreaterThan(1);
  });

  it("shows who sells no booking's money", async () => {
    const days = { query: { from: today, to: today } };
    expect(await seller.call(takingsRoute, days)).toMatchObject({ status: 403 });
    expect(await seller.call(paymentsRoute, { query: {} })).toMatchObject({ status: 403 });
    const shiftId = await openDrawer(desk);
    expect(await seller.call(shiftRoute, { params: { _id: shiftId } })).toMatchObject({ status: 404 });
  });
});

describe("a receipt", () => {
  it("is a PDF in three languages", async () => {
    const { _id, number } = await mustSell(seller, beer(card));
    for (const [language, title] of [
      ["en", "Receipt"],
      ["my", "Resit"],
      ["cn", "收据"],
    ] as const) {
      const { url } = await seller.must(tillReceiptPdfAddressRoute, { params: { _id }, query: { language } });
      const answer = await fetch(new URL(url, stage.urls[0]));
      expect(answer.headers.get("content-type")).toBe("application/pdf");
      const { text } = await pdfText(new Uint8Array(await answer.arrayBuffer()));
      for (const part of [title, number, "19.61", "A-4821"]) expect(text).toContain(part);
    }
  });

  it("is mailed to an address that is kept nowhere else", async () => {
    const { _id, number } = await mustSell(seller, beer(card));
    const body = { email: "visitor@example.com", language: "my" } as const;
    await seller.must(mailTillReceiptRoute, { params: { _id }, body }, once());
    const { rows } = await stage.base.pool.query(
      "SELECT data FROM pgboss.job WHERE name = 'send-mail' AND data ->> 'tillSaleId' = $1",
      [_id],
    );
    expect(rows).toHaveLength(1);
    const mails: OutgoingMail[] = [];
    const { base, settings } = stage;
    await mailSender({ db: base.db, settings }, async (mail) => {
      mails.push(mail);
    })(rows[0].data);
    const [mail] = mails;
    expect(mail).toMatchObject({ to: "visitor@example.com", subject: expect.stringContaining(number) });
    expect(mail?.attachments?.map(({ filename }) => filename)).toEqual([`${number}.pdf`]);
    const log = await base.pool.query(
      "SELECT count(*)::int AS n FROM audit_entry WHERE facts::text LIKE '%visitor@%'",
    );
    expect(log.rows[0].n).toBe(0);
  });
});
