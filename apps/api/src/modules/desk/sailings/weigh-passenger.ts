import type { Reply } from "@pulau/contract/route.ts";
import type { weighPassengerRoute } from "@pulau/contract/sailings.ts";
import { madeAt } from "@pulau/domain/calendar/made-at.ts";
import type { GuestId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { othersThan } from "@pulau/domain/transport/crew-acts.ts";
import type { Weight } from "@pulau/domain/transport/load.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { loadNow } from "../../../db/clock.ts";
import { sql } from "../../../db/orm.ts";
import { passengerWeight } from "../../../db/schema/boarding.ts";
import type { Tx } from "../../../db/tx.ts";
import type { Sealer } from "../../../plugins/seal.ts";
import { type DepartureKey, findDeparture, lockSailing, namedInLog } from "./departure.ts";
import { findKept } from "./kept-manifests.ts";
import { loadNamed } from "./load-named.ts";
import { loadRule, loadWeights, weightText } from "./passenger-weights.ts";

export type Weighing = {
  readonly departure: DepartureKey;
  readonly guestId: GuestId;
  readonly weight: Weight | null;
  readonly staffId: StaffId;
  readonly at: Date | undefined;
  readonly seen: Date | undefined;
  readonly device: string;
};

type WeighReply = Reply<typeof weighPassengerRoute>;

/**
 * Keeps what a passenger weighs. The latest by its own time holds, so that the same act sent twice, or late, writes over nothing
 * newer. `NOT_FOUND` for who is not on the boat, `WRONG_STATE` for a boat that asks no weight. The log tells that somebody
 * was weighed, and never how much.
 */
export async function weighPassenger(
  tx: Tx,
  sealer: Sealer,
  { departure, guestId, weight, staffId, at, seen, device }: Weighing,
): Promise<Result<WeighReply, "NOT_FOUND" | "WRONG_STATE">> {
  const { sailingId } = departure;
  if (!(await lockSailing(tx, sailingId))) return refuse("NOT_FOUND");
  const sails = await findDeparture(tx, departure);
  const [guest] = sails ? await loadNamed(tx, departure, [guestId]) : [];
  if (!sails || !guest) return refuse("NOT_FOUND");
  const rule = await loadRule(tx, sails);
  if (!rule) return refuse("WRONG_STATE");
  const weighed = weight && { ...weight, luggageKg: rule.weighs === "withLuggage" ? weight.luggageKg : null };
  const had = (await loadWeights(tx, sealer, sailingId)).get(guestId);
  const now = await loadNow(tx);
  const done = madeAt(at?.toISOString(), now);
  await tx
    .insert(passengerWeight)
    .values({
      sailingId,
      guestId,
      bookingId: guest.bookingId,
      sealed: weighed && sealer.seal(JSON.stringify(weighed)),
      at: done,
      receivedAt: now,
      device,
      staffId,
    })
    .onConflictDoUpdate({
      target: [passengerWeight.sailingId, passengerWeight.guestId],
      set: {
        sealed: sql`excluded.sealed`,
        at: sql`excluded.at`,
        receivedAt: sql`excluded.received_at`,
        device: sql`excluded.device`,
        staffId: sql`excluded.staff_id`,
      },
      setWhere: sql`${passengerWeight.at} <= excluded.at`,
    });
  const isOther = had === undefined || had.mark !== weightText(weighed);
  if (isOther && (had === undefined || had.at <= done.toISOString()))
    await auditChange(tx, {
      staffId,
      act: "passengerWeighed",
      subject: "sailing",
      subjectId: sailingId,
      facts: { ...namedInLog(sails), person: guest.guestName },
    });
  // What this device has weighed before, it knows.
  const theirs = had && (device === "" || had.device !== device) ? [{ ...had, name: guest.guestName }] : [];
  const others = othersThan(theirs, { mark: weightText(weighed), at, seen });
  return ok({ ...others, afterClosing: (await findKept(tx, departure)) !== null });
}
