import { type Act, acts, appliedActs, type Resource } from "@pulau/domain/access/permissions.ts";
import type { Matrix } from "./matrix.ts";

const nothing = { read: false, write: false, create: false, delete: false };

/** Changing, adding and deleting need reading; without reading there is none of them. */
export const switched = (row: Record<Act, boolean>, act: Act, on: boolean): Record<Act, boolean> => {
  if (act === "read" && !on) return nothing;
  return { ...row, [act]: on, ...(on && { read: true }) };
};

const isSame = (a: Record<Act, boolean>, b: Record<Act, boolean>): boolean =>
  acts.every((act) => a[act] === b[act]);

/** What is left of some exceptions once a row is as it is meant; one that says what is so anyway is none. */
export function withRow(
  matrix: Matrix,
  resource: Resource,
  row: Record<Act, boolean>,
  base: Matrix | undefined,
): Matrix {
  const { [resource]: _, ...others } = matrix;
  return base && isSame(row, base[resource] ?? nothing) ? others : { ...matrix, [resource]: row };
}

/** One box: an act on a resource, or on those of a group. Null where the act applies to none of them. */
export type Cell = {
  readonly key: string;
  readonly act: Act;
  readonly on: readonly Resource[];
  readonly off: readonly Resource[];
  /** What can still be given by whoever changes it. */
  readonly toGive: readonly Resource[];
  readonly isUnsaved: boolean;
} | null;

type Rows = (resource: Resource) => Record<Act, boolean>;

/** What stands in the boxes of one line. */
export const cellsOf = (
  name: string,
  of: readonly Resource[],
  { now, saved, may }: { now: Rows; saved: Rows; may: (resource: Resource, act: Act) => boolean },
): readonly Cell[] =>
  acts.map((act) => {
    const applied = of.filter((resource) => appliedActs[resource].includes(act));
    if (applied.length === 0) return null;
    const off = applied.filter((resource) => !now(resource)[act]);
    return {
      key: `${name} ${act}`,
      act,
      on: applied.filter((resource) => now(resource)[act]),
      off,
      toGive: off.filter((resource) => may(resource, act)),
      isUnsaved: applied.some((resource) => now(resource)[act] !== saved(resource)[act]),
    };
  });

/** Whether a box can neither be given nor taken. */
export const isLocked = (cell: NonNullable<Cell>): boolean =>
  cell.on.length === 0 && cell.toGive.length === 0;

/** Each resource's rights: its own, else the base's. */
export const rowsOf =
  (of: Matrix, base: Matrix | undefined): Rows =>
  (resource) =>
    of[resource] ?? base?.[resource] ?? nothing;
