import { sql } from "../../orm.ts";
import type { Tx } from "../../tx.ts";
import type { DemoResort } from "./demo-resort.ts";

/** Writes what bookings took of seats and places: the claims themselves are written with the bookings. */
export async function writeStockTaken(tx: Tx, { sailings, places }: DemoResort): Promise<void> {
  const stocks = [...[...sailings.values()].flat().map(({ stock }) => stock), ...places.values()];
  const taken = stocks.filter(({ held, sold }) => held + sold > 0);
  await tx.execute(sql`
    UPDATE stock k SET held = t.held, sold = t.sold
    FROM json_to_recordset(${JSON.stringify(taken)}::json) AS t(id uuid, held int, sold int) WHERE k.id = t.id`);
}
