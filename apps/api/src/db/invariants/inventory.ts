import type { Invariant } from "./invariant.ts";

/** The condition that a claim still counts: booked for good, or its time is not over. */
export const isLive = (claim: string) => `(${claim}.expires_at IS NULL OR ${claim}.expires_at > pulau_now())`;

/** G1: a room night and a seat belong to one claim, and every counter is the sum of its claims. */
export const inventoryFaults: readonly Invariant[] = [
  {
    rule: "G1",
    holds: "A room’s night belongs to one stay",
    // The primary key forbids it; databases from which a test removed the key are checked too.
    faults: `
      SELECT format('room night %s %s has %s live claims', room_id, night, count(*)) AS fault
      FROM room_night rn WHERE ${isLive("rn")}
      GROUP BY room_id, night HAVING count(*) > 1`,
  },
  {
    rule: "G1",
    holds: "A closed night belongs to a closure that still closes it",
    // Nights of before today stay as they were, whatever becomes of their closure.
    faults: `
      SELECT format('room night %s %s is closed by %s, which does not close it', n.room_id, n.night, c.id) AS fault
      FROM room_night n JOIN room_closure c ON c.id = n.closure_id
      WHERE n.night > pulau_now()::date + 1 AND (c.taken_back_at IS NOT NULL OR c.kind <> 'outOfOrder'
        OR c.room_id <> n.room_id OR n.night < c.from_day OR n.night >= c.until_day)`,
  },
  {
    rule: "G1",
    holds: "A closure closes each of its nights in the coming year",
    faults: `
      SELECT format('closure %s of room %s lacks %s nights of the coming year', c.id, c.room_id, count(*)) AS fault
      FROM room_closure c, generate_series(greatest(c.from_day, pulau_now()::date + 1),
        least(c.until_day, pulau_now()::date + 365) - 1, '1 day') AS d(night)
      WHERE c.kind = 'outOfOrder' AND c.taken_back_at IS NULL AND NOT EXISTS (
        SELECT FROM room_night n WHERE n.room_id = c.room_id AND n.night = d.night::date AND n.closure_id = c.id)
      GROUP BY c.id, c.room_id`,
  },
  {
    rule: "G1",
    holds: "A boat’s, event’s or add-on’s counter is the sum of its claims",
    faults: `
      SELECT format('stock %s counts held %s sold %s, its claims are held %s sold %s',
        stock.id, stock.held, stock.sold, coalesce(c.held, 0), coalesce(c.sold, 0)) AS fault
      FROM stock LEFT JOIN (
        SELECT stock_id,
          sum(pieces) FILTER (WHERE state <> 'booked') AS held,
          sum(pieces) FILTER (WHERE state = 'booked') AS sold
        FROM stock_claim GROUP BY stock_id
      ) c ON c.stock_id = stock.id
      WHERE stock.held <> coalesce(c.held, 0) OR stock.sold <> coalesce(c.sold, 0)`,
  },
  {
    rule: "G1",
    holds: "No boat, event or add-on is sold beyond what there is",
    faults: `
      SELECT format('stock %s has capacity %s and live claims of %s', stock.id, capacity, sum(pieces)) AS fault
      FROM stock JOIN stock_claim k ON stock_id = stock.id
      WHERE ${isLive("k")}
      GROUP BY stock.id HAVING sum(pieces) > capacity`,
  },
];
