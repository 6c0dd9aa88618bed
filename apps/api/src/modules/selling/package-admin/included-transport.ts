import type { PackageBody } from "@pulau/contract/package-admin.ts";
import type { LandTransferId, OptionId, PackageId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuseFields } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { insertRows } from "../../../db/insert-rows.ts";
import { sql } from "../../../db/orm.ts";
import { includedTransport } from "../../../db/schema/transfers.ts";
import { boat } from "../../../db/schema/transport.ts";
import type { Tx } from "../../../db/tx.ts";

type Transport = PackageBody["transport"];
/** Whose price holds it: that of one option, or without one those of all of the package. */
type Holder = { readonly packageId: PackageId; readonly optionId: OptionId | null };

const heldBy = ({ packageId, optionId }: Holder) =>
  sql`package_id = ${packageId} and option_id is not distinct from ${optionId}::uuid`;

/** Boats and transfers in the price of a package's options, or of one alone. */
export async function readTransport(db: Db | Tx, holder: Holder): Promise<Transport> {
  const { rows } = await db.execute<Transport[number]>(sql`
    select case when boat_id is null then 'road' else 'boat' end as kind,
      coalesce(boat_id, land_transfer_id) as id, direction
    from included_transport where ${heldBy(holder)}
    order by boat_id is null, id, direction`);
  return rows;
}

/** Writes them anew; what others hold stays. `INVALID_INPUT`: a boat or transfer that there is not. */
export async function writeTransport(
  tx: Tx,
  { transport, ...holder }: Holder & { readonly transport: Transport },
): Promise<Result<true, "INVALID_INPUT">> {
  const boats = await tx.select({ id: boat.id }).from(boat);
  const { rows: roads } = await tx.execute<{ id: LandTransferId }>(sql`select id from land_transfer`);
  const named = transport.map(({ kind, id, direction }) => ({
    direction,
    boatId: (kind === "boat" && boats.find((known) => known.id === id)?.id) || null,
    landTransferId: (kind === "road" && roads.find((known) => known.id === id)?.id) || null,
  }));
  const fields = named.flatMap(({ boatId, landTransferId }, i) =>
    (boatId ?? landTransferId) ? [] : [{ path: `transport.${i}.id`, rule: "invalid" }],
  );
  if (fields.length > 0) return refuseFields("INVALID_INPUT", fields);
  await tx.execute(sql`delete from included_transport where ${heldBy(holder)}`);
  await insertRows(
    tx,
    includedTransport,
    named.map((way) => ({ id: crypto.randomUUID(), ...holder, ...way })),
  );
  return ok(true);
}
