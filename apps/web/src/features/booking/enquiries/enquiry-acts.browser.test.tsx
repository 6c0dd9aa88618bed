import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { CallFailure } from "../../../api/call-failure.ts";
import type { Call } from "../../../api/client.ts";
import { show } from "../../../dev/browser-test.tsx";
import type { Enquiry } from "./calls.ts";
import { EnquiryActs } from "./enquiry-acts.tsx";

const enquiry = {
  _id: "enquiry",
  version: 3,
  state: "new",
  assignee: null,
  assignees: [],
  bookingId: null,
  bookingNo: null,
} as unknown as Enquiry;

it("tells who has changed the enquiry since, and sends one's own over it only when that is chosen", async () => {
  const sent: unknown[] = [];
  const call = vi.fn(async ({ method }: { method: string }, _: object, options?: { ifMatch?: number }) => {
    if (method !== "PUT") return new Promise(() => undefined);
    sent.push(options?.ifMatch);
    if (options?.ifMatch === 3)
      throw new CallFailure("CHANGED_SINCE", {
        facts: {
          by: "staff",
          name: "Farah",
          at: "2026-11-27T02:00:00.000Z",
          changed: "assigneeId",
          version: 4,
        },
      });
    return { done: true };
  });
  await show(<EnquiryActs enquiry={enquiry} />, {
    speaks: ["enquiries", "errors"],
    call: call as unknown as Call,
  });
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect.element(page.getByText(/Farah/)).toBeVisible();
  expect(sent).toEqual([3]);
  await page.getByRole("button", { name: "Keep my version" }).click();
  await expect.poll(() => sent).toEqual([3, 4]);
  await expect.element(page.getByText(/Farah/)).not.toBeInTheDocument();
});
