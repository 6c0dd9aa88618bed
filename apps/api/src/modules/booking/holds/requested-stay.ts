import { BookingJson } from "@pulau/contract/drafts.ts";
import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { DraftId, OwnerId, PackageId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import type { Db } from "../../../db/connect.ts";
import { and, eq } from "../../../db/orm.ts";
import { packageOption } from "../../../db/schema/catalogue.ts";
import { draft } from "../../../db/schema/drafts.ts";
import { stayHold } from "../../../db/schema/holds.ts";

/** What is known of the stay that a draft asks for. */
export type RequestedStay = {
  /** Null while no option or no day is chosen. */
  readonly stay: { readonly packageId: PackageId; readonly checkIn: Day; readonly checkOut: Day } | null;
  /** The price in sen at which it was last held; null for a stay that is not the held one. */
  readonly totalSen: Sen | null;
};

/** The stay of somebody's own draft: as it is held, or as far as it is chosen. Null for another's draft. */
export async function findRequestedStay(
  db: Db,
  wanted: { readonly draftId: DraftId; readonly ownerId: OwnerId },
): Promise<RequestedStay | null> {
  const [found] = await db
    .select({ json: draft.json, held: stayHold.stay })
    .from(draft)
    .leftJoin(stayHold, eq(stayHold.id, draft.id))
    .where(and(eq(draft.id, wanted.draftId), eq(draft.ownerId, wanted.ownerId)));
  if (!found) return null;
  const { held } = found;
  const { optionId, checkIn, nights } = BookingJson.parse(found.json);
  if (optionId === null || checkIn === null) return { stay: null, totalSen: null };
  const [option] = await db
    .select({ packageId: packageOption.packageId, nights: packageOption.nights })
    .from(packageOption)
    .where(eq(packageOption.id, optionId));
  if (!option) return { stay: null, totalSen: null };
  const checkOut = addDays(checkIn, nights ?? option.nights);
  const isHeld = held?.optionId === optionId && held.checkIn === checkIn && held.checkOut === checkOut;
  return {
    stay: { packageId: option.packageId, checkIn, checkOut },
    totalSen: isHeld ? held.quote.totalSen : null,
  };
}
