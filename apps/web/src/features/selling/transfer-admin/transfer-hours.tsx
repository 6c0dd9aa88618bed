import type { LandTransferRecord } from "@pulau/contract/transfer-records.ts";

/** When a transfer drives: its departures, or from when until when it does at any time. */
export function TransferHours({ row }: { row: LandTransferRecord }) {
  const { departures, first_time, last_time } = row;
  const times = departures.out.length > 0 ? departures.out.join(", ") : `${first_time} – ${last_time}`;
  return <bdi dir="ltr">{times}</bdi>;
}
