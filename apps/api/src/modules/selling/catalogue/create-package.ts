import { type RateCard, RateCardShape } from "@pulau/contract/rate-card.ts";
import type { createPackageRoute } from "@pulau/contract/rates-admin.ts";
import type { Received, Reply } from "@pulau/contract/route.ts";
import { fillMissing } from "@pulau/domain/catalogue/missing-words.ts";
import type { StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { packageOption, stayPackage } from "../../../db/schema/catalogue.ts";
import type { Tx } from "../../../db/tx.ts";
import {
  type FieldProblem,
  loadNamedWords,
  loadRoomTypeNames,
  problemsOf,
  withRoomTypeIds,
} from "./card-problems.ts";
import { codeProblems } from "./package-code.ts";
import { lastPosition } from "./package-order.ts";
import { pictureProblems } from "./package-pictures.ts";
import { findPackage } from "./packages.ts";
import { readCards } from "./read-cards.ts";
import { loadResortLists } from "./resort-lists.ts";
import { type ResortLists, writeCard } from "./write-card.ts";

type NewPackage = Received<typeof createPackageRoute>["body"];
type NewOption = NewPackage["options"][number];

/**
 * Makes a package with the options, periods and rate cards that it is sent with, last in the guests' order unless told;
 * nothing of it where any field is wrong. Guests see it once an option of it has a price.
 */
export async function createPackage(
  tx: Tx,
  creation: NewPackage & { readonly staffId: StaffId },
): Promise<Result<Reply<typeof createPackageRoute>, "INVALID_INPUT">> {
  const { staffId, options, position: wanted, ...texts } = creation;
  const { filled: row, missing } = fillMissing(texts);
  const packageId = crypto.randomUUID();
  const named = { id: packageId, name: row.name };
  const resort = await loadResortLists(tx);
  const cards = options.map((option) =>
    cardOf(option, { package: named, option: crypto.randomUUID(), resort }),
  );
  const roomTypes = await loadRoomTypeNames(tx);
  const known = { roomTypes, words: await loadNamedWords(tx) };
  const fields = [
    ...(await codeProblems(tx, row.code)),
    ...(await pictureProblems(tx, { staffId, pictures: row.pictures })),
    ...cards.flatMap((card, i) => problemsOf(card, known, `options.${i}.card`)),
    ...(await usualProblems(tx, options)),
  ];
  if (fields.length > 0) return { ok: false, failure: { code: "INVALID_INPUT", fields } };
  const picture = row.pictures[0]?.picture ?? "";
  const own = { id: packageId, picture, missing, position: wanted ?? lastPosition };
  const [added] = await tx
    .insert(stayPackage)
    .values({ ...row, ...own })
    .returning({ slug: stayPackage.slug });
  for (const [position, { card: priced, nights: _, usualOptionId = null, ...option }] of options.entries()) {
    const card = cards[position];
    if (!card) throw new Error("an option lost its card");
    const { id, nights } = card.option;
    // Guests can't book what has no price: such an option goes on sale when its first prices are published.
    const activeStatus = priced != null;
    const place = { packageId, usualOptionId, position, activeStatus };
    await tx.insert(packageOption).values({ ...option, ...place, id, nights });
    await writeCard(tx, id, withRoomTypeIds(card, roomTypes), resort);
  }
  const { code, type, name, summary, pictures } = row;
  await auditChange(tx, {
    staffId,
    act: "added",
    subject: "package",
    subjectId: packageId,
    before: null,
    after: { code, type, name, summary, pictures },
    facts: { name: name.en, code, options: options.length },
  });
  const { slug = "" } = added ?? {};
  const offSale = {
    _id: packageId,
    code,
    slug,
    type,
    name,
    summary,
    picture,
    pictures,
    score: null,
    options: [],
  };
  return ok({
    _id: packageId,
    package: (await findPackage(tx, packageId)) ?? offSale,
    cards: await readCards(tx, packageId),
  });
}

/** An option without a card has one that says what the resort says, and no price. */
const cardOf = (
  { card, nights: own }: NewOption,
  { package: named, option, resort }: { package: RateCard["package"]; option: string; resort: ResortLists },
): RateCard => {
  const { nights, ...fields } = card ?? { ...emptyCard, ...resort, nights: own ?? 1 };
  return RateCardShape.parse({ ...fields, package: named, option: { id: option, nights } });
};

const emptyCard = { periods: [], rates: [] };

async function usualProblems(tx: Tx, options: readonly NewOption[]): Promise<FieldProblem[]> {
  const known = new Set((await tx.select({ id: packageOption.id }).from(packageOption)).map(({ id }) => id));
  return options.flatMap(({ usualOptionId }, i) =>
    usualOptionId && !known.has(usualOptionId)
      ? [{ path: `options.${i}.usualOptionId`, rule: "card.unknownOption" }]
      : [],
  );
}
