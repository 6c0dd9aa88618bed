import type { Reply } from "@pulau/contract/route.ts";
import type { excludedBoatsRoute } from "@pulau/contract/transfers.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { PackageId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { and, asc, eq, gte, isNull, lte, or } from "../../../db/orm.ts";
import { excludedBoat } from "../../../db/schema/transfers.ts";
import { boat } from "../../../db/schema/transport.ts";

type Row = Reply<typeof excludedBoatsRoute>["excludedBoats"][number];

/** Boats that are not offered, those that hold with a package and on one of the days when these are told. */
export async function listExcludedBoats(
  db: Db,
  filters: { packageId?: PackageId | undefined; from?: Day | undefined; to?: Day | undefined },
): Promise<Row[]> {
  const x = excludedBoat;
  return db
    .select({
      _id: x.id,
      boatId: x.boatId,
      boatName: boat.name,
      packageId: x.packageId,
      direction: x.direction,
      from: x.from,
      to: x.to,
      reason: x.reason,
    })
    .from(x)
    .innerJoin(boat, eq(boat.id, x.boatId))
    .where(
      and(
        eq(x.activeStatus, true),
        eq(boat.activeStatus, true),
        filters.packageId === undefined
          ? undefined
          : or(isNull(x.packageId), eq(x.packageId, filters.packageId)),
        filters.from === undefined ? undefined : or(isNull(x.to), gte(x.to, filters.from)),
        filters.to === undefined ? undefined : or(isNull(x.from), lte(x.from, filters.to)),
      ),
    )
    .orderBy(asc(x.from), asc(x.id));
}
