import type { RateCard } from "@pulau/contract/rate-card.ts";
import type { RateBook, Words } from "@pulau/domain/catalogue/catalogue.ts";
import type { PeriodId, RoomTypeId } from "@pulau/domain/ids.ts";
import { type CardChange, changesBetween, valuesIn } from "@pulau/domain/rate-card/card-changes.ts";
import type { Db } from "../../../db/connect.ts";
import { inArray } from "../../../db/orm.ts";
import { roomType } from "../../../db/schema/rooms.ts";
import type { Tx } from "../../../db/tx.ts";

type AuditedChange = Pick<CardChange, "part" | "key"> & {
  readonly before?: unknown;
  readonly after?: unknown;
};
type Naming = { readonly roomTypeId?: RoomTypeId | null; readonly periodId?: PeriodId | null };

const isNaming = (value: unknown): value is Naming => typeof value === "object" && value !== null;

/** Changes as the audit log keeps them: with the names, of that day, of the room type and period that a price is for. */
export async function auditedChanges<T extends AuditedChange>(
  db: Db | Tx,
  { periods }: Pick<RateBook, "periods">,
  changes: readonly T[],
): Promise<readonly (T & { readonly roomType?: Words; readonly period?: string })[]> {
  const namingOf = ({ before, after }: AuditedChange): Naming =>
    [after, before].find((side) => isNaming(side)) ?? {};
  const ids = [...new Set(changes.flatMap((change) => namingOf(change).roomTypeId ?? []))];
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ id: roomType.id, name: roomType.name })
          .from(roomType)
          .where(inArray(roomType.id, ids));
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const ofPeriods = new Map(periods.map((period) => [period.id, period.name ?? period.season]));
  return changes.map((change) => {
    const { roomTypeId, periodId } = namingOf(change);
    const name = roomTypeId && names.get(roomTypeId);
    const period = periodId && ofPeriods.get(periodId);
    return { ...change, ...(name && { roomType: name }), ...(period && { period }) };
  });
}

/** Changes from one card to another with what was there before. */
export function namedChanges(
  db: Db | Tx,
  { before, after }: { readonly before: RateCard; readonly after: RateCard },
  changes: readonly CardChange[],
) {
  const standing = valuesIn(before);
  // A period that is gone still has the name that it had.
  const periods = [...before.periods, ...after.periods];
  const withSides = changes.map(({ part, key, value }) => ({
    part,
    key,
    before: standing({ part, key }),
    after: value,
  }));
  return auditedChanges(db, { periods }, withSides);
}

/** So many changes stand in one line of the audit log: a page of it stays light, however much was pasted. */
const perLine = 200;

/** Changes as the facts of as many lines of the audit log as they need; of one also where there are none. */
export function factsOfLines<T>(changes: readonly T[]) {
  const count = Math.max(1, Math.ceil(changes.length / perLine));
  return Array.from({ length: count }, (_, i) => {
    const some = changes.slice(i * perLine, (i + 1) * perLine);
    return { changes: some, count: some.length };
  });
}

/** All that one card makes other than another, as the facts of lines of the audit log. */
export async function priceLines(
  db: Db | Tx,
  cards: { readonly before: RateCard; readonly after: RateCard },
) {
  return factsOfLines(await namedChanges(db, cards, changesBetween(cards.before, cards.after)));
}
