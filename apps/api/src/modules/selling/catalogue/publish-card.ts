import { type RateCard, RateCardShape } from "@pulau/contract/rate-card.ts";
import type { OptionId, PackageId } from "@pulau/domain/ids.ts";
import type { Failure } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { eq } from "../../../db/orm.ts";
import { packageOption } from "../../../db/schema/catalogue.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadNamedWords, loadRoomTypeNames, problemsOf, withRoomTypeIds } from "./card-problems.ts";
import { checkCard } from "./check-card.ts";
import { readCards } from "./read-cards.ts";
import { loadResortLists } from "./resort-lists.ts";
import { writeCard } from "./write-card.ts";

type Fields = NonNullable<Failure["fields"]>;

/** Everything that keeps a card from being sold, each at its path; none for a card that can be. */
export async function findFaults(db: Db | Tx, card: RateCard): Promise<Fields> {
  const fields = await checkCard(card);
  if (fields.length > 0) return fields;
  const known = { roomTypes: await loadRoomTypeNames(db), words: await loadNamedWords(db) };
  return problemsOf(card, known, "").map(({ path, ...rest }) => ({ ...rest, path: path.slice(1) }));
}

/** The published card of one option, whether or not it is on sale; null when there is no such option. */
export async function readCard(
  tx: Tx,
  optionId: OptionId,
): Promise<{ packageId: PackageId; card: RateCard } | null> {
  const [found] = await tx
    .select({ packageId: packageOption.packageId })
    .from(packageOption)
    .where(eq(packageOption.id, optionId));
  if (!found) return null;
  const card = (await readCards(tx, found.packageId)).find(({ option }) => option.id === optionId);
  return card ? { packageId: found.packageId, card } : null;
}

/** Puts a card without faults in the place of an option's. Bookings and holds keep the price that they were made at. */
export async function publishCard(tx: Tx, card: RateCard): Promise<void> {
  const named = withRoomTypeIds(RateCardShape.parse(card), await loadRoomTypeNames(tx));
  await writeCard(tx, card.option.id, named, await loadResortLists(tx, card.package.id));
}
