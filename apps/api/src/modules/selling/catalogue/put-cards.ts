import type { RateCard } from "@pulau/contract/rate-card.ts";
import type { PackageId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { eq } from "../../../db/orm.ts";
import { packageOption, stayPackage } from "../../../db/schema/catalogue.ts";
import type { Tx } from "../../../db/tx.ts";
import { priceLines } from "./audited-changes.ts";
import {
  type FieldProblem,
  loadNamedWords,
  loadRoomTypeNames,
  problemsOf,
  withRoomTypeIds,
} from "./card-problems.ts";
import { keepVersion } from "./card-versions.ts";
import { readCards } from "./read-cards.ts";
import { loadResortLists } from "./resort-lists.ts";
import { writeCard } from "./write-card.ts";

type PutRequest = {
  readonly packageId: PackageId;
  readonly cards: readonly RateCard[];
  readonly staffId: StaffId;
};

/**
 * Puts rate cards in the place of those that some options of a package have: all of them, or none where any field of
 * any card is wrong. Bookings and holds keep the price that they were made at.
 */
export async function putCards(
  tx: Tx,
  { packageId, cards, staffId }: PutRequest,
): Promise<Result<RateCard[], "NOT_FOUND" | "INVALID_INPUT">> {
  const options = await lockOptions(tx, packageId);
  if (options.length === 0) return { ok: false, failure: { code: "NOT_FOUND" } };
  const roomTypes = await loadRoomTypeNames(tx);
  const known = { roomTypes, words: await loadNamedWords(tx) };
  const fields = cards.flatMap((card, i) => [
    ...misplaced(card, { packageId, options, cards, at: i }),
    ...problemsOf(card, known, `cards.${i}`),
  ]);
  if (fields.length > 0) return { ok: false, failure: { code: "INVALID_INPUT", fields } };
  const resort = await loadResortLists(tx, packageId);
  const before = new Map((await readCards(tx, packageId)).map((card) => [card.option.id, card]));
  for (const card of cards) await writeCard(tx, card.option.id, withRoomTypeIds(card, roomTypes), resort);
  const after = await readCards(tx, packageId);
  for (const card of after) {
    const old = before.get(card.option.id);
    if (!old || !cards.some(({ option }) => option.id === card.option.id)) continue;
    await keepVersion(tx, { optionId: card.option.id, before: old, after: card, act: "put", staffId });
    const entry = { staffId, act: "rateCardChanged", subject: "package", subjectId: packageId } as const;
    for (const prices of await priceLines(tx, { before: old, after: card }))
      await auditChange(tx, { ...entry, prices, facts: { optionIds: [card.option.id] } });
  }
  return ok(after);
}

/** The package's options, locked so that two changes of its cards go one after the other. */
const lockOptions = async (tx: Tx, packageId: PackageId): Promise<string[]> => {
  const rows = await tx
    .select({ id: packageOption.id })
    .from(packageOption)
    .innerJoin(stayPackage, eq(stayPackage.id, packageOption.packageId))
    .where(eq(packageOption.packageId, packageId))
    .orderBy(packageOption.id)
    .for("update");
  return rows.map(({ id }) => id);
};

type Standing = { packageId: PackageId; options: readonly string[]; cards: readonly RateCard[]; at: number };

/** A card of another package or option, or a second one for the same. */
function misplaced(card: RateCard, { packageId, options, cards, at }: Standing): FieldProblem[] {
  const wrong: FieldProblem[] = [];
  if (card.package.id !== packageId)
    wrong.push({ path: `cards.${at}.package.id`, rule: "card.unknownPackage" });
  const path = `cards.${at}.option.id`;
  if (!options.includes(card.option.id)) wrong.push({ path, rule: "card.unknownOption" });
  if (cards.findIndex(({ option }) => option.id === card.option.id) < at)
    wrong.push({ path, rule: "card.twice" });
  return wrong;
}
