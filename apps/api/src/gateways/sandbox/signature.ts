import { createHmac } from "node:crypto";
import { equalInConstantTime } from "../../plugins/constant-time.ts";

/** HMAC-SHA256 over `key=value` lines in the order of their keys, without the signature itself, in hex. */
export function signatureOf(fields: Readonly<Record<string, string>>, key: string): string {
  const lines = Object.keys(fields)
    .filter((name) => name !== "signature")
    .sort()
    .map((name) => `${name}=${fields[name]}`);
  return createHmac("sha256", key).update(lines.join("\n")).digest("hex");
}

/** Whether the fields carry their own signature under this key. Takes as long for a wrong one as for a right one. */
export function isSigned(fields: Readonly<Record<string, string>>, key: string): boolean {
  return equalInConstantTime(fields.signature ?? "", signatureOf(fields, key));
}
