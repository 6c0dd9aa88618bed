import { readFileSync } from "node:fs";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { normalForms } from "./normal-form.ts";

/** The 3,000 that lead the lists of leaked passwords, and the first ones of ten characters and more (from zxcvbn-ts, MIT licence). */
const common = new Set(
  readFileSync(new URL("./common-passwords.txt", import.meta.url), "utf8")
    .split("\n")
    .filter(Boolean)
    .flatMap((word) => [word, ...normalForms(word)]),
);
/** What somebody tries first at this product's door. */
const ownWords = [
  ...["pulau", "resort", "island", "booking", "tempahan", "chalet", "beach", "pantai", "tioman", "redang"],
  ...["perhentian", "langkawi", "sipadan", "mabul", "malaysia", "staff", "admin", "demo", "guest", "agent"],
  ...["manager", "frontdesk", "welcome", "password", "katalaluan"],
];
const leastDifferent = 4;
const leastLocalPart = 3;
/** Letters beside the words that anybody guesses: fewer make no password. */
const leastOwn = 4;

/**
 * Whether a new password is worth having: not one of the common ones in other letters, not the product's own words, not a
 * few characters over and over, without the name in front of the e-mail's @. Its length is the contract's rule; no kinds
 * of characters are demanded.
 */
export function checkNewPassword(password: string, email: string): Result<null, "WEAK_PASSWORD"> {
  const plain = password.normalize("NFKC").toLowerCase();
  const [localPart = ""] = email.split("@");
  const forms = normalForms(password);
  if (forms.some((form) => common.has(form)) || forms.some(isOwnWords))
    return refuse("WEAK_PASSWORD", { why: "common" });
  if (new Set(plain).size < leastDifferent) return refuse("WEAK_PASSWORD", { why: "repeats" });
  if (localPart.length >= leastLocalPart && plain.includes(localPart)) {
    return refuse("WEAK_PASSWORD", { why: "containsEmail" });
  }
  return ok(null);
}

/** Whether next to nothing is left of it without our own words and digits. */
function isOwnWords(form: string): boolean {
  const left = ownWords.reduce((text, word) => text.replaceAll(word, ""), form);
  return left !== form && left.replace(/\p{N}/gu, "").length < leastOwn;
}
