import { randomUUID } from "node:crypto";
import { type Day, nightsOf } from "@pulau/domain/calendar/day.ts";
import type { HoldId, OwnerId, RoomId, StockId } from "@pulau/domain/ids.ts";
import type { Db } from "../connect.ts";
import { sql } from "../orm.ts";
import { roomNight } from "../schema/room-nights.ts";
import { stockClaim } from "../schema/transport.ts";

export type ClaimOptions = {
  readonly ownerId?: OwnerId;
  /** The draft's id, when the hold is to be a draft's. */
  readonly holdId?: HoldId;
  readonly roomIds?: readonly RoomId[];
  readonly checkIn: Day;
  readonly checkOut: Day;
  readonly stocks?: readonly { readonly stockId: StockId; readonly pieces: number }[];
  /** Seconds until the claims end, negative when they are over; null makes them booked. */
  readonly secondsLeft: number | null;
};

/** Claims rooms and stock as a hold or booking of somebody; gives back the hold's id. The stay itself is left empty. */
export async function makeClaims(db: Db, options: ClaimOptions): Promise<string> {
  const { ownerId = randomUUID(), holdId = randomUUID(), secondsLeft } = options;
  const booked = secondsLeft === null;
  const expiresAt = booked ? null : sql`pulau_now() + make_interval(secs => ${secondsLeft})`;
  await db.execute(sql`
    insert into stay_hold (id, owner_id, state, stay, created_at, expires_at)
    values (${holdId}, ${ownerId}, ${booked ? "booked" : "live"}, '{}', pulau_now(), ${expiresAt})`);
  const state = booked ? ("booked" as const) : ("hold" as const);
  const nights = (options.roomIds ?? []).flatMap((roomId) =>
    nightsOf(options.checkIn, options.checkOut).map((night) => ({ roomId, night, holdId, state, expiresAt })),
  );
  if (nights.length > 0) await db.insert(roomNight).values(nights);
  for (const { stockId, pieces } of options.stocks ?? []) {
    await db.insert(stockClaim).values({ stockId, holdId, pieces, state, expiresAt });
    const counter = booked ? sql`sold = sold + ${pieces}` : sql`held = held + ${pieces}`;
    await db.execute(sql`update stock set ${counter} where id = ${stockId}`);
  }
  return holdId;
}
