import type { GroupBody } from "@pulau/contract/groups.ts";
import type { GroupId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse, refuseFields } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { eq } from "../../../db/orm.ts";
import type { ReadFields } from "../../../db/saved-versions.ts";
import { type BlockedRooms, stayGroup } from "../../../db/schema/groups.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadResortToday } from "../../ground/resort/public.ts";
import { planDeposits } from "./ask-deposit.ts";
import { wrongCutOff } from "./create-group.ts";
import { checkAgency } from "./group-agency.ts";
import { auditedGroup, cutOffAt, type LockedGroup, leftSeats, lockGroup, roomsOfType } from "./group-rows.ts";
import { keepBlock } from "./keep-block.ts";
import { planCutOff } from "./plan-cut-off.ts";

type Request = { readonly staffId: StaffId; readonly groupId: GroupId; readonly body: GroupBody };
type Refusals = "NOT_FOUND" | "WRONG_STATE" | "GROUP_SHORT" | "SOLD_OUT" | "BOAT_FULL" | "INVALID_INPUT";

/** A group by the fields of its call. */
export const readGroup =
  (id: GroupId): ReadFields =>
  async (tx) => {
    const [found] = await tx.select().from(stayGroup).where(eq(stayGroup.id, id));
    if (!found) return null;
    const { name, kind, contactName, email, mobile, language, note, rooms, persons, cutOffOn } = found;
    const { stages, prices, billTo, accountId } = found;
    const contact = { name, kind, contactName, email, mobile, language, note };
    return { ...contact, rooms, persons, cutOffOn, stages, prices, billTo, accountId };
  };

/**
 * Changes a group. What is named stays; of the rest it keeps what the new numbers leave, until the new cut-off. `GROUP_SHORT` where
 * more are named than it would have. A group that was released or called off changes no more than its words and deposits.
 */
export async function changeGroup(
  tx: Tx,
  { staffId, groupId, body }: Request,
): Promise<Result<true, Refusals>> {
  const locked = await lockGroup(tx, groupId);
  if (!locked) return refuse("NOT_FOUND");
  const { row, stay } = locked;
  if (row.state === "cancelled") return refuse("WRONG_STATE", { state: row.state });
  const sameBlock = isSameBlock(locked, body);
  if (!locked.keeps && !sameBlock) return refuse("WRONG_STATE", { state: "released" });
  const agency = await checkAgency(tx, body);
  if (!agency.ok) return agency;
  let crossings = row.crossings;
  if (!sameBlock) {
    const today = await loadResortToday(tx);
    const wrong =
      body.cutOffOn === row.cutOffOn ? [] : wrongCutOff(body.cutOffOn, { today, checkIn: row.checkIn });
    if (wrong.length > 0) return refuseFields("INVALID_INPUT", wrong);
    const left = leftOf(locked, body);
    if (!left.ok) return left;
    const until = await cutOffAt(tx, body.cutOffOn);
    const roomIds = stay.rooms.map(({ roomId }) => roomId);
    const kept = await keepBlock(tx, { ...row, ...left.value, roomIds, until });
    if (!kept.ok) return kept;
    crossings = kept.value;
    await planCutOff(tx, groupId, { cutOffOn: body.cutOffOn, until });
  }
  const { name, kind, contactName, email, mobile, language, note } = body;
  const { rooms, persons, cutOffOn, stages, prices, billTo, accountId } = body;
  await tx
    .update(stayGroup)
    .set({
      name,
      kind,
      contactName,
      email,
      mobile,
      language,
      note,
      rooms,
      persons,
      cutOffOn,
      stages,
      prices,
      billTo,
      accountId,
      crossings,
    })
    .where(eq(stayGroup.id, groupId));
  await planDeposits(tx, groupId, { before: row.stages, after: body.stages });
  await auditChange(tx, {
    staffId,
    act: "changed",
    subject: "group",
    subjectId: groupId,
    before: auditedGroup(row),
    after: auditedGroup({ ...row, ...body }),
    facts: { name: body.name },
  });
  return ok(true);
}

/** Whether a group would keep the same rooms and seats as long as it does. */
function isSameBlock({ row }: LockedGroup, body: GroupBody): boolean {
  const count = (rooms: readonly BlockedRooms[]) =>
    rooms
      .map(({ roomTypeId, rooms: many }) => `${roomTypeId} ${many}`)
      .toSorted()
      .join();
  const { persons, cutOffOn } = row;
  return persons === body.persons && cutOffOn === body.cutOffOn && count(row.rooms) === count(body.rooms);
}

/** What is left of the new numbers beside what is named. */
function leftOf(
  { row, stay }: LockedGroup,
  body: GroupBody,
): Result<{ rooms: BlockedRooms[]; seats: number }, "GROUP_SHORT"> {
  const namedOf = ({ roomTypeId, rooms }: BlockedRooms) => rooms - roomsOfType(stay, roomTypeId);
  for (const had of row.rooms) {
    const named = namedOf(had);
    const wanted = body.rooms.find(({ roomTypeId }) => roomTypeId === had.roomTypeId)?.rooms ?? 0;
    if (wanted < named) return refuse("GROUP_SHORT", { rule: "named", named, left: wanted });
  }
  const rooms = body.rooms.map(({ roomTypeId, rooms: wanted }) => {
    const had = row.rooms.find((block) => block.roomTypeId === roomTypeId);
    return { roomTypeId, rooms: wanted - (had ? namedOf(had) : 0) };
  });
  const seated = row.persons - leftSeats(stay);
  if (body.persons < seated)
    return refuse("GROUP_SHORT", { rule: "seats", named: seated, left: body.persons });
  return ok({ rooms, seats: body.persons - seated });
}
