import type { SignedAddress } from "@pulau/contract/papers.ts";
import type { z } from "zod";
import type { createAddressSigner } from "../../../plugins/signed-address.ts";

/** Long enough for a slow phone to follow the link, too short for one that is passed on. */
const addressMinutes = 5;

/** The address of a file that opens for some minutes without a bearer. */
export function signedPath(
  signer: ReturnType<typeof createAddressSigner>,
  path: string,
  query: Record<string, string>,
  now: Date,
): z.infer<typeof SignedAddress> {
  const until = new Date(now.getTime() + addressMinutes * 60_000);
  const signed = signer.sign(path, until);
  const asked = new URLSearchParams({ until: String(signed.until), seal: signed.seal, ...query });
  return { url: `${path}?${asked}`, until: until.toISOString() };
}
