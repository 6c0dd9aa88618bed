import { createHmac } from "node:crypto";
import { isIPv6 } from "node:net";
import { deriveKey } from "./derive-key.ts";

/** Makes the mark by which what one network asked for is counted together; the address can't be read from it. */
export function markNetworks(secret: string): (address: string) => string {
  const key = deriveKey(secret, "networks of holds");
  return (address) => createHmac("sha256", key).update(networkOf(address)).digest("base64url").slice(0, 22);
}

/** The network of a caller: what every count by address goes by, as one home has more IPv6 addresses than can be counted. */
export const networkOfCaller = (request: { readonly ip: string }): string => networkOf(request.ip);

/** Whether a caller sits at this machine itself: a trial, where everybody would be of one network. */
export const isLoopback = (address: string): boolean => /^(::ffff:)?127\.|^::1$/.test(address);

/** An IPv4 address is its own network; of an IPv6 one the first four groups are, because each home has so many. */
export function networkOf(address: string): string {
  const v4 = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!isIPv6(v4)) return v4;
  const [head = "", tail] = v4.split("::");
  const before = head.split(":").filter(Boolean);
  const after = (tail ?? "").split(":").filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: zeros }, () => "0"), ...after];
  // One address has many spellings: `0DB8` is `db8`.
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
