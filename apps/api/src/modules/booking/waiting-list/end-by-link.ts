import { type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { inTransaction } from "../../../db/tx.ts";
import { readLinkToken } from "../../../plugins/link-token.ts";
import { endByPerson } from "./end-offer.ts";

/** The place in the waiting list that a link opens; null for a link that is none of ours. */
export const entryOfLink = (secret: string, token: string): string | null =>
  readLinkToken(secret, "waiting", token)?.id ?? null;

/** The guest says no, or leaves the list, by the link of their mail. A place that is gone makes it a link to nothing. */
export async function endByLink(
  { db, secret }: { readonly db: Db; readonly secret: string },
  token: string,
  event: "decline" | "withdraw",
): Promise<Result<{ done: true }, "LINK_INVALID" | "WRONG_STATE">> {
  const entryId = entryOfLink(secret, token);
  if (entryId === null) return refuse("LINK_INVALID");
  const ended = await inTransaction(db, (tx) => endByPerson(tx, entryId, event));
  if (ended.ok) return ended;
  return ended.failure.code === "NOT_FOUND"
    ? refuse("LINK_INVALID")
    : refuse("WRONG_STATE", ended.failure.facts);
}
