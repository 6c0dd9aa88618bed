import type { Day } from "@pulau/domain/calendar/day.ts";
import { checkRedeem } from "@pulau/domain/promo-package/redeeming.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import type { Tx } from "../../../db/tx.ts";
import { linkOpens } from "../../partners/referral/public.ts";
import { findRedeemable } from "../../selling/bought-packages/public.ts";
import type { StayBook } from "../../selling/catalogue/public.ts";
import type { Ahead, CompleteDraft, PlanTerms } from "./plan-terms.ts";

/** An influencer's package is sold by their link alone; one that was sold stays so when the link has ended. */
export async function checkLink(
  db: Db | Tx,
  book: StayBook,
  draft: CompleteDraft,
  terms: PlanTerms,
): Promise<Result<string | null, "PACKAGE_CLOSED">> {
  if (book.package.type !== "influencer") return ok(null);
  const { influencerId, checkIn } = draft;
  const opens =
    influencerId !== null &&
    (terms.rules === "sold" || (await linkOpens(db, { packageId: book.package.id, influencerId })));
  return opens ? ok(influencerId) : refuse("PACKAGE_CLOSED", { checkIn, rule: "linkOnly" });
}

/**
 * What is sold ahead is booked with what was bought of it, by its buyer, within its dates and for as many people. A stay
 * that has one of it already may move.
 */
export async function checkAhead(
  db: Db | Tx,
  { book, draft, ...stay }: { book: StayBook; draft: CompleteDraft; persons: number; today: Day },
  { held, ownerId }: PlanTerms,
): Promise<Result<Ahead | null, "PACKAGE_CLOSED" | "PARTY_TOO_LARGE">> {
  const { boughtPackageId, checkIn } = draft;
  if (boughtPackageId === null && !book.package.soldAhead) return ok(null);
  const used = held?.boughtPackageId !== undefined && held.boughtPackageId === boughtPackageId;
  const bought = boughtPackageId === null ? null : await findRedeemable(db, boughtPackageId);
  if (bought?.optionId !== book.option.id || !(used || bought.accountId === ownerId))
    return refuse("PACKAGE_CLOSED", { checkIn, rule: "aheadOnly" });
  const open = checkRedeem(bought, { checkIn, persons: stay.persons }, { today: stay.today, used });
  return open.ok ? ok({ boughtPackageId: bought.id, depositSen: bought.depositSen }) : open;
}
