import { randomUUID } from "node:crypto";
import type { NewGroup } from "@pulau/contract/groups.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import { nightsOfStay } from "@pulau/domain/catalogue/selling.ts";
import { groupBeginnings } from "@pulau/domain/groups/group-moves.ts";
import type { GroupId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse, refuseFields } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { loadNow } from "../../../db/clock.ts";
import { stayGroup } from "../../../db/schema/groups.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadResortToday } from "../../ground/resort/public.ts";
import { loadRateBook } from "../../selling/catalogue/public.ts";
import { planDeposits } from "./ask-deposit.ts";
import { checkAgency } from "./group-agency.ts";
import { auditedGroup, cutOffAt } from "./group-rows.ts";
import { keepBlock } from "./keep-block.ts";
import { planCutOff } from "./plan-cut-off.ts";

type Refusals = "PACKAGE_CLOSED" | "SOLD_OUT" | "BOAT_FULL" | "INVALID_INPUT";

/** Makes a group and keeps its rooms and seats, all of them or none. Prices are those of its bookings, as they are named. */
export async function createGroup(
  tx: Tx,
  { staffId, body }: { readonly staffId: StaffId; readonly body: NewGroup },
): Promise<Result<{ _id: GroupId }, Refusals>> {
  const { optionId, checkIn, nights, ...terms } = body;
  const today = await loadResortToday(tx);
  const wrong = [
    ...(checkIn <= today ? [{ path: "checkIn", rule: "dayPast" }] : []),
    ...wrongCutOff(body.cutOffOn, { today, checkIn }),
  ];
  if (wrong.length > 0) return refuseFields("INVALID_INPUT", wrong);
  const agency = await checkAgency(tx, body);
  if (!agency.ok) return agency;
  const book = await loadRateBook(tx, { optionId, from: checkIn, to: checkIn, nights, contract: null });
  if (!book) return refuse("PACKAGE_CLOSED");
  const checkOut = addDays(checkIn, nightsOfStay(book, { nights }));
  const holdId = randomUUID();
  const packageId = book.package.id;
  const until = await cutOffAt(tx, body.cutOffOn);
  const stay = { packageId, optionId, checkIn, checkOut };
  const kept = await keepBlock(tx, {
    ...stay,
    holdId,
    rooms: body.rooms,
    seats: body.persons,
    crossings: [],
    roomIds: [],
    until,
  });
  if (!kept.ok) return kept;
  const [made] = await tx
    .insert(stayGroup)
    .values({
      ...terms,
      ...stay,
      state: groupBeginnings.agree,
      crossings: kept.value,
      holdId,
      madeBy: staffId,
      madeAt: await loadNow(tx),
    })
    .returning();
  if (!made) throw new Error("no group was made");
  await planCutOff(tx, made.id, { cutOffOn: made.cutOffOn, until });
  await planDeposits(tx, made.id, { before: [], after: made.stages });
  const after = auditedGroup(made);
  await auditChange(tx, {
    staffId,
    act: "added",
    subject: "group",
    subjectId: made.id,
    before: null,
    after,
    facts: { name: made.name },
  });
  return ok({ _id: made.id });
}

/** Names are taken until a day before the arrival, from today on. */
export const wrongCutOff = (cutOffOn: string, { today, checkIn }: { today: string; checkIn: string }) => [
  ...(cutOffOn < today ? [{ path: "cutOffOn", rule: "dayPast" }] : []),
  ...(cutOffOn >= checkIn ? [{ path: "cutOffOn", rule: "beforeArrival" }] : []),
];
