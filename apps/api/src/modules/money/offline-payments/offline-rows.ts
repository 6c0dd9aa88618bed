import type { OfflinePayment } from "@pulau/contract/offline-payments.ts";
import type { Db } from "../../../db/connect.ts";
import { desc, eq, type SQL } from "../../../db/orm.ts";
import { storedFile } from "../../../db/schema/files.ts";
import { offlinePayment, payment } from "../../../db/schema/payments.ts";

/** Payments past the gateways, the latest first. */
export async function loadOffline(db: Db, where: SQL | undefined): Promise<OfflinePayment[]> {
  const rows = await db
    .select({ row: payment, offline: offlinePayment, slip: storedFile })
    .from(offlinePayment)
    .innerJoin(payment, eq(payment.id, offlinePayment.paymentId))
    .leftJoin(storedFile, eq(storedFile.id, offlinePayment.slipId))
    .where(where)
    .orderBy(desc(payment.createdAt), desc(payment.id));
  return rows.map(({ row, offline, slip }) => {
    const { way, claimedSen, paidOn, reference } = offline;
    return {
      _id: row.id,
      // An offline payment knows no other states: nothing else writes one.
      state: row.state as OfflinePayment["state"],
      way,
      claimedSen,
      paidOn,
      reference,
      amountSen: row.amountSen,
      slip: slip && faceOf(slip),
      reason: row.reason,
      at: row.createdAt.toISOString(),
    };
  });
}

const faceOf = ({ id, name, mediaType, bytes, width, height }: typeof storedFile.$inferSelect) => ({
  _id: id,
  name,
  mediaType,
  bytes,
  width,
  height,
});
