import type { CataloguePart } from "@pulau/contract/catalogue-file.ts";
import type { AnyId } from "@pulau/domain/ids.ts";
import type { Row } from "../part.ts";

/** The rows of a part as the file would have them. */
export type PartRows = (id: CataloguePart) => readonly Row[];

/** What is named in a cell of another table. */
const kinds = ["roomType", "building", "boat", "category", "package"] as const;
export type Kind = (typeof kinds)[number];

/** Names for ids, each its own: of two with one name the second is `Sunset (2)`. */
export type Names = {
  readonly nameOf: (kind: Kind, id: AnyId) => string;
  readonly idOf: (kind: Kind, name: string) => string | null;
};

/** How texts are compared: without capitals, wide signs and spaces to either side. */
export const plain = (text: string): string => text.normalize("NFKC").trim().toLowerCase();

type Named = { readonly id: AnyId; readonly name: string };

function namesOf(rows: Readonly<Record<Kind, readonly Named[]>>): Names {
  const byName = new Map<string, string>();
  const nameAt = new Map<string, string>();
  for (const kind of kinds) {
    const own = new Map<string, number>();
    for (const { id, name } of rows[kind]) {
      const count = (own.get(plain(name)) ?? 0) + 1;
      own.set(plain(name), count);
      const unique = count === 1 ? name : `${name} (${count})`;
      byName.set(`${kind} ${plain(unique)}`, id);
      nameAt.set(`${kind} ${id}`, unique);
    }
  }
  return {
    nameOf: (kind, id) => nameAt.get(`${kind} ${id}`) ?? "",
    idOf: (kind, name) => byName.get(`${kind} ${plain(name)}`) ?? null,
  };
}

const englishOf = (value: unknown): string => (value as { readonly en: string }).en;

/** What tables call the things of a catalogue. */
export const namesIn = (rows: PartRows): Names =>
  namesOf({
    roomType: rows("roomTypes").map((row) => ({ id: String(row.id), name: String(row.roomCode) })),
    building: rows("buildings").map((row) => ({ id: String(row.id), name: String(row.name) })),
    boat: rows("boats").map((row) => ({ id: String(row.id), name: englishOf(row.name) })),
    category: rows("addOnCategories").map((row) => ({ id: String(row.id), name: englishOf(row.name) })),
    package: rows("packages").map((row) => ({ id: String(row.id), name: String(row.code) })),
  });
