import { createHmac } from "node:crypto";
import { equalInConstantTime } from "../../plugins/constant-time.ts";

/**
 * Billplz's X signature: HMAC-SHA256 in hex over each field's name and value in one word, sorted without regard to case
 * and joined by bars. Case is folded to lower: `paid_at` comes before `paidtrue` only then. Empty fields count.
 */
export function xSignatureOf(fields: Readonly<Record<string, string>>, key: string): string {
  const words = Object.entries(fields)
    .map(([name, value]) => [bare(name), value] as const)
    .filter(([name]) => !name.endsWith("x_signature"))
    .map(([name, value]) => name + value)
    .sort(ignoringCase);
  return createHmac("sha256", key).update(words.join("|")).digest("hex");
}

/** Whether a callback's fields, or those of the way back (`billplz[id]` …), carry their own signature. */
export function isXSigned(fields: Readonly<Record<string, string>>, key: string): boolean {
  const given = fields.x_signature ?? fields["billplz[x_signature]"] ?? "";
  return equalInConstantTime(given, xSignatureOf(fields, key));
}

/** `billplz[paid_at]` is signed as `billplzpaid_at`. */
const bare = (name: string): string => name.replace(/[[\]]/g, "");

function ignoringCase(a: string, b: string): number {
  const [left, right] = [a.toLowerCase(), b.toLowerCase()];
  return left < right ? -1 : left > right ? 1 : 0;
}
