import type { Departure } from "@pulau/contract/sailings.ts";
import type { GuestId, StockId } from "@pulau/domain/ids.ts";
import { latestBy, type NamedAct } from "@pulau/domain/transport/crew-acts.ts";
import type { LoadRule, Weighing, Weight } from "@pulau/domain/transport/load.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";
import type { Sealer } from "../../../plugins/seal.ts";

/** What a boat asks its passengers to weigh, and its limit: of a charter, that of all the boats which a party hired. */
export async function loadRule(db: Db | Tx, { sailingId, kind, seats }: Departure): Promise<LoadRule | null> {
  type Row = { readonly weighs: Weighing; readonly limitKg: number | null; readonly seats: number };
  const { rows } = await db.execute<Row>(sql`
    SELECT b.weighs, b.weight_limit_kg AS "limitKg", b.seats::int AS seats
    FROM sailing s JOIN boat b ON b.id = s.boat_id WHERE s.id = ${sailingId}`);
  const [boat] = rows;
  if (!boat || boat.weighs === "none") return null;
  const boats = kind === "charter" ? Math.max(1, Math.round(seats / boat.seats)) : 1;
  return { weighs: boat.weighs, limitKg: boat.limitKg === null ? null : boat.limitKg * boats };
}

export type Weighed = NamedAct<string> & { readonly weight: Weight | null };

/** A weight as it is told to who weighed otherwise, `68 + 12`. */
export const weightText = (weight: Weight | null): string =>
  weight === null ? "" : [weight.bodyKg, weight.luggageKg].filter((kg) => kg !== null).join(" + ");

const utc = sql.raw(`AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`);

/** What each passenger of a sailing weighs who was ever weighed. */
export async function loadWeights(
  db: Db | Tx,
  sealer: Sealer,
  sailingId: StockId,
): Promise<ReadonlyMap<GuestId, Weighed>> {
  type Row = Omit<Weighed, "weight" | "mark" | "name"> & {
    readonly guestId: GuestId;
    readonly sealed: string | null;
  };
  const { rows } = await db.execute<Row>(sql`
    SELECT w.guest_id AS "guestId", w.sealed, to_char(w.at ${utc}) AS at, to_char(w.received_at ${utc}) AS "receivedAt",
      u.name AS by, w.device
    FROM passenger_weight w LEFT JOIN staff_user u ON u.id = w.staff_id WHERE w.sailing_id = ${sailingId}`);
  const weighed = rows.map(({ sealed, ...row }) => {
    const weight: Weight | null = sealed === null ? null : JSON.parse(sealer.unseal(sealed));
    return { ...row, name: "", weight, mark: weightText(weight) };
  });
  return latestBy(weighed, ({ guestId }) => guestId);
}
