import { closureKinds } from "@pulau/domain/catalogue/closures.ts";
import type { RoomId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { DayField, idOf } from "./fields.ts";
import { defineList } from "./list.ts";
import { RoomFault } from "./room-closures.ts";

/** Whether a fault waits for its repair. */
export const faultStates = ["open", "done"] as const;

const FaultLine = RoomFault.extend({
  state: z.enum(faultStates),
  roomId: idOf<RoomId>(),
  roomNo: z.string(),
  closure: z
    .object({ kind: z.enum(closureKinds), until: DayField.nullable() })
    .nullable()
    .meta({ description: "how the room is closed today; null where it is not" }),
});
export type FaultLine = z.infer<typeof FaultLine>;

export const roomFaultsRoute = defineList({
  path: "/admin/api/room-faults",
  scope: "staff",
  permission: ["housekeeping", "read"],
  tag: "Housekeeping",
  summary: "Faults of all rooms, those that have waited longest first",
  rows: "faults",
  row: FaultLine,
  filters: { state: z.enum(faultStates).optional().meta({ description: "waiting for repair, or repaired" }) },
  search: "room or fault",
  sorts: ["at", "-at", "room", "-room"],
  extra: { open: z.int().meta({ description: "of all that wait for repair" }) },
  csv: {
    name: "room-faults",
    columns: ["roomNo", "fault", "at", "by", "status", "closed", "doneAt", "doneBy"],
  },
});
