import type { BoatBody } from "@pulau/contract/boats-admin.ts";
import type { BoatId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { eq } from "../../../db/orm.ts";
import type { Fields } from "../../../db/saved-versions.ts";
import { boat } from "../../../db/schema/transport.ts";
import type { Tx } from "../../../db/tx.ts";
import { checkBoatBands } from "../../ground/resort/public.ts";
import { loadTimetables } from "../../ground/timetables/public.ts";
import { checkCharterSeats } from "./charter-seats.ts";
import { type SailingsWritten, writeSailings } from "./write-sailings.ts";
import { writeTimetables } from "./write-timetables.ts";

/** What of a boat stands in its row. A ferry has neither a price of its own nor several of it, a charter no ages. */
const rowOfBody = ({ timetables: _, charterSen, daily, bands, weightLimitKg, ...row }: BoatBody) => ({
  ...row,
  weightLimitKg: row.weighs === "none" ? null : weightLimitKg,
  charterSen: row.kind === "charter" ? charterSen : null,
  daily: row.kind === "charter" ? daily : null,
  bands: row.kind === "ferry" ? bands : null,
});

/** Adds a boat and what it sails. */
export async function addBoat(
  tx: Tx,
  { staffId, body }: { staffId: StaffId; body: BoatBody },
): Promise<
  Result<
    SailingsWritten & { _id: BoatId },
    "SAILINGS_BOOKED" | "SEATS_TAKEN" | "DEFAULT_SAILING_TWICE" | "INVALID_INPUT"
  >
> {
  const named = await checkBoatBands(tx, { before: null, after: body.bands ?? null, tickets: body.tickets });
  if (!named.ok) return named;
  const [made] = await tx.insert(boat).values(rowOfBody(body)).returning();
  if (!made) throw new Error("a boat was not written");
  await writeTimetables(tx, { boatId: made.id, kind: body.kind, timetables: body.timetables });
  const written = await writeSailings(tx, made, body.timetables);
  if (!written.ok) return written;
  await auditChange(tx, {
    staffId,
    act: "added",
    subject: "boat",
    subjectId: made.id,
    before: null,
    after: await findBoat(tx, made.id),
    facts: { name: body.name.en, ...written.value },
  });
  return ok({ ...written.value, _id: made.id });
}

type Change = { staffId: StaffId; boatId: BoatId; body: BoatBody; keepBooked: boolean };

/** Changes a boat, its timetables and, ahead, its sailings. A ferry stays a ferry. See `writeSailings` for what it refuses. */
export async function updateBoat(
  tx: Tx,
  { staffId, boatId, body, keepBooked }: Change,
): Promise<
  Result<
    SailingsWritten,
    "NOT_FOUND" | "SAILINGS_BOOKED" | "SEATS_TAKEN" | "DEFAULT_SAILING_TWICE" | "INVALID_INPUT"
  >
> {
  const [before] = await tx.select().from(boat).where(eq(boat.id, boatId)).for("update");
  if (!before || before.kind !== body.kind) return refuse("NOT_FOUND");
  const bands = { before: before.bands, after: body.bands === undefined ? before.bands : body.bands };
  const named = await checkBoatBands(tx, { ...bands, tickets: body.tickets });
  if (!named.ok) return named;
  const earlier = await findBoat(tx, boatId);
  const [now] = await tx.update(boat).set(rowOfBody(body)).where(eq(boat.id, boatId)).returning();
  if (!now) return refuse("NOT_FOUND");
  await writeTimetables(tx, { boatId, kind: body.kind, timetables: body.timetables });
  const written = await writeSailings(tx, now, body.timetables, { keepBooked });
  if (!written.ok) return written;
  const seated = body.seats < before.seats ? await checkCharterSeats(tx, now) : ok(true);
  if (!seated.ok) return seated;
  await auditChange(tx, {
    staffId,
    act: "changed",
    subject: "boat",
    subjectId: boatId,
    before: earlier,
    after: await findBoat(tx, boatId),
    facts: { name: body.name.en, ...written.value },
  });
  return written;
}

/** A boat as a save names it, and the audit log tells it; null when there is none. */
export async function findBoat(tx: Tx, boatId: BoatId): Promise<Fields | null> {
  const [found] = await tx.select().from(boat).where(eq(boat.id, boatId));
  if (!found) return null;
  const timetables = (await loadTimetables(tx, [boatId])).get(boatId) ?? [];
  const { id: _, ...row } = found;
  return { ...row, timetables };
}
