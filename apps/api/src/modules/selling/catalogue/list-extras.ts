import type { extrasRoute } from "@pulau/contract/add-ons.ts";
import type { Received, Reply } from "@pulau/contract/route.ts";
import { activityOf } from "@pulau/domain/pricing/activity-and-market.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { loadRateBook } from "./rate-book.ts";

/** What an option's own card offers beside the stay, and what it asks for a change later. */
export async function listExtras(
  db: Db,
  { optionId, checkIn, nights }: Received<typeof extrasRoute>["body"],
): Promise<Result<Reply<typeof extrasRoute>, "NOT_FOUND">> {
  const book = await loadRateBook(db, { optionId, from: checkIn, to: checkIn, nights, contract: null });
  if (!book) return refuse("NOT_FOUND");
  const { amendmentFee } = book;
  return ok({
    extras: (book.extras ?? []).map(({ id, name, per, amounts }) => ({
      _id: id,
      name,
      per,
      amounts: amounts.map(({ who, guestKind, sen, activity = null }) => ({
        who,
        guestKind,
        sen,
        activity,
        activityName: activityOf(book, activity).activityName ?? null,
      })),
    })),
    amendmentFee: amendmentFee
      ? { ...amendmentFee, freeDaysBefore: amendmentFee.freeDaysBefore ?? null }
      : null,
  });
}
