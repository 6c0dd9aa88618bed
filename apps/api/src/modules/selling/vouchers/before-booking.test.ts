import { randomUUID } from "node:crypto";
import { createDraftRoute, saveDraftRoute } from "@pulau/contract/drafts.ts";
import { alterHoldRoute } from "@pulau/contract/holds.ts";
import { promoByCodeRoute } from "@pulau/contract/promo-codes.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import type { DraftId } from "@pulau/domain/ids.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stayPackage } from "../../../db/schema/catalogue.ts";
import { Caller } from "../../../races/caller.ts";
import { mustHold, newGuest, stayOf } from "../../../races/guest.ts";
import { memberWithWallet } from "../../../races/members.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { everything, staffCaller } from "../../../races/staff.ts";
import { buyVouchers, cashPromo } from "./test-vouchers.ts";

let stage: Stage;
let desk: Caller;
let member: Caller;

beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 20 }, days: 200 });
  const rights = { read: true, write: true, create: true, delete: true };
  ({ desk } = await staffCaller(stage, { ...everything, posts: rights }));
  ({ member } = await memberWithWallet(stage, 900_000));
});
afterAll(() => stage.close());

const gift = { name: "Siti", email: "siti@example.test", from: "Mei", language: "my" as const, byHand: true };
const day = (inDays: number) => addDays(stage.resort.from, inDays);
const stay = (inDays: number) => stayOf(stage.resort, { inDays });
/** A gift that the member bought under these terms: whoever knows its code may spend it. */
const voucherOf = async (terms: Parameters<typeof cashPromo>[1]): Promise<string> => {
  const { _id } = await cashPromo(desk, terms);
  const { vouchers } = await buyVouchers(stage, member, { promoCodeId: _id, gift });
  return vouchers[0]?.code ?? "";
};
const otherPackage = async (): Promise<string> => {
  const words = { en: "Divers", my: "Penyelam", cn: "潜水" };
  const row = { code: "DIVERS", name: words, summary: words, type: "tour" as const, picture: "reef" };
  const [made] = await stage.base.db.insert(stayPackage).values(row).returning({ id: stayPackage.id });
  return made?.id ?? "";
};
const look = (by: Caller, code: string, draftId?: DraftId) =>
  by.call(promoByCodeRoute, { params: { code }, query: draftId === undefined ? {} : { draftId } });

describe("a voucher that is typed while a stay is booked", () => {
  it("is taken where its terms fit the held stay", async () => {
    const code = await voucherOf({
      packageIds: [stage.resort.packageId],
      stayFrom: day(5),
      stayTo: day(30),
      minSpendSen: 100,
    });
    const guest = await newGuest(stage.urls);
    const { draftId } = await mustHold(guest, stay(10));
    expect(await look(guest, code, draftId)).toMatchObject({
      ok: true,
      value: { kind: "voucher", voucher: { leftSen: 10_000 } },
    });
  });

  it("is refused for another package", async () => {
    const code = await voucherOf({ packageIds: [await otherPackage()] });
    const guest = await newGuest(stage.urls);
    const { draftId } = await mustHold(guest, stay(10));
    expect(await look(guest, code, draftId)).toMatchObject({
      code: "PROMO_NOT_FOR_STAY",
      facts: { rule: "package" },
    });
    expect(await look(guest, code)).toMatchObject({ ok: true });
  });

  it("is refused for other days, also before anything is held", async () => {
    const code = await voucherOf({ stayFrom: day(40), stayTo: day(60) });
    const guest = await newGuest(stage.urls);
    const { _id: draftId } = await guest.must(createDraftRoute, { body: stay(10) });
    const refusal = { code: "PROMO_NOT_FOR_STAY", facts: { rule: "stayDays", from: day(40) } };
    expect(await look(guest, code, draftId)).toMatchObject(refusal);
    const { _id: empty } = await guest.must(createDraftRoute, { body: {} });
    expect(await look(guest, code, empty)).toMatchObject({ ok: true });
  });

  it("is refused where too little is spent, once there is a price", async () => {
    const code = await voucherOf({ minSpendSen: 90_000_000 });
    const body = stay(11);
    const guest = await newGuest(stage.urls);
    const { _id: unheld } = await guest.must(createDraftRoute, { body });
    expect(await look(guest, code, unheld)).toMatchObject({ ok: true });
    const { draftId, quote } = await mustHold(guest, body);
    expect(await look(guest, code, draftId)).toMatchObject({
      code: "PROMO_MIN_SPEND",
      facts: { minSpendSen: 90_000_000, totalSen: quote.totalSen },
    });
  });

  it("is refused as soon as the stay is altered so that it fits no more", async () => {
    const code = await voucherOf({ stayTo: day(20) });
    const guest = await newGuest(stage.urls);
    const hold = await mustHold(guest, stay(12));
    const { draftId } = hold;
    expect(await look(guest, code, draftId)).toMatchObject({ ok: true });
    await guest.must(saveDraftRoute, { params: { _id: draftId }, body: stay(25) });
    await guest.must(alterHoldRoute, { params: { _id: hold._id } });
    expect(await look(guest, code, draftId)).toMatchObject({
      code: "PROMO_NOT_FOR_STAY",
      facts: { rule: "stayTo" },
    });
  });

  it("says nothing of somebody else's draft", async () => {
    const code = await voucherOf({});
    const { draftId } = await mustHold(await newGuest(stage.urls), stay(13));
    const stranger = new Caller(stage.urls);
    for (const id of [draftId, randomUUID()])
      expect(await look(stranger, code, id)).toMatchObject({ status: 404, code: "NOT_FOUND" });
    const plain = await fetch(`${stage.urls[0]}/promo-code-by-code/${code}?draftId=x`);
    expect(plain.status).toBe(400);
  });
});
