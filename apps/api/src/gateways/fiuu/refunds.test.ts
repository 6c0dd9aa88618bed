import { describe, expect, it } from "vitest";
import { RefundRefused } from "../port.ts";
import { refundOnce } from "./refunds.ts";
import published from "./testing/published.json" with { type: "json" };

const { keys } = published.vectors;
const refund = {
  gatewayRef: "order",
  paymentId: "payment",
  amountSen: 5_000,
  captureRef: "123",
  refundSen: 2_000,
  key: "0197aa00-0000-7000-8000-00000000abcd",
  refusals: 0,
};
const unknown = { error_code: "PR013", error_desc: "Record not found" };
const known = [{ RefID: refund.key, RefundID: "77", Status: "00" }];

/** Fiuu, whose answers to questions about the reference come one after the other, and which refuses the refund. */
function refusing(...answers: readonly unknown[]) {
  const left = [...answers];
  return async (path: string) => {
    const body = path.includes("q_by_refID")
      ? left.shift()
      : { error_code: "PR008", error_desc: "Duplicate" };
    return { status: 200, text: JSON.stringify(body) };
  };
}

describe("a refund that Fiuu refuses", () => {
  it("was made when another run of the same job was a moment faster", async () => {
    expect(await refundOnce(keys, refusing(unknown, known), refund)).toEqual({ gatewayRef: "77" });
  });

  it("is refused when Fiuu knows nothing of it afterwards either", async () => {
    await expect(refundOnce(keys, refusing(unknown, unknown), refund)).rejects.toThrow(RefundRefused);
  });
});
