import { type FolioLetter, firstFolio } from "@pulau/domain/folio/share-rules.ts";
import type { BookingId, ChargeId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuseFields } from "@pulau/domain/result.ts";
import { and, eq, inArray, sql } from "../../../db/orm.ts";
import { countUnasked, lockSaved } from "../../../db/saved-versions.ts";
import { bookingFolio, folioShare } from "../../../db/schema/folios.ts";
import type { Tx } from "../../../db/tx.ts";

/** Locks who pays what of a booking, which is saved whole: before the booking itself, as a save of it does. */
export const lockFolios = (tx: Tx, bookingId: BookingId) => lockSaved(tx, { kind: "folios", key: bookingId });

type Charged = {
  readonly bookingId: BookingId;
  readonly folio: FolioLetter;
  readonly chargeIds: readonly ChargeId[];
  readonly staffId: StaffId;
};

/**
 * Puts charges that were just made on one folio of a split bill, all of each, whatever the rules say of others. The booking and
 * its folios are locked: whoever has them open is told when they save.
 */
export async function chargeFolio(
  tx: Tx,
  { bookingId, folio, chargeIds, staffId }: Charged,
): Promise<Result<true, "INVALID_INPUT">> {
  const isIt = and(eq(bookingFolio.bookingId, bookingId), eq(bookingFolio.letter, folio));
  const [found] = await tx.select({ id: bookingFolio.id }).from(bookingFolio).where(isIt);
  if (!found) return refuseFields("INVALID_INPUT", [{ path: "folio", rule: "notListed" }]);
  const isRule = and(eq(folioShare.bookingId, bookingId), eq(folioShare.of, "all"));
  if (folio === firstFolio && (await tx.$count(folioShare, isRule)) === 0) return ok(true);
  const [last] = await tx
    .select({ position: sql<number>`coalesce(max(${folioShare.position}), -1)::int` })
    .from(folioShare)
    .where(eq(folioShare.bookingId, bookingId));
  const first = (last?.position ?? -1) + 1;
  await tx.insert(folioShare).values(
    chargeIds.map((chargeId, i) => ({
      bookingId,
      folioId: found.id,
      of: "charge" as const,
      key: chargeId,
      chargeId,
      kind: "rest" as const,
      value: 0,
      position: first + i,
    })),
  );
  await countShares(tx, bookingId, staffId);
  return ok(true);
}

/** Ends what was said of charges that are taken off: nobody pays them. */
export async function endShares(
  tx: Tx,
  { bookingId, chargeIds, staffId }: Omit<Charged, "folio">,
): Promise<void> {
  const ended = await tx
    .delete(folioShare)
    .where(and(eq(folioShare.bookingId, bookingId), inArray(folioShare.chargeId, [...chargeIds])))
    .returning({ id: folioShare.id });
  if (ended.length > 0) await countShares(tx, bookingId, staffId);
}

const countShares = (tx: Tx, bookingId: BookingId, staffId: StaffId) =>
  countUnasked(tx, { kind: "folios", key: bookingId, by: { who: "staff", staffId }, changed: ["shares"] });
