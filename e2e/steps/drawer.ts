import { randomUUID } from "node:crypto";
import { closeShiftRoute, ownShiftRoute } from "@pulau/contract/shifts.ts";
import { rightsOf } from "./session.ts";
import { expect, type Page } from "./test.ts";

/** Ends the shift that a journey which failed has left open: who has a drawer can't open another. */
export async function endShiftLeftOpen(page: Page): Promise<void> {
  const headers = await rightsOf(page);
  const found = await page.request.get(ownShiftRoute.path, { headers });
  const { shift } = ownShiftRoute.reply.parse(await found.json());
  if (!shift) return;
  const closed = await page.request.post(closeShiftRoute.path.replace(":_id", shift._id), {
    headers: { ...headers, "idempotency-key": randomUUID() },
    data: { count: {}, expectedSen: shift.expectedSen, reason: "Left open by a journey" },
  });
  expect(closed.status(), await closed.text()).toBe(200);
}
