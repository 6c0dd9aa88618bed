import { randomUUID } from "node:crypto";
import { BookingJson } from "@pulau/contract/drafts.ts";
import type { quoteRoute } from "@pulau/contract/quotes.ts";
import type { Received, Reply } from "@pulau/contract/route.ts";
import { ok, type Result } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { ownerOf } from "../../../plugins/caller.ts";
import type { Session } from "../../../plugins/session.ts";
import { planPrice } from "../../booking/holds/public.ts";
import { findOwnHold, ownClaims } from "../../ground/stock/public.ts";
import { contractOfSession } from "../../partners/agents/public.ts";
import { selectRooms } from "../availability/public.ts";
import { usualActivity } from "../catalogue/public.ts";

type Request = Received<typeof quoteRoute>["body"];

/**
 * The price that a hold of this stay would have now, by the same plan: whatever refuses the hold refuses the quote.
 * Nothing is claimed, and nothing of it is kept.
 */
export async function quoteStay(
  db: Db,
  session: Session | null,
  { draftId, ...rest }: Request,
): Promise<Result<Reply<typeof quoteRoute>>> {
  const contract = await contractOfSession(db, session);
  const own = ownClaims(session, draftId);
  const rooms = rest.rooms.length > 0 ? ok(rest.rooms) : await selectRooms(db, { ...rest, own, contract });
  if (!rooms.ok) return rooms;
  const draft = BookingJson.parse({ ...rest, rooms: rooms.value });
  const holdId = (await findOwnHold(db, session, draftId)) ?? randomUUID();
  const plan = await planPrice(db, draft, { holdId, contract, ownerId: ownerOf(session) });
  if (!plan.ok) return plan;
  const { quote, addOns, travellers } = plan.value;
  const usual = await usualActivity(db, plan.value.optionId);
  return ok({
    quote: { ...quote, lines: [...quote.lines] },
    rooms: draft.rooms,
    activities: travellers.map(({ activity }) => activity ?? usual),
    included: addOns
      .filter(({ included }) => included)
      .map(({ addOnId, name, count, day }) => ({ addOnId, name, count, day })),
  });
}
