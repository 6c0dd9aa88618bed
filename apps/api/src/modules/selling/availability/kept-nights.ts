import type { TakenNights } from "@pulau/domain/availability/fully-free.ts";
import type { RoomId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import { shareReads } from "../../../db/share-reads.ts";

export type NightSpan = Pick<TakenNights, "first" | "nights">;

/** A claimed night: how far it lies from the first of the span, and when the claim ends in ms; null once booked. */
type Claim = readonly [at: number, endsAt: number | null];
type RoomClaims = { readonly roomId: RoomId; readonly claims: readonly Claim[] };
type Read = { readonly now: number; readonly seen: string; readonly rooms: readonly RoomClaims[] };

/** A reader who has not looked for so long reads everything anew: changes are thrown away after an hour. */
const forgetAfterMs = 15 * 60_000;

/**
 * The claimed nights of a span of days, kept by this process and as true as the database at each look: one statement asks
 * which rooms were changed by transactions that the look before did not see, and reads those alone.
 */
export class KeptNights {
  readonly #span: NightSpan;
  #lines = new Map<string, number>();
  #flags = new Uint8Array();
  /** Claims with an end: they go by the clock, without a word. */
  readonly #ending = new Map<RoomId, readonly Claim[]>();
  #seen: string | null = null;
  #now = 0;
  #lookedAt = 0;
  /** Those who ask at one moment share a look. */
  readonly look = shareReads<void, TakenNights>(
    () => "",
    (db) => this.#look(db),
  );

  constructor(span: NightSpan) {
    this.#span = span;
  }

  async #look(db: Db): Promise<TakenNights> {
    if (performance.now() - this.#lookedAt > forgetAfterMs) this.#seen = null;
    let read = await readNights(db, this.#span, this.#seen);
    if (this.#seen !== null && read.now < this.#now) {
      // A clock that was set back brings ended claims to life again.
      this.#seen = null;
      read = await readNights(db, this.#span, null);
    }
    this.#keep(read);
    return { ...this.#span, lines: this.#lines, flags: this.#flags };
  }

  #keep({ now, seen, rooms }: Read): void {
    if (this.#seen === null) {
      this.#lines = new Map();
      this.#flags = new Uint8Array(rooms.length * this.#span.nights);
      this.#ending.clear();
    }
    for (const room of rooms) this.#write(room);
    for (const [roomId, claims] of this.#ending) this.#end(roomId, claims, now);
    this.#seen = seen;
    this.#now = now;
    this.#lookedAt = performance.now();
  }

  #write({ roomId, claims }: RoomClaims): void {
    const begin = this.#lineOf(roomId);
    this.#flags.fill(0, begin, begin + this.#span.nights);
    for (const [at] of claims) this.#flags[begin + at] = 1;
    const ending = claims.filter(([, endsAt]) => endsAt !== null);
    if (ending.length > 0) this.#ending.set(roomId, ending);
    else this.#ending.delete(roomId);
  }

  #lineOf(roomId: RoomId): number {
    const line = this.#lines.get(roomId) ?? this.#lines.size;
    this.#lines.set(roomId, line);
    const begin = line * this.#span.nights;
    if (begin === this.#flags.length) {
      const longer = new Uint8Array(begin + this.#span.nights);
      longer.set(this.#flags);
      this.#flags = longer;
    }
    return begin;
  }

  #end(roomId: RoomId, claims: readonly Claim[], now: number): void {
    const begin = this.#lineOf(roomId);
    const left = claims.filter(([at, endsAt]) => {
      const isOver = endsAt !== null && endsAt <= now;
      if (isOver) this.#flags[begin + at] = 0;
      return !isOver;
    });
    if (left.length > 0) this.#ending.set(roomId, left);
    else this.#ending.delete(roomId);
  }
}

/** Reads all rooms with claims, or those alone that transactions since `seen` have changed. */
async function readNights(db: Db, { first, nights }: NightSpan, seen: string | null): Promise<Read> {
  const claims = sql`
    select coalesce(json_agg(json_build_array(n.night - ${first}::date, extract(epoch from n.expires_at) * 1000)), '[]')
    from room_night n where n.room_id = r.id and n.night >= ${first}::date and n.night < ${first}::date + ${nights}::int`;
  const rooms =
    seen === null
      ? sql`room r`
      : sql`(select distinct room_id as id from room_night_change where xact >= ${seen}::xid8) r`;
  const { rows } = await db.execute<Read>(sql`
    select (extract(epoch from pulau_now()) * 1000)::float8 as now, pg_snapshot_xmin(pg_current_snapshot())::text as seen,
      (select coalesce(json_agg(json_build_object('roomId', r.id, 'claims', (${claims}))), '[]') from ${rooms}) as rooms`);
  const [read] = rows;
  if (!read) throw new Error("the claimed nights were not answered");
  return read;
}
