import { randomUUID } from "node:crypto";
import {
  cancelSailingsRoute,
  disruptionRoute,
  settleDisruptionRoute,
  takeBackDisruptionRoute,
} from "@pulau/contract/disruptions.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { BookingId, DisruptionId, StockId } from "@pulau/domain/ids.ts";
import { createSealer } from "../../../plugins/seal.ts";
import type { Caller } from "../../../races/caller.ts";
import type { Stage } from "../../../races/one-server.ts";
import { makeStay } from "../front-desk/test-stay.ts";

type Arena = Pick<Stage, "base" | "resort" | "settings">;
export type Choice = {
  bookingId: BookingId;
  sailingId: StockId;
  solution: "move" | "refund" | "credit" | "later";
  to?: StockId;
};

/** Another ferry of the day, with so many seats. */
export async function extraFerry(
  { base, resort }: Arena,
  {
    day,
    time,
    direction = "out",
    seats = 40,
  }: { day: Day; time: string; direction?: "out" | "back"; seats?: number },
): Promise<StockId> {
  const { rows } = await base.pool.query(
    `WITH made AS (INSERT INTO stock (kind, capacity) VALUES ('sailing', $1) RETURNING id)
     INSERT INTO sailing (id, boat_id, direction, day, time, from_jetty, to_jetty)
     SELECT id, $2, $3, $4, $5, 'Merang', 'Teluk' FROM made RETURNING id`,
    [seats, resort.ferryId, direction, day, time],
  );
  return rows[0].id;
}

/** A paid party of two of RM 1,000 of which RM 80.01 are ferry tickets, good both ways. */
export async function partyWithTickets(
  { base, resort, settings }: Arena,
  stay: { day: Day; name: string; room?: number; paidSen?: number },
): Promise<BookingId> {
  const roomId = resort.roomTypes.standard.roomIds[stay.room ?? 0] ?? "";
  const { id, holdId } = await makeStay(base.db, resort, {
    roomId,
    checkIn: stay.day,
    name: stay.name,
    ...(stay.paidSen !== undefined && { paidSen: stay.paidSen }),
  });
  const ticket = {
    step: "transport",
    ruleId: resort.sailings.ferry.out.get(stay.day),
    name: { en: "Ferry", my: "Feri", cn: "渡轮" },
    guestKind: "adult",
    who: null,
    bedType: null,
    count: 2,
    nights: null,
    unitSen: 4_000,
    share: null,
    baseSen: null,
    amountSen: 8_001,
    taxGroup: "none",
  };
  await base.pool.query(
    `UPDATE stay_hold SET stay = jsonb_set(stay, '{quote,lines}', jsonb_set(stay -> 'quote' -> 'lines', '{0,amountSen}', '91999')
       || $2::jsonb) WHERE id = $1`,
    [holdId, JSON.stringify([ticket])],
  );
  await base.pool.query("UPDATE booking_guest SET identity_sealed = $2 WHERE booking_id = $1", [
    id,
    createSealer(settings).seal("920418-10-5566"),
  ]);
  await base.pool.query("UPDATE booking_line SET amount_sen = 91999 WHERE booking_id = $1", [id]);
  await base.pool.query(
    "INSERT INTO booking_line (booking_id, position, line, amount_sen) VALUES ($1, 1, $2, 8001)",
    [id, JSON.stringify(ticket)],
  );
  return id;
}

const key = () => ({ "idempotency-key": randomUUID() });

/** The calls of a stormy day. */
export const stormCalls = (desk: Caller) => ({
  cancel: (sailings: StockId[], choices: Choice[], more: { note?: string; key?: string } = {}) =>
    desk.call(
      cancelSailingsRoute,
      { body: { sailings, reason: "weather", note: more.note ?? "", choices } },
      more.key === undefined ? key() : { "idempotency-key": more.key },
    ),
  show: (_id: DisruptionId) => desk.must(disruptionRoute, { params: { _id } }),
  settle: (_id: DisruptionId, choices: Choice[]) =>
    desk.call(settleDisruptionRoute, { params: { _id }, body: { choices } }, key()),
  takeBack: (_id: DisruptionId) =>
    desk.call(takeBackDisruptionRoute, { params: { _id }, body: { reason: "The sea is calm." } }, key()),
});
