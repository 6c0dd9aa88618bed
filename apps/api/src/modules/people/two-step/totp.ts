import { createHmac, randomBytes } from "node:crypto";
import { equalInConstantTime } from "../../../plugins/constant-time.ts";

/** How authenticator apps count unless told otherwise: RFC 6238 with 30 seconds, six digits and SHA-1. */
const stepSeconds = 30;
const usualDigits = 6;
/** A code that is still on the screen, or already there by a clock that is fast, is good. */
const stepsAside = 1;
/** RFC 4226 asks for 160 bits. */
const secretBytes = 20;
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

type Shape = { readonly digits: number; readonly hash: "sha1" | "sha256" | "sha512" };

/** The code of a step of time (RFC 6238, by RFC 4226). */
export function codeAt(
  secret: Buffer,
  step: number,
  { digits, hash }: Shape = { digits: usualDigits, hash: "sha1" },
): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mark = createHmac(hash, secret).update(counter).digest();
  const offset = (mark.at(-1) ?? 0) & 0xf;
  const number = mark.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, "0");
}

export const stepOf = (moment: Date): number => Math.floor(moment.getTime() / 1_000 / stepSeconds);

/** The step whose code this is, of those that are good now; null for none. */
export function stepOfCode(secret: Buffer, code: string, now: Date): number | null {
  const current = stepOf(now);
  for (let step = current - stepsAside; step <= current + stepsAside; step++)
    if (equalInConstantTime(codeAt(secret, step), code)) return step;
  return null;
}

export const newSecret = (): Buffer => randomBytes(secretBytes);

/** RFC 4648 without padding, as apps take it. */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => alphabet[Number.parseInt(five.padEnd(5, "0"), 2)])
    .join("");
}

/** Reads what `toBase32` wrote. */
export function fromBase32(text: string): Buffer {
  const bits = [...text].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The address by which an app takes a secret in; it shows issuer and account. */
export function authenticatorAddress(secret: string, issuer: string, account: string): string {
  const query = new URLSearchParams({ secret, issuer });
  // Apps show a plus as it stands.
  const encoded = String(query).replaceAll("+", "%20");
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?${encoded}`;
}
