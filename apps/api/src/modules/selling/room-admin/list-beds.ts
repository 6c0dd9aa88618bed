import type { bedsRoute } from "@pulau/contract/room-admin.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { Db } from "../../../db/connect.ts";
import { asc, desc, eq } from "../../../db/orm.ts";
import { bed } from "../../../db/schema/rooms.ts";

/** Kinds of bed in use, the widest first. */
export async function listBeds(db: Db): Promise<Reply<typeof bedsRoute>> {
  const { id: bedId, name, usingFor, noOfPax, width, length } = bed;
  const beds = await db
    .select({ bedId, name, usingFor, noOfPax, width, length })
    .from(bed)
    .where(eq(bed.activeStatus, true))
    .orderBy(desc(width), asc(bedId));
  return { beds };
}
