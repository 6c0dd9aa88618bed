import type { RoomListed, RoomRecord } from "@pulau/contract/room-records.ts";
import type { BedOptionId } from "@pulau/domain/ids.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";
import type { Language } from "../../../plugins/language.ts";
import { comparable } from "../../../records/name-lookup.ts";

type Beds = RoomListed["beds"];

const extraBed = { en: "extra bed", my: "katil tambahan", cn: "加床" };

/** The beds of a way to make up a room, the widest first. */
export const bedsOf = (
  bedOptionId: SQL,
) => sql`coalesce((SELECT jsonb_agg(jsonb_build_object('count', o.count, 'name', d.name, 'extra', o.extra) ORDER BY d.width DESC, d.id)
  FROM bed_option_bed o JOIN bed d ON d.id = o.bed_id WHERE o.bed_option_id = ${bedOptionId}), '[]'::jsonb)`;

/** What stands in a room, as a cell of a file: `King bed + 2 × Single bed (extra bed)`. */
export const bedsCell = (beds: Beds, language: Language = "en"): string =>
  beds
    .map(({ count, name, extra }) => {
      const bed = count === 1 ? name[language] : `${count} × ${name[language]}`;
      return extra ? `${bed} (${extraBed[language]})` : bed;
    })
    .join(" + ");

/** Such a cell as it is compared: whatever comes first, and however a number of them is written. */
const compared = (cell: string): string =>
  comparable(cell)
    .replaceAll(/(\d)\s*[×x*]\s*/g, "$1×")
    .split("+")
    .map((part) => part.trim())
    .toSorted()
    .join("+");

type BedOption = {
  readonly id: BedOptionId;
  readonly type: number;
  readonly offered: boolean;
  readonly beds: Beds;
};

/**
 * Finds the way to make up a room that a cell tells in any language, among those of the room's type; null for an empty
 * cell. A room that is made up so already stays as it is, also in a way that is no longer offered.
 */
export async function bedOptionsByBeds(tx: Tx) {
  const { rows } = await tx.execute<BedOption>(sql`
    SELECT w.id, y.list_no AS type, w.active_status AS offered, ${bedsOf(sql`w.id`)} AS beds
    FROM bed_option w JOIN room_type y ON y.id = w.room_type_id ORDER BY w.position, w.id`);
  const ways = rows.map((way) => ({
    ...way,
    cells: new Set((["en", "my", "cn"] as const).map((language) => compared(bedsCell(way.beds, language)))),
  }));
  return (cell: string | null, row: RoomRecord | null, values: Partial<Pick<RoomRecord, "room_type">>) => {
    if (cell === null) return null;
    const type = values.room_type ?? row?.room_type;
    const found = ways.filter((way) => way.type === type && way.cells.has(compared(cell)));
    const same = found.find(({ id }) => id === row?.bed_option_id);
    return (same ?? found.find(({ offered }) => offered))?.id;
  };
}
