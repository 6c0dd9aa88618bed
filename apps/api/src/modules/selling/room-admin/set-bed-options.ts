import type { BedOptionReply } from "@pulau/contract/beds.ts";
import type { setBedOptionsRoute } from "@pulau/contract/room-admin.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { BedOptionId, RoomTypeId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { z } from "zod";
import { auditChange } from "../../../db/audit-change.ts";
import { and, eq, inArray, notInArray } from "../../../db/orm.ts";
import type { Fields } from "../../../db/saved-versions.ts";
import { bed, bedOption, bedOptionBed, room, roomType } from "../../../db/schema/rooms.ts";
import type { Tx } from "../../../db/tx.ts";
import type { Language } from "../../../plugins/language.ts";
import { refuseUsed } from "../../../records/name-uses.ts";
import { loadTypesWithBeds } from "../rooms/public.ts";
import { bedOptionUsers, soldWith } from "./bed-option-uses.ts";
import { bedWords } from "./bed-words.ts";
import { areBedOptionsOf } from "./room-rules.ts";

type Wanted = z.infer<typeof setBedOptionsRoute.body>["bedOptions"];
type Request = {
  readonly staffId: StaffId;
  readonly roomTypeId: RoomTypeId;
  readonly bedOptions: Wanted;
  readonly language: Language;
};

/**
 * Sets the ways in which the rooms of a type can be made up, in their order. One that is left out is put away, not
 * deleted, for past bookings name it. `IN_USE`: rooms stand in one that is left out, or stays need it. `NOT_FOUND`: no
 * such type, bed or way of this type.
 */
export async function setBedOptions(
  tx: Tx,
  { staffId, roomTypeId, bedOptions, language }: Request,
): Promise<Result<Reply<typeof setBedOptionsRoute>, "NOT_FOUND" | "IN_USE">> {
  const [type] = await tx
    .select({ name: roomType.name })
    .from(roomType)
    .where(eq(roomType.id, roomTypeId))
    .for("update");
  if (!type || !(await isKnown(tx, roomTypeId, bedOptions))) return refuse("NOT_FOUND");
  const before = await bedOptionsOf(tx, roomTypeId);
  const left = before
    .map((way) => way.bedOptionId)
    .filter((id) => !bedOptions.some((to) => to.bedOptionId === id));
  const free = left.length === 0 ? ok(true) : await refuseUsed(tx, bedOptionUsers(left), language);
  if (!free.ok) return free;
  const sold = await soldWith(
    tx,
    bedOptions.flatMap(({ bedOptionId }) => bedOptionId ?? []),
  );
  const kept: BedOptionId[] = [];
  for (const [position, wanted] of bedOptions.entries()) {
    kept.push(await setOne(tx, { roomTypeId, position, wanted, sold }));
  }
  await tx
    .update(bedOption)
    .set({ activeStatus: false })
    .where(and(eq(bedOption.roomTypeId, roomTypeId), notInArray(bedOption.id, kept)));
  const after = await bedOptionsOf(tx, roomTypeId);
  await auditChange(tx, {
    staffId,
    act: "bedsSet",
    subject: "roomType",
    subjectId: roomTypeId,
    before: auditedWays(before),
    after: auditedWays(after),
    facts: { name: type.name },
  });
  return ok({ bedOptions: after });
}

const bedOptionsOf = async (tx: Tx, roomTypeId: RoomTypeId): Promise<BedOptionReply[]> =>
  (await loadTypesWithBeds(tx, roomTypeId, { alsoInactive: true }))[0]?.bedOptions ?? [];

const auditedWays = (ways: readonly BedOptionReply[]) => ({
  bedOptions: ways.map(({ beds }) => bedWords(beds)),
});

async function isKnown(tx: Tx, roomTypeId: RoomTypeId, wanted: Wanted): Promise<boolean> {
  const bedIds = [...new Set(wanted.flatMap(({ beds }) => beds.map(({ bedId }) => bedId)))];
  const optionIds = wanted.flatMap(({ bedOptionId }) => bedOptionId ?? []);
  const beds = await tx.select({ id: bed.id }).from(bed).where(inArray(bed.id, bedIds));
  return beds.length === bedIds.length && (await areBedOptionsOf(tx, roomTypeId, optionIds));
}

type WantedBeds = Wanted[number];
type Placed = {
  readonly roomTypeId: RoomTypeId;
  readonly position: number;
  readonly wanted: WantedBeds;
  readonly sold: ReadonlySet<BedOptionId>;
};

/** A way with other beds than stays were sold with is a new one; rooms that stand so go on in it. */
async function setOne(tx: Tx, { roomTypeId, position, wanted, sold }: Placed): Promise<BedOptionId> {
  const { bedOptionId: id, beds } = wanted;
  const values = { roomTypeId, position, activeStatus: true };
  const stays = id && ((await hasBeds(tx, id, beds)) || !sold.has(id));
  const [row] = stays
    ? await tx.update(bedOption).set(values).where(eq(bedOption.id, id)).returning({ id: bedOption.id })
    : await tx.insert(bedOption).values(values).returning({ id: bedOption.id });
  if (!row) throw new Error("a way to make up a room was not written");
  await tx.delete(bedOptionBed).where(eq(bedOptionBed.bedOptionId, row.id));
  await tx.insert(bedOptionBed).values(beds.map((bed) => ({ ...bed, bedOptionId: row.id })));
  if (id && !stays) await tx.update(room).set({ bedOptionId: row.id }).where(eq(room.bedOptionId, id));
  return row.id;
}

async function hasBeds(tx: Tx, id: BedOptionId, wanted: WantedBeds["beds"]): Promise<boolean> {
  const there = await tx.select().from(bedOptionBed).where(eq(bedOptionBed.bedOptionId, id));
  const isThere = ({ bedId, count, extra }: WantedBeds["beds"][number]) =>
    there.some((own) => own.bedId === bedId && own.count === count && own.extra === extra);
  return there.length === wanted.length && wanted.every(isThere);
}

/** The ways in which the rooms of a type can be made up, by their place in the list that a save sends. */
export async function possibleBedOptions(tx: Tx, roomTypeId: RoomTypeId): Promise<Fields> {
  const ways = await bedOptionsOf(tx, roomTypeId);
  return Object.fromEntries(ways.map((way, place) => [`bedOptions.${place}`, way]));
}
