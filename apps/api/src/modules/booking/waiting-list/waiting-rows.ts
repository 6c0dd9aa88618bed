import type { Day } from "@pulau/domain/calendar/day.ts";
import type { OptionId, OwnerId, PackageId, RoomTypeId, WaitEntryId } from "@pulau/domain/ids.ts";
import type { Party } from "@pulau/domain/party/party.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";

/** Somebody who waits, as far as finding them a stay goes. */
export type WaitingRow = {
  readonly id: WaitEntryId;
  readonly ownerId: OwnerId;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly packageId: PackageId;
  readonly optionId: OptionId;
  readonly checkIn: Day;
  readonly daysAround: number;
  readonly nights: number;
  readonly party: Party;
  readonly roomTypeIds: readonly RoomTypeId[];
  /** False spares a look for each of many who wait: hardly anybody is an agency. */
  readonly mayHaveContract: boolean;
};

/** Nights that came free; without them everybody's wish is looked at. */
export type Freed = { readonly from?: Day | undefined; readonly to?: Day | undefined };

/** Who waits for one of these nights, in the order of entry, but for those who were looked at in vain. */
export async function waitingFor(
  tx: Tx,
  { from, to }: Freed,
  passedOver: readonly string[],
): Promise<WaitingRow[]> {
  const { rows } = await tx.execute<WaitingRow>(sql`
    SELECT w.id, w.owner_id AS "ownerId", w.name, w.email, w.phone, w.package_id AS "packageId",
      w.option_id AS "optionId", w.check_in AS "checkIn", w.days_around AS "daysAround", w.nights, w.party,
      w.room_type_ids AS "roomTypeIds",
      EXISTS (SELECT FROM agent_contract c WHERE c.account_id = w.owner_id) AS "mayHaveContract"
    FROM wait_entry w
    WHERE w.state = 'waiting' AND ${from && to ? overlaps({ from, to }) : sql`true`}
      AND w.id <> ALL(${sql.param([...passedOver])}::uuid[])
    ORDER BY w.turn`);
  return rows;
}

/** An entry `w` that could use one of these nights, on whichever of its days of arrival. */
export const overlaps = ({
  from,
  to,
}: {
  from: Day;
  to: Day;
}): SQL => sql`w.check_in - w.days_around < ${to}::date
  AND w.check_in + w.days_around + w.nights > ${from}::date`;
