import { type RateCard, RateCardShape } from "@pulau/contract/rate-card.ts";
import type { ListName } from "@pulau/domain/catalogue/card-parts.ts";
import type { OptionId, PackageId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { markReadOnly } from "../../../db/commit-steps.ts";
import { and, eq } from "../../../db/orm.ts";
import { countUnasked, staffOrSystem } from "../../../db/saved-versions.ts";
import { packageOption } from "../../../db/schema/catalogue.ts";
import { priceChange, pricePlan, priceVersion } from "../../../db/schema/price-drafts.ts";
import type { Tx } from "../../../db/tx.ts";
import {
  findFaults,
  keepVersion,
  loadResortLists,
  ownListsOf,
  priceLines,
  publishCard,
  type ResortLists,
  readCard,
  withoutNulls,
} from "../catalogue/public.ts";
import { loadDraft, lockDraft } from "./load-draft.ts";

type Publishing = { readonly optionId: OptionId; readonly staffId: StaffId | null };

/**
 * Makes the draft what guests see. While anything in it contradicts itself nothing is published, and each place is told.
 * Bookings and holds keep the lines that they were made with.
 *
 * @returns the version's number; null where nothing was changed
 */
export async function publishDraft(
  tx: Tx,
  { optionId, staffId }: Publishing,
): Promise<Result<number | null, "NOT_FOUND" | "INVALID_INPUT">> {
  await lockDraft(tx, optionId);
  const draft = await loadDraft(tx, optionId);
  if (!draft) return refuse("NOT_FOUND");
  const { packageId, published, card, changes } = draft;
  const { rowCount: plans } = await tx.delete(pricePlan).where(eq(pricePlan.optionId, optionId));
  if (changes.length === 0) {
    if (plans === 0) markReadOnly();
    return ok(null);
  }
  const fields = await findFaults(tx, card);
  if (fields.length > 0) return { ok: false, failure: { code: "INVALID_INPUT", fields } };
  const step = { packageId, before: published, after: card, act: "published" as const, staffId };
  const number = await publishVersion(tx, step);
  await tx.delete(priceChange).where(eq(priceChange.optionId, optionId));
  await openFirst(tx, { optionId, before: published });
  return ok(number);
}

/**
 * Publishes an earlier version again; what is changed in the draft stays changed there. The lists that were the resort's
 * then are as the resort has them today.
 */
export async function takeBack(
  tx: Tx,
  { optionId, staffId, number: takenFrom }: Publishing & { readonly number: number },
): Promise<Result<number, "NOT_FOUND" | "INVALID_INPUT">> {
  await lockDraft(tx, optionId);
  const found = await readCard(tx, optionId);
  const [version] = await tx
    .select({ card: priceVersion.card, own: priceVersion.own })
    .from(priceVersion)
    .where(and(eq(priceVersion.optionId, optionId), eq(priceVersion.number, takenFrom)));
  if (!found || !version) return refuse("NOT_FOUND");
  const { packageId, card: before } = found;
  const lists = await loadResortLists(tx, packageId);
  const own = version.own ?? ownListsOf(before, lists);
  const after = cardWith(lists, { ...version.card, package: before.package }, own);
  const fields = await findFaults(tx, after);
  if (fields.length > 0) return { ok: false, failure: { code: "INVALID_INPUT", fields } };
  return ok(await publishVersion(tx, { packageId, before, after, act: "takenBack", takenFrom, staffId }));
}

/** A card with the resort's lists in the place of those that are not its own. */
const cardWith = (lists: ResortLists, card: RateCard, own: readonly ListName[]): RateCard =>
  RateCardShape.parse(
    withoutNulls({ ...card, ...lists, ...Object.fromEntries(own.map((name) => [name, card[name]])) }),
  );

type Step = {
  readonly packageId: PackageId;
  readonly before: RateCard;
  readonly after: RateCard;
  readonly act: "published" | "takenBack";
  readonly takenFrom?: number;
  readonly staffId: StaffId | null;
};

/** Who has the whole cards open hears of it, as of any other save. */
async function publishVersion(tx: Tx, { packageId, ...step }: Step): Promise<number> {
  const { before, after, act, takenFrom, staffId } = step;
  const optionId = after.option.id;
  const by = staffOrSystem(staffId);
  await countUnasked(tx, { kind: "rateCards", key: packageId, by, changed: [] });
  await publishCard(tx, after);
  const number = await keepVersion(tx, { ...step, optionId });
  const entry = { staffId, subject: "packageOption", subjectId: optionId } as const;
  // What a draft makes other was told when it was drafted; what is taken back is told here.
  if (act === "published") {
    const sides = { before: { publishedVersion: number - 1 }, after: { publishedVersion: number } };
    await auditChange(tx, { ...entry, act: "pricesPublished", ...sides });
  } else
    for (const prices of await priceLines(tx, { before, after }))
      await auditChange(tx, { ...entry, act: "pricesTakenBack", prices, facts: { number, takenFrom } });
  return number;
}

/** An option that was made without prices goes on sale with its first. */
async function openFirst(
  tx: Tx,
  { optionId, before }: { optionId: OptionId; before: RateCard },
): Promise<void> {
  if (before.rates.length > 0) return;
  await tx.update(packageOption).set({ activeStatus: true }).where(eq(packageOption.id, optionId));
}
