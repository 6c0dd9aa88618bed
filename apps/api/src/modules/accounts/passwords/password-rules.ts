import { readFileSync } from "node:fs";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";

/** Passwords of ten characters and more that lead the lists of leaked ones (from zxcvbn-ts, MIT licence). */
const common = new Set(
  readFileSync(new URL("./common-passwords.txt", import.meta.url), "utf8")
    .split("\n")
    .filter(Boolean),
);
const leastDifferent = 4;
const leastLocalPart = 3;

/**
 * Whether a new password is worth having: not one of the common ones, not a few characters over and over, without the
 * name in front of the e-mail's @. Its length is the contract's rule; no kinds of characters are demanded.
 */
export function checkNewPassword(password: string, email: string): Result<null, "WEAK_PASSWORD"> {
  const plain = password.normalize("NFKC").toLowerCase();
  const [localPart = ""] = email.split("@");
  const letters = plain.replace(/[^\p{L}\p{N}]/gu, "");
  if (common.has(plain) || common.has(letters)) return refuse("WEAK_PASSWORD", { why: "common" });
  if (new Set(plain).size < leastDifferent) return refuse("WEAK_PASSWORD", { why: "repeats" });
  if (localPart.length >= leastLocalPart && plain.includes(localPart)) {
    return refuse("WEAK_PASSWORD", { why: "containsEmail" });
  }
  return ok(null);
}
