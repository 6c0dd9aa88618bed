import { ok } from "@pulau/domain/result.ts";
import type { signIn } from "./sign-in.ts";

type Refused = Extract<Awaited<ReturnType<typeof signIn>>, { ok: false }>;

const sentence = (text: string) => ({ error: { email: [text] } });

export const wrongCredentials = sentence("Email Or Password Invalid");

/** A sign-in that was refused, as the plain call tells it: in a sentence, but for who is to try again later. */
export function refusalInSentences(refused: Refused) {
  const { code } = refused.failure;
  if (code === "TOO_MANY_REQUESTS" || code === "BUSY") return refused;
  return ok(code === "BAD_CREDENTIALS" ? wrongCredentials : sentence("Something went wrong"));
}
