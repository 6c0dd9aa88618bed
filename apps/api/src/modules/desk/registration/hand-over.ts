import type { handedCardRoute } from "@pulau/contract/registration.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { FastifyRequest } from "fastify";
import { loadNow } from "../../../db/clock.ts";
import type { Db } from "../../../db/connect.ts";
import { eq } from "../../../db/orm.ts";
import { type HandedOver, session as openSessions } from "../../../db/schema/sign-in.ts";
import { inTransaction, type Tx } from "../../../db/tx.ts";
import type { StaffSession } from "../../../plugins/session.ts";
import { note } from "../../booking/bookings/public.ts";
import { confirmPassword } from "../../people/accounts/public.ts";
import { openCard } from "./open-card.ts";
import { showCards } from "./show-cards.ts";

/**
 * Locks the caller's browser to one guest's card. From the next call on its session opens nothing else, whatever is typed
 * into the address: see `decideAccess`.
 */
export async function handOver(
  tx: Tx,
  { staffId, sessionId }: Pick<StaffSession, "staffId" | "sessionId">,
  handed: HandedOver,
): Promise<Result<{ done: true }, "NOT_FOUND" | "WRONG_STATE">> {
  const open = await openCard(tx, handed);
  if (!open.ok) return open;
  await tx.update(openSessions).set({ handedOver: handed }).where(eq(openSessions.id, sessionId));
  const { bookingId } = handed;
  const at = open.value.locked.now;
  const facts = { guest: open.value.guest.fullName };
  await note(tx, { bookingId, what: "tabletHandedOver", at, staffId, facts });
  return ok({ done: true });
}

/** What the guest sees of their own card, and nothing of anybody else's. */
export async function showHandedCard(
  tx: Tx,
  handed: HandedOver | null | undefined,
): Promise<Result<Reply<typeof handedCardRoute>, "NOT_FOUND" | "WRONG_STATE">> {
  if (!handed) return refuse("NOT_FOUND");
  const cards = await showCards(tx, handed.bookingId);
  if (!cards.ok) return cards;
  const { guests, rooms, checkIn, checkOut, terms } = cards.value;
  const guest = guests.find(({ _id }) => _id === handed.guestId);
  // Taken off the booking meanwhile: still handed over, so that staff can take it back.
  if (!guest) return refuse("WRONG_STATE");
  const own = rooms[guest.room];
  return ok({
    bookingId: handed.bookingId,
    guestId: handed.guestId,
    language: handed.language,
    fullName: guest.fullName,
    identity: guest.identity,
    roomNo: own?.roomNo ?? "",
    roomType: own?.typeName ?? { en: "", my: "", cn: "" },
    checkIn,
    checkOut,
    terms,
    signed: guest.signed !== null,
  });
}

type Taken = { readonly session: StaffSession; readonly request: FastifyRequest; readonly password: string };

/** Opens the session again for who signed in, by their password; wrong ones are counted. */
export async function endHandOver(
  db: Db,
  { session, request, password }: Taken,
): Promise<
  Result<
    Pick<HandedOver, "bookingId" | "guestId">,
    "NOT_FOUND" | "BAD_CREDENTIALS" | "TOO_MANY_REQUESTS" | "BUSY"
  >
> {
  const { handedOver, sessionId, staffId } = session;
  if (!handedOver) return refuse("NOT_FOUND");
  const known = await confirmPassword(db, request, password);
  if (!known.ok) return known;
  const { bookingId, guestId } = handedOver;
  await inTransaction(db, async (tx) => {
    await tx.update(openSessions).set({ handedOver: null }).where(eq(openSessions.id, sessionId));
    await note(tx, { bookingId, what: "tabletTakenBack", at: await loadNow(tx), staffId });
  });
  return ok({ bookingId, guestId });
}
