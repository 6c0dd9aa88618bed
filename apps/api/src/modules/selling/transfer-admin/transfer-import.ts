import { importPointsRoute, type PointRecord } from "@pulau/contract/point-records.ts";
import { importLandTransfersRoute, type LandTransferRecord } from "@pulau/contract/transfer-records.ts";
import { importVehiclesRoute } from "@pulau/contract/vehicle-records.ts";
import { readTransferPrice } from "@pulau/domain/catalogue/transfer-price-text.ts";
import type { Words } from "@pulau/domain/catalogue/words.ts";
import { sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";
import { nameFields } from "../../../listing/cells.ts";
import type { RecordImport } from "../../../records/import-records.ts";
import { numbersByName } from "../../../records/name-lookup.ts";
import { landTransferList } from "./land-transfers.ts";
import { pointList } from "./points.ts";
import { vehicleList } from "./vehicles.ts";

/** A table has a meeting point in English: with it, translations of another one go. */
const meetingPoint = (english: string | null, row: PointRecord | null): Words | null => {
  if (english === null) return null;
  return row?.meeting_point?.en === english ? row.meeting_point : { en: english, my: "", cn: "" };
};

export const pointImport: RecordImport = {
  route: importPointsRoute,
  source: pointList({}),
  fields: {
    ...nameFields,
    kind: "type",
    meetingPoint: "meeting_point",
    position: "position",
    active: "active_status",
  },
  key: "nameEn",
  read: async () => ({ names: { meetingPoint } }),
};

export const vehicleImport: RecordImport = {
  route: importVehiclesRoute,
  source: vehicleList({}),
  fields: { ...nameFields, kind: "type", seats: "seats", daily: "daily", active: "active_status" },
  key: "nameEn",
};

/** Finds the number of a row by its name in any language. */
async function numbersOf(tx: Tx, table: "transport_point" | "transfer_vehicle") {
  const { rows } = await tx.execute<{ no: number; name: Words }>(
    sql`SELECT list_no AS no, name FROM ${sql.identifier(table)} ORDER BY list_no DESC`,
  );
  return numbersByName(rows);
}

/** A table of land transfers: points and vehicles by their names, the price in one cell. */
export const landTransferImport: RecordImport = {
  route: importLandTransfersRoute,
  source: landTransferList({}),
  fields: {
    from: "start_point",
    to: "end_point",
    vehicle: "vehicle",
    minutes: "minutes",
    firstTime: "first_time",
    lastTime: "last_time",
    price: "price",
    position: "position",
    departuresOut: "departures.out",
    departuresBack: "departures.back",
    active: "active_status",
  },
  key: ["from", "to", "vehicle"],
  read: async (tx) => {
    const point = await numbersOf(tx, "transport_point");
    const vehicle = await numbersOf(tx, "transfer_vehicle");
    const price = (text: string, row: LandTransferRecord | null) =>
      readTransferPrice(text, row?.price ?? null) ?? undefined;
    return {
      names: { from: point, to: point, vehicle, price },
      usual: () => ({ departures: { out: [], back: [] } }),
    };
  },
};
