import type { RateCard } from "@pulau/contract/rate-card.ts";
import { questionsOf } from "@pulau/domain/catalogue/card-parts.ts";
import { roomTypesOf, withRoomTypes } from "@pulau/domain/catalogue/room-types-of.ts";
import { knownActivityNames } from "@pulau/domain/party/known-activities.ts";
import type { Db } from "../../../db/connect.ts";
import { roomType } from "../../../db/schema/rooms.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadSettings } from "../../ground/resort/public.ts";

export type FieldProblem = { readonly path: string; readonly rule: string };

/** Room types by their id and by their code, as cards may name them. */
export type RoomTypeNames = ReadonlyMap<string, string>;

export async function loadRoomTypeNames(db: Db | Tx): Promise<RoomTypeNames> {
  const rows = await db.select({ id: roomType.id, code: roomType.roomCode }).from(roomType);
  return new Map(rows.flatMap(({ id, code }) => [[id, id] as const, [code, id] as const]));
}

/** A card with the ids of the room types that it names by their codes. */
export const withRoomTypeIds = (card: RateCard, names: RoomTypeNames): RateCard =>
  withRoomTypes(card, (roomTypeId) => names.get(roomTypeId));

/** Words for activities and markets with a name in three languages: the resort’s, and what everybody knows. */
export async function loadNamedWords(db: Db | Tx): Promise<ReadonlySet<string>> {
  const { activityNames, marketNames } = await loadSettings(db);
  return new Set([knownActivityNames, activityNames, marketNames].flatMap((names) => Object.keys(names)));
}

type Known = { readonly roomTypes: RoomTypeNames; readonly words: ReadonlySet<string> };

/** What of a card can't be stored or sold: room types that are not there, and words that no guest could read. */
export const problemsOf = (card: RateCard, known: Known, at: string): FieldProblem[] => [
  ...roomTypesOf(card)
    .filter(({ roomTypeId }) => !known.roomTypes.has(roomTypeId))
    .map(({ path }) => ({ path: `${at}.${path}`, rule: "card.unknownRoomType" })),
  ...unnamedWords(card, known.words).map((word) => ({
    path: `${at}.words.${word}`,
    rule: "card.unnamedWord",
  })),
];

function unnamedWords(card: RateCard, named: ReadonlySet<string>): string[] {
  const { activities, markets } = questionsOf(card);
  return [...new Set([...activities, ...markets])].filter(
    (word) => card.words?.[word] === undefined && !named.has(word),
  );
}
