import type { BedOptionId } from "@pulau/domain/ids.ts";
import { bedOption, roomType } from "../../../db/schema/rooms.ts";
import type { Tx } from "../../../db/tx.ts";
import { countUses } from "../../../records/name-uses.ts";
import { bedOptionUsers, soldWith } from "../room-admin/public.ts";
import type { Compared, RowPlan } from "./compare.ts";
import type { ImportFault, Row } from "./part.ts";
import { finder } from "./rows.ts";

type Around = Pick<Compared, "rows"> & { readonly options: RowPlan; readonly beds: RowPlan };

/**
 * Ways to make up a room that stays were sold with keep their beds, and those that rooms stand in or stays ahead need
 * remain in use, as when they are changed by hand.
 */
export const bedOptionsInUse = async (tx: Tx, around: Around): Promise<ImportFault[]> => [
  ...(await bedsSold(tx, around)),
  ...(await waysNeeded(tx, around)),
];

async function bedsSold(tx: Tx, { rows, beds }: Around): Promise<ImportFault[]> {
  const placed = [...beds.added, ...beds.changed].map(({ row, at }) => ({
    id: idOf(row.bedOptionId),
    path: `bedOptionBeds.${at}`,
  }));
  const gone = beds.gone.map(({ bedOptionId }) => ({
    id: idOf(bedOptionId),
    path: wayOf(rows, bedOptionId),
  }));
  const changed = [...placed, ...gone];
  const sold = await soldWith(tx, [...new Set(changed.map(({ id }) => id))]);
  const paths = new Set(changed.filter(({ id }) => sold.has(id)).map(({ path }) => path));
  return [...paths].map((path) => ({ path, rule: "catalogue.bedsSold" }));
}

/** Where the way of a bed that the file leaves out stands in it: the file's rows come first, in its order. */
const wayOf = (rows: Compared["rows"], bedOptionId: unknown): string =>
  `bedOptions.${rows.get(bedOption)?.findIndex(({ id }) => id === bedOptionId) ?? ""}`;

async function waysNeeded(tx: Tx, { rows, options }: Around): Promise<ImportFault[]> {
  const find = finder(rows);
  const closed = options.changed.filter(
    ({ row, before }) =>
      (before.activeStatus === true && row.activeStatus === false) || row.roomTypeId !== before.roomTypeId,
  );
  const left = [
    ...closed.map(({ before, at }) => ({ way: before, path: `bedOptions.${at}` })),
    ...options.gone.map((way) => ({ way, path: "bedOptions" })),
  ];
  const wrong: ImportFault[] = [];
  for (const { way, path } of left) {
    const uses = Object.values(await countUses(tx, bedOptionUsers([idOf(way.id)])));
    const count = uses.reduce((sum, many) => sum + many, 0);
    const facts = { count, way: nameOf(way, find(roomType, way.roomTypeId)) };
    if (count > 0) wrong.push({ path, rule: "catalogue.bedsNeeded", facts });
  }
  return wrong;
}

const idOf = (value: unknown): BedOptionId => String(value);

/** `G 2`: the second way of the type G. */
const nameOf = ({ position }: Row, type: Row | undefined): string =>
  `${type?.roomCode ?? ""} ${Number(position) + 1}`.trim();
