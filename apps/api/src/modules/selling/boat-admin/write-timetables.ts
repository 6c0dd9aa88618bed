import type { BoatId } from "@pulau/domain/ids.ts";
import type { Timetable } from "@pulau/domain/transport/timetable.ts";
import { eq } from "../../../db/orm.ts";
import { sailingTime } from "../../../db/schema/transport.ts";
import type { Tx } from "../../../db/tx.ts";

/** Writes a boat's timetables in place of those that it had. */
export async function writeTimetables(
  tx: Tx,
  {
    boatId,
    kind,
    timetables,
  }: { boatId: BoatId; kind: "ferry" | "charter"; timetables: readonly Timetable[] },
): Promise<void> {
  await tx.delete(sailingTime).where(eq(sailingTime.boatId, boatId));
  const rows = timetables.flatMap((timetable, at) =>
    (["out", "back"] as const).flatMap((direction) => {
      const { mainland, island, from: seasonFrom, to: seasonTo, weekdays, excluded } = timetable;
      const [fromJetty, toJetty] = direction === "out" ? [mainland, island] : [island, mainland];
      const seats = kind === "charter" ? null : timetable.seats;
      const shared = { boatId, timetable: at, seasonFrom, seasonTo, direction, fromJetty, toJetty, seats };
      const days = { weekdays: [...weekdays].sort(), excluded: [...excluded].sort() };
      const times = kind === "charter" ? [{ time: null, isDefault: false }] : timetable[direction];
      return times.map((time) => ({ ...shared, ...days, ...time }));
    }),
  );
  if (rows.length > 0) await tx.insert(sailingTime).values(rows);
}
