import { bookingRoute } from "@pulau/contract/bookings.ts";
import { paymentStatusRoute } from "@pulau/contract/payments.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeResort, type ResortIds } from "../db/factories/resort.ts";
import { checkInvariants } from "../db/invariants.ts";
import { createTestDatabase, type TestDatabase } from "../db/test-database.ts";
import type { Caller } from "./caller.ts";
import { eventually } from "./eventually.ts";
import { atTheBank, mustStartPayment, mustSubmit, newGuest, stayOf } from "./guest.ts";
import { type ServerProcess, startServer } from "./server-process.ts";

let base: TestDatabase;
let resort: ResortIds;
let servers: ServerProcess[];
const urls = () => servers.map((each) => each.url);

beforeAll(async () => {
  base = await createTestDatabase({ max: 4 });
  resort = await makeResort(base.db, { rooms: { standard: 20 }, settings: { bookingNoPrefix: "TB" } });
  servers = [await startServer(base.url), await startServer(base.url)];
});
afterAll(async () => {
  for (const server of servers) await server.stop();
  await base.drop();
});

const statusOf = (guest: Caller, bookingId: string) =>
  guest.must(paymentStatusRoute, { params: { _id: bookingId } });

describe("paying at the bank", () => {
  it("confirms a booking whose payment the bank approved", async () => {
    const guest = await newGuest(urls());
    const { _id } = await mustSubmit(guest, stayOf(resort));
    const { redirectUrl } = await mustStartPayment(guest, _id);
    await atTheBank(redirectUrl, "approve");
    const paid = await eventually(
      () => statusOf(guest, _id),
      (status) => status.status === "confirmed",
    );
    expect(paid).toMatchObject({ status: "confirmed", paymentStatus: "success" });
    const detail = await guest.must(bookingRoute, { params: { _id } });
    expect(detail.balanceSen).toBe(0);
    expect(detail.lines.reduce((sum, line) => sum + line.amountSen, 0)).toBe(detail.totalSen);
    expect(await checkInvariants(base.pool)).toEqual([]);
  });
});
