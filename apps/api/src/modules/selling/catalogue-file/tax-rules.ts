import { ResortCharges } from "@pulau/contract/resort-charges.ts";
import { roomTypesOf } from "@pulau/domain/catalogue/room-types-of.ts";
import type { TaxId } from "@pulau/domain/ids.ts";
import { taxContradictions } from "@pulau/domain/rate-card/rule-contradictions.ts";
import { tax } from "../../../db/schema/catalogue.ts";
import { roomType } from "../../../db/schema/rooms.ts";
import type { Tx } from "../../../db/tx.ts";
import { fieldsOf } from "../../../plugins/problem.ts";
import { countUses } from "../../../records/name-uses.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";
import { showResortCharges, taxUsers } from "../resort-charges/public.ts";
import { type Compared, idsIn, type RowPlan } from "./compare.ts";
import type { ImportFault } from "./part.ts";
import { named } from "./parts/row-names.ts";

/** A tax that events ahead include, or that another is charged on, stays in use, as on the page of taxes and fees. */
export async function taxesInUse(tx: Tx, { changed, gone }: RowPlan): Promise<ImportFault[]> {
  const closed = changed.filter(({ row, before }) => before.activeStatus && !row.activeStatus);
  const left = [
    ...gone.map((row) => ({ row, path: "taxes" })),
    ...closed.map(({ before, at }) => ({ row: before, path: `taxes.${at}` })),
  ];
  const ids = left.map(({ row }): TaxId => String(row.id));
  const wrong: ImportFault[] = [];
  for (const [place, { row, path }] of left.entries()) {
    const uses = Object.values(await countUses(tx, await taxUsers(tx, ids[place] ?? "", ids)));
    const count = uses.reduce((sum, many) => sum + many, 0);
    const facts = { count, tax: named(row).en };
    if (count > 0) wrong.push({ path, rule: "catalogue.taxInUse", facts });
  }
  return wrong;
}

/** Taxes in use are charged only on those before them, as on their page. */
export async function taxesOnLater(tx: Tx, { added, changed }: RowPlan): Promise<ImportFault[]> {
  const { taxes } = await showResortCharges(tx);
  const places = new Map([...added, ...changed].map(({ row, at }) => [row.id, at]));
  return taxContradictions(taxes.map(({ _id, ...charge }) => ({ ...charge, id: _id }))).flatMap(
    ({ path, rule }) => {
      const [place = "", field] = path.split(".");
      const at = places.get(taxes[Number(place)]?._id);
      return at === undefined ? [] : [{ path: `taxes.${at}.terms.${field}`, rule }];
    },
  );
}

/** An event ahead comes to include only taxes that are in use, as on its page. */
export async function taxesOfEvents(
  tx: Tx,
  { rows, events }: Pick<Compared, "rows"> & { readonly events: RowPlan },
): Promise<ImportFault[]> {
  const inUse = new Set(rows.get(tax)?.flatMap(({ id, activeStatus }) => (activeStatus ? [id] : [])));
  const today = await loadToday(tx, (await loadSettings(tx)).timeZone);
  const before = new Map(events.changed.map((placed) => [placed.row.id, idsIn(placed.before.taxIds)]));
  return [...events.added, ...events.changed].flatMap(({ row, at }) => {
    const named = idsIn(row.taxIds).filter((id) => !before.get(row.id)?.includes(id));
    return String(row.day) < today || named.every((id) => inUse.has(id))
      ? []
      : [{ path: `events.${at}.taxIds`, rule: "notListed" }];
  });
}

/** Surcharges and fees are for room types that there are, as on their page. */
export const roomTypesGone = (rows: Compared["rows"], plans: readonly RowPlan[]): ImportFault[] => {
  const there = new Set((rows.get(roomType) ?? []).map(({ id }) => id));
  return plans.flatMap(({ part, added, changed }) =>
    [...added, ...changed].flatMap(({ row, at }) =>
      roomTypesOf({ [part.id]: [row.terms ?? {}] })
        .filter(({ roomTypeId }) => !there.has(roomTypeId))
        .map(({ path }) => ({
          path: path.replace(`${part.id}.0`, `${part.id}.${at}.terms`),
          rule: "card.unknownRoomType",
        })),
    ),
  );
};

/** Of surcharges, taxes and fees in use no more than their page takes, which could save nothing from then on. */
export async function tooManyCharges(tx: Tx, plans: readonly RowPlan[]): Promise<ImportFault[]> {
  const came = plans.filter(
    ({ added, changed }) =>
      added.some(({ row }) => row.activeStatus) ||
      changed.some(({ row, before }) => row.activeStatus && !before.activeStatus),
  );
  const read = ResortCharges.safeParse(await showResortCharges(tx));
  if (read.success) return [];
  return fieldsOf(read.error)
    .filter(({ path }) => came.some(({ part }) => part.id === path))
    .map(({ path, rule }) => ({ path, rule }));
}
