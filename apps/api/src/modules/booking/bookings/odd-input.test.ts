import { bookingsRoute } from "@pulau/contract/bookings.ts";
import { createDraftRoute } from "@pulau/contract/drafts.ts";
import { holdStayRoute } from "@pulau/contract/holds.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newGuest, stayOf } from "../../../races/guest.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const cursorOf = (place: unknown) => Buffer.from(JSON.stringify(place)).toString("base64url");

it.each([
  cursorOf(["byTab", "2026-99-99", "00000000-0000-4000-8000-000000000000"]),
  cursorOf(["byTab", "2026-02-30", "00000000-0000-4000-8000-000000000000"]),
  cursorOf(["byTab", "2026-12-01", "-".repeat(36)]),
  cursorOf(["checkIn", "2026-12-01", "00000000-0000-4000-8000-000000000000"]),
  cursorOf({ byTab: "2026-12-01" }),
  "%%%",
])("refuses a cursor that nobody gave out (%s)", async (cursor) => {
  const guest = await newGuest(stage.urls);
  expect(await guest.call(bookingsRoute, { query: { cursor } })).toMatchObject({
    status: 400,
    code: "INVALID_INPUT",
  });
});

it.each(["a\0b", "\ud800"])("refuses text that can't be kept (%j)", async (text) => {
  const guest = await newGuest(stage.urls);
  expect(await guest.call(createDraftRoute, { body: { specialRequest: text } })).toMatchObject({
    status: 400,
    code: "INVALID_INPUT",
  });
  expect(await guest.call(createDraftRoute, { body: { booker: { [text]: "x" } } })).toMatchObject({
    status: 400,
  });
  if (text.includes("\0"))
    expect(await guest.call(bookingsRoute, { query: { search: text } })).toMatchObject({ status: 400 });
});

it.each(["0000-01-01", "9999-12-31"])(
  "never meets a date that no calendar of the resort has (%s)",
  async (checkIn) => {
    const guest = await newGuest(stage.urls);
    const made = await guest.call(createDraftRoute, { body: { ...stayOf(stage.resort), checkIn } });
    if (!made.ok) return expect(made).toMatchObject({ status: 400, code: "INVALID_INPUT" });
    const held = await guest.call(holdStayRoute, { params: { _id: made.value._id } });
    expect(held.status).toBeLessThan(500);
  },
);
