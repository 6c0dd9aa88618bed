import { RateCard } from "@pulau/contract/rate-card.ts";
import type { Failure } from "@pulau/domain/result.ts";
import { eq } from "drizzle-orm";
import { packageOption } from "../../../db/schema/catalogue.ts";
import type { Tx } from "../../../db/tx.ts";
import { fieldsOf } from "../../../plugins/problem.ts";
import { loadNamedWords, loadRoomTypeNames, problemsOf, withRoomTypeIds } from "./card-problems.ts";
import { readCards } from "./read-cards.ts";
import { loadResortLists } from "./resort-lists.ts";
import { writeCard } from "./write-card.ts";

type Fields = NonNullable<Failure["fields"]>;

/** Everything that keeps a card from being sold, each at its path; none for a card that can be. */
export async function findFaults(tx: Tx, card: unknown): Promise<Fields> {
  const read = RateCard.safeParse(card);
  if (!read.success) return fieldsOf(read.error);
  const known = { roomTypes: await loadRoomTypeNames(tx), words: await loadNamedWords(tx) };
  return problemsOf(read.data, known, "").map(({ path, ...rest }) => ({ ...rest, path: path.slice(1) }));
}

/** The published card of one option, whether or not it is on sale; null when there is no such option. */
export async function readCard(
  tx: Tx,
  optionId: string,
): Promise<{ packageId: string; card: RateCard } | null> {
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
  const named = withRoomTypeIds(RateCard.parse(card), await loadRoomTypeNames(tx));
  await writeCard(tx, card.option.id, named, await loadResortLists(tx));
}
