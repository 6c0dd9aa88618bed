import { wrongFieldsOf } from "@pulau/domain/result.ts";
import type { Tx } from "../../../db/tx.ts";
import { checkRoute, checkVehicleType, type Route, type VehicleRow } from "../transfer-admin/public.ts";
import type { RowPlan } from "./compare.ts";
import type { ImportFault, Row } from "./part.ts";

type Plans = Readonly<Record<"vehicles" | "transfers", RowPlan>>;

/** Vehicles and land transfers keep the rules of their lists: what is sold of a vehicle, and where guests go. */
export async function wrongRoads(tx: Tx, { vehicles, transfers }: Plans): Promise<ImportFault[]> {
  const wrong: ImportFault[] = [];
  for (const { row, before, at } of vehicles.changed) {
    if (row.type === before.type) continue;
    const type = before.type as VehicleRow["type"];
    const checked = await checkVehicleType(tx, String(row.id), type);
    wrong.push(...wrongFieldsOf("INVALID_INPUT", [checked]).map(placedAt(`transferVehicles.${at}`)));
  }
  const placed = [...transfers.added.map((added) => ({ ...added, before: added.row })), ...transfers.changed];
  for (const { row, before, at } of placed) {
    if (row !== before && !isMoved(row, before)) continue;
    const checked = await checkRoute(tx, routeIn(row), { ...routeIn(before), id: String(before.id) });
    wrong.push(...wrongFieldsOf("INVALID_INPUT", [checked]).map(placedAt(`landTransfers.${at}`)));
  }
  return wrong;
}

const routeIn = ({ startPointId, endPointId, vehicleId }: Row): Route => ({
  startPointId: String(startPointId),
  endPointId: String(endPointId),
  vehicleId: String(vehicleId),
});

const isMoved = (row: Row, before: Row): boolean =>
  ["startPointId", "endPointId", "vehicleId"].some((column) => row[column] !== before[column]);

/** Fields of the lists' calls, by the columns of the file. */
const columns: Readonly<Record<string, string>> = { start_point: "startPointId", vehicle: "vehicleId" };

const placedAt =
  (row: string) =>
  ({ path, ...why }: ImportFault): ImportFault => {
    const field = path.replace("obj.", "");
    return { path: `${row}.${columns[field] ?? field}`, ...why };
  };
