import { randomUUID } from "node:crypto";
import { auditLogRoute } from "@pulau/contract/audit-log.ts";
import {
  answerDiscountRoute,
  discountRequestsRoute,
  draftDiscountRoute,
  requestDiscountRoute,
  setDraftDiscountRoute,
  staffAlterHoldRoute,
  staffCreateDraftRoute,
  staffHoldRoute,
  staffReleaseHoldRoute,
  staffSubmitRoute,
} from "@pulau/contract/staff-bookings.ts";
import type { DraftId } from "@pulau/domain/ids.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../../../db/invariants.ts";
import type { Caller } from "../../../races/caller.ts";
import { stayOf } from "../../../races/guest.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { all, everything, staffCaller } from "../../../races/staff.ts";

let stage: Stage;
let manager: Caller;
let clerk: Caller;
let colleague: Caller;
beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 30 } });
  manager = (await staffCaller(stage, { ...everything, rates: all, security: all })).desk;
  const rights = { ...everything, rates: { ...all, write: false } };
  const [first, second] = [await staffCaller(stage, rights), await staffCaller(stage, rights)];
  [clerk, colleague] = [first.desk, second.desk];
  await stage.base.pool.query(
    "UPDATE staff_role SET discount_limit = 1000 WHERE id IN (SELECT role_id FROM staff_user WHERE id = ANY($1))",
    [[first.staffId, second.staffId]],
  );
});
afterAll(() => stage.close());

async function held(): Promise<{ _id: DraftId; totalSen: number }> {
  const { _id } = await clerk.must(staffCreateDraftRoute, { body: { json: stayOf(stage.resort) } });
  const { quote } = await clerk.must(staffHoldRoute, { params: { _id }, body: {} });
  return { _id, totalSen: quote.totalSen };
}
const request = (_id: DraftId, share = 2_500, by = clerk) =>
  by.call(requestDiscountRoute, { params: { _id }, body: { discount: { share }, reason: "The storm" } });
const waiting = async (by: Caller) =>
  (await by.must(discountRequestsRoute, {})).requests.map(({ _id }) => _id);
const answer = (by: Caller, _id: string, approves: boolean, why = "") =>
  by.call(answerDiscountRoute, { params: { _id }, body: { approves, answer: why } });
async function mustRequest(_id: DraftId): Promise<string> {
  const made = await request(_id);
  if (!made.ok) throw new Error(made.code);
  return made.value._id;
}

describe("a discount beyond one's role", () => {
  it("is approved by whoever may go so far, and the stay is booked at its price", async () => {
    const { _id, totalSen } = await held();
    expect(
      await clerk.call(setDraftDiscountRoute, {
        params: { _id },
        body: { given: { discount: { share: 2_500 }, reason: "The storm" } },
      }),
    ).toMatchObject({ code: "INVALID_INPUT" });
    const id = await mustRequest(_id);
    expect([await waiting(manager), await waiting(clerk), await waiting(colleague)]).toEqual([[id], [], []]);
    // Nobody approves their own, nor goes further than they may.
    expect([await answer(clerk, id, true), await answer(colleague, id, true)]).toMatchObject([
      { code: "NOT_ALLOWED" },
      { code: "NOT_ALLOWED" },
    ]);
    expect(await answer(manager, id, true)).toMatchObject({ ok: true });
    expect(await answer(manager, id, false, "Too late")).toMatchObject({
      facts: { rule: "answeredAlready" },
    });
    const { request: seen, given } = await clerk.must(draftDiscountRoute, { params: { _id } });
    expect([seen?.state, given]).toMatchObject(["approved", { discount: { share: 2_500 } }]);
    const { quote } = await clerk.must(staffAlterHoldRoute, { params: { _id }, body: {} });
    expect(quote.totalSen).toBeLessThan(totalSen * 0.8);
    const made = await clerk.call(
      staffSubmitRoute,
      { body: { holdId: _id, agreedTotalSen: quote.totalSen, termsAgreed: true, mailLink: false } },
      { "idempotency-key": randomUUID() },
    );
    expect(made).toMatchObject({ ok: true });
    const { entries } = await manager.must(auditLogRoute, { query: { subject: "discountRequest" } });
    expect(entries.map(({ act }) => act)).toEqual(["discountApproved", "added"]);
    expect(await checkInvariants(stage.base.pool)).toEqual([]);
  });

  it("is refused with a reason, which whoever asked reads, and can be asked again", async () => {
    const { _id } = await held();
    const id = await mustRequest(_id);
    expect(await answer(manager, id, false)).toMatchObject({ code: "INVALID_INPUT" });
    expect(await answer(manager, id, false, "A tenth at most")).toMatchObject({ ok: true });
    const { request: seen, given } = await clerk.must(draftDiscountRoute, { params: { _id } });
    expect([seen, given]).toMatchObject([{ state: "refused", answer: "A tenth at most" }, null]);
    const again = await mustRequest(_id);
    const last = await mustRequest(_id);
    expect(await waiting(manager)).toEqual([last]);
    expect(await answer(manager, again, true)).toMatchObject({ code: "WRONG_STATE" });
  });

  it("is answered once by two who press at the same moment", async () => {
    const { _id } = await held();
    const id = await mustRequest(_id);
    const answers = await Promise.all([answer(manager, id, true), answer(manager, id, false, "No")]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const { request: seen, given } = await clerk.must(draftDiscountRoute, { params: { _id } });
    expect(given === null).toBe(seen?.state === "refused");
  });

  it("ends with what is held", async () => {
    const { _id } = await held();
    const id = await mustRequest(_id);
    await clerk.must(staffReleaseHoldRoute, { params: { _id } });
    expect(await answer(manager, id, true)).toMatchObject({ code: "HOLD_EXPIRED" });
    expect(await waiting(manager)).not.toContain(id);
    expect(await request(_id)).toMatchObject({ code: "HOLD_EXPIRED" });
    expect((await clerk.must(draftDiscountRoute, { params: { _id } })).request).toBeNull();
  });
});
