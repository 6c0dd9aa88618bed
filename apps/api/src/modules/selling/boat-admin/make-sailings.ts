import type { Db } from "../../../db/connect.ts";
import { eq } from "../../../db/orm.ts";
import { boat } from "../../../db/schema/transport.ts";
import { inTransaction } from "../../../db/tx.ts";
import { loadTimetables } from "../../ground/timetables/public.ts";
import { writeSailings } from "./write-sailings.ts";

/**
 * Carries the sailings of every boat in use on to the horizon, each boat in a transaction of its own. What stands is as
 * its timetables want it already, so that only the days that came near are new.
 */
export async function makeSailings(db: Db): Promise<void> {
  const boats = await db.select({ id: boat.id }).from(boat).where(eq(boat.activeStatus, true));
  for (const { id } of boats) {
    await inTransaction(db, async (tx) => {
      const [now] = await tx.select().from(boat).where(eq(boat.id, id)).for("update");
      const timetables = (await loadTimetables(tx, [id])).get(id) ?? [];
      // Without a timetable its sailings were not made by one: they are left as they are.
      if (now?.activeStatus && timetables.length > 0)
        await writeSailings(tx, now, timetables, { keepBooked: true });
    });
  }
}
