import type { setBedOptionsRoute } from "@pulau/contract/room-admin.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { RoomTypeId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { z } from "zod";
import { and, eq, inArray, notInArray } from "../../../db/orm.ts";
import type { Fields } from "../../../db/saved-versions.ts";
import { bed, bedOption, bedOptionBed, roomType } from "../../../db/schema/rooms.ts";
import type { Tx } from "../../../db/tx.ts";
import { writeAudit } from "../../../db/write-audit.ts";
import { loadTypesWithBeds } from "../rooms/public.ts";
import { areBedOptionsOf } from "./room-rules.ts";

type Wanted = z.infer<typeof setBedOptionsRoute.body>["bedOptions"];
type Request = { readonly staffId: StaffId; readonly roomTypeId: RoomTypeId; readonly bedOptions: Wanted };

/**
 * Sets the ways in which the rooms of a type can be made up, in their order. One that is left out is put away, not
 * deleted: bookings and rooms may name it. `NOT_FOUND`: no such type, bed or way of this type.
 */
export async function setBedOptions(
  tx: Tx,
  { staffId, roomTypeId, bedOptions }: Request,
): Promise<Result<Reply<typeof setBedOptionsRoute>, "NOT_FOUND">> {
  const [type] = await tx
    .select({ id: roomType.id })
    .from(roomType)
    .where(eq(roomType.id, roomTypeId))
    .for("update");
  if (!type || !(await isKnown(tx, roomTypeId, bedOptions))) return refuse("NOT_FOUND");
  const kept: string[] = [];
  for (const [position, wanted] of bedOptions.entries()) {
    kept.push(await setOne(tx, { roomTypeId, position, wanted }));
  }
  await tx
    .update(bedOption)
    .set({ activeStatus: false })
    .where(and(eq(bedOption.roomTypeId, roomTypeId), notInArray(bedOption.id, kept)));
  const facts = { ways: kept.length };
  await writeAudit(tx, { staffId, act: "bedsSet", subject: "roomType", subjectId: roomTypeId, facts });
  const [set] = await loadTypesWithBeds(tx, roomTypeId, { alsoInactive: true });
  return ok({ bedOptions: set?.bedOptions ?? [] });
}

async function isKnown(tx: Tx, roomTypeId: RoomTypeId, wanted: Wanted): Promise<boolean> {
  const bedIds = [...new Set(wanted.flatMap(({ beds }) => beds.map(({ bedId }) => bedId)))];
  const optionIds = wanted.flatMap(({ bedOptionId }) => bedOptionId ?? []);
  const beds = await tx.select({ id: bed.id }).from(bed).where(inArray(bed.id, bedIds));
  return beds.length === bedIds.length && (await areBedOptionsOf(tx, roomTypeId, optionIds));
}

async function setOne(
  tx: Tx,
  { roomTypeId, position, wanted }: { roomTypeId: RoomTypeId; position: number; wanted: Wanted[number] },
): Promise<string> {
  const values = { roomTypeId, position, activeStatus: true };
  const [row] = wanted.bedOptionId
    ? await tx
        .update(bedOption)
        .set(values)
        .where(eq(bedOption.id, wanted.bedOptionId))
        .returning({ id: bedOption.id })
    : await tx.insert(bedOption).values(values).returning({ id: bedOption.id });
  if (!row) throw new Error("a way to make up a room was not written");
  await tx.delete(bedOptionBed).where(eq(bedOptionBed.bedOptionId, row.id));
  await tx.insert(bedOptionBed).values(wanted.beds.map((bed) => ({ ...bed, bedOptionId: row.id })));
  return row.id;
}

/** The ways in which the rooms of a type can be made up, by their place in the list that a save sends. */
export async function possibleBedOptions(tx: Tx, roomTypeId: RoomTypeId): Promise<Fields> {
  const [type] = await loadTypesWithBeds(tx, roomTypeId, { alsoInactive: true });
  return Object.fromEntries((type?.bedOptions ?? []).map((way, place) => [`bedOptions.${place}`, way]));
}
