import type { Invariant } from "./invariant.ts";

/** The condition that a claim still counts: booked for good, or its time is not over. */
export const isLive = (claim: string) => `(${claim}.expires_at IS NULL OR ${claim}.expires_at > pulau_now())`;

/** G1: a room night and a seat belong to one claim, and every counter is the sum of its claims. */
export const inventoryFaults: readonly Invariant[] = [
  {
    rule: "G1",
    // The primary key forbids it; databases from which a test removed the key are checked too.
    faults: `
      SELECT format('room night %s %s has %s live claims', room_id, night, count(*)) AS fault
      FROM room_night rn WHERE ${isLive("rn")}
      GROUP BY room_id, night HAVING count(*) > 1`,
  },
  {
    rule: "G1",
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
    faults: `
      SELECT format('stock %s has capacity %s and live claims of %s', stock.id, capacity, sum(pieces)) AS fault
      FROM stock JOIN stock_claim k ON stock_id = stock.id
      WHERE ${isLive("k")}
      GROUP BY stock.id HAVING sum(pieces) > capacity`,
  },
];
