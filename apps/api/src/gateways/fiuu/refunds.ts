import { z } from "zod";
import { equalInConstantTime } from "../../plugins/constant-time.ts";
import { type GatewayAnswer, jsonOf } from "../call-gateway.ts";
import { GatewayDown, RefundRefused, type RefundRequest } from "../port.ts";
import { ringgitText } from "../ringgit.ts";
import {
  type FiuuKeys,
  refundedSignatureOf,
  refundQuerySignatureOf,
  refundSignatureOf,
} from "./signatures.ts";

type Post = (path: string, form: Record<string, string>) => Promise<GatewayAnswer>;

const text = z.coerce.string();
const Known = z.array(z.object({ RefID: text, RefundID: text, Status: z.string() }));
const Made = z.object({
  RefundType: z.string(),
  RefID: text,
  RefundID: text,
  TxnID: text,
  Amount: text,
  Status: z.string(),
  Signature: z.string(),
  reason: z.string().optional(),
});
const Refused = z.object({ error_code: z.string(), error_desc: z.string().default("") });

/** Rejected; 00 is done and 22 under way, which Fiuu sees to the end by itself. */
const rejected = "11";

/**
 * Fiuu refuses a reference that it knows, and does not repeat its answer: so it is asked first whether it has this
 * refund already, and once more when it refuses: a refund that was made must never stand before staff as one that was
 * not, or they would pay it a second time.
 */
export async function refundOnce(
  keys: FiuuKeys,
  post: Post,
  refund: RefundRequest,
): Promise<{ gatewayRef: string }> {
  const { captureRef: TxnID, key: RefID } = refund;
  if (!TxnID) throw new RefundRefused("no_transaction");
  const known = await findRefund(keys, post, RefID);
  if (known) return accepted(known.RefundID, known.Status, "");
  const fields = { RefundType: "P", RefID, TxnID, Amount: ringgitText(refund.refundSen) };
  const answer = jsonOf(
    await post("/RMS/API/refundAPI/index.php", {
      ...fields,
      MerchantID: keys.merchantId,
      Signature: refundSignatureOf(keys, fields),
    }),
  );
  const refused = Refused.safeParse(answer);
  if (refused.success) {
    // Two that ask at once: the second is refused because the first was heard. The money is on its way all the same.
    const twin = await findRefund(keys, post, RefID);
    if (twin) return accepted(twin.RefundID, twin.Status, "");
    throw new RefundRefused(`${refused.data.error_code} ${refused.data.error_desc}`.trim());
  }
  const made = Made.safeParse(answer);
  if (!made.success || !equalInConstantTime(made.data.Signature, refundedSignatureOf(keys, made.data))) {
    throw new GatewayDown("Fiuu's answer to a refund is not its own");
  }
  return accepted(made.data.RefundID, made.data.Status, made.data.reason ?? "");
}

async function findRefund(keys: FiuuKeys, post: Post, RefID: string) {
  const answer = await post("/RMS/API/refundAPI/q_by_refID.php", {
    RefID,
    MerchantID: keys.merchantId,
    Signature: refundQuerySignatureOf(keys, RefID),
  });
  const json = jsonOf(answer);
  if (Refused.safeParse(json).success) return null;
  const known = Known.safeParse(json);
  if (!known.success) throw new GatewayDown("Fiuu did not say whether it knows a refund");
  return known.data.find((refund) => refund.RefID === RefID) ?? null;
}

function accepted(gatewayRef: string, status: string, reason: string): { gatewayRef: string } {
  if (status === rejected) throw new RefundRefused(reason || "rejected");
  return { gatewayRef };
}
