import type { leadSourcesRoute } from "@pulau/contract/lead-sources.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { Db } from "../../../db/connect.ts";
import { asc, eq } from "../../../db/orm.ts";
import { leadSource } from "../../../db/schema/bookings.ts";

/** The sources that are offered now, in their order. */
export async function listLeadSources(db: Db): Promise<Reply<typeof leadSourcesRoute>["leadSources"]> {
  return db
    .select({ _id: leadSource.id, name: leadSource.name })
    .from(leadSource)
    .where(eq(leadSource.activeStatus, true))
    .orderBy(asc(leadSource.position), asc(leadSource.id));
}
