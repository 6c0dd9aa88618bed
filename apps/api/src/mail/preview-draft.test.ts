import { randomUUID } from "node:crypto";
import {
  draftMailRoute,
  staffAlterHoldRoute,
  staffCreateDraftRoute,
  staffHoldRoute,
  staffSubmitRoute,
} from "@pulau/contract/staff-bookings.ts";
import type { DraftId } from "@pulau/domain/ids.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "../races/caller.ts";
import { stayOf } from "../races/guest.ts";
import { openStage, type Stage } from "../races/one-server.ts";
import { everything, staffCaller } from "../races/staff.ts";
import { readMail } from "./read-mail.ts";
import { renderLetter } from "./render-letter.ts";

let stage: Stage;
let desk: Caller;
beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 10 } });
  ({ desk } = await staffCaller(stage, everything));
});
afterAll(() => stage.close());

async function held(): Promise<{ _id: DraftId; totalSen: number }> {
  const json = stayOf(stage.resort);
  const { _id } = await desk.must(staffCreateDraftRoute, { body: { json } });
  const { quote } = await desk.must(staffHoldRoute, { params: { _id }, body: {} });
  return { _id, totalSen: quote.totalSen };
}
const preview = async (_id: DraftId, time: "now" | "later" | "link", language: "en" | "my" | "cn" = "en") =>
  (await desk.must(draftMailRoute, { params: { _id }, body: { language, time, name: "Siti" } })).mail;
/** What changes with each booking: its number, its addresses, and the minute until which it waits. */
const bare = (text: string) =>
  text
    .replace(/TB-\d\d-\d+|…/g, "#")
    .replace(/https?:\/\/\S+/g, "@")
    .replace(/\d\d?:\d\d/g, "T");

describe("the mail that a guest is to get", () => {
  it("is the very one that is sent when it is booked", async () => {
    const { _id, totalSen } = await held();
    const shown = await preview(_id, "link", "my");
    const made = await desk.must(
      staffSubmitRoute,
      {
        body: { holdId: _id, agreedTotalSen: totalSen, termsAgreed: true, mailLink: true, language: "my" },
      },
      { "idempotency-key": randomUUID() },
    );
    await stage.base.pool.query("UPDATE booking SET booking_name = 'Siti' WHERE id = $1", [made._id]);
    const sent = await readMail(stage.base.db, stage.settings, {
      template: "payment-reminder",
      bookingId: made._id,
      minutesBefore: 0,
    });
    const { subject, text } = sent ? renderLetter(sent.letter, sent.frame) : { subject: "", text: "" };
    expect(bare(shown?.subject ?? "")).toBe(bare(subject));
    const facts = (of: string) => bare(of).split("\n").slice(0, 12);
    expect(facts(shown?.text ?? "")).toEqual(facts(text));
  });

  it("confirms what is paid at once, and is none where it is paid later or nothing is held", async () => {
    const { _id } = await held();
    expect((await preview(_id, "now"))?.text).toContain("Siti");
    expect((await preview(_id, "now", "cn"))?.subject).toContain("已确认");
    expect(await preview(_id, "later")).toBeNull();
    const empty = await desk.must(staffCreateDraftRoute, { body: { json: {} } });
    expect(await preview(empty._id, "link")).toBeNull();
    await desk.must(staffAlterHoldRoute, { params: { _id }, body: {} });
  });

  it("is told of drafts of staff alone", async () => {
    const call = { params: { _id: randomUUID() }, body: { language: "en", time: "now", name: "" } } as const;
    expect(await desk.call(draftMailRoute, call)).toMatchObject({ code: "NOT_FOUND" });
  });
});
