import type { ResortReply } from "@pulau/contract/resort.ts";
import { asc, eq } from "drizzle-orm";
import type { z } from "zod";
import type { Db } from "../../../db/connect.ts";
import { boat, sailingTime } from "../../../db/schema/transport.ts";
import { loadSettings } from "./resort-settings.ts";
import type { ResortSettings } from "./setting-schemas.ts";
import { loadToday } from "./today.ts";

type Reply = z.infer<typeof ResortReply>;

/** What every page may know of the resort; texts about boats are made from the boats themselves. */
export async function describeResort(db: Db, deployment: { version: string; demo: boolean }): Promise<Reply> {
  const settings = await loadSettings(db);
  const [today, boats, times] = await Promise.all([
    loadToday(db, settings.timeZone),
    db.select().from(boat).where(eq(boat.activeStatus, true)).orderBy(asc(boat.charterSen), asc(boat.id)),
    loadTimes(db),
  ]);
  return { ...faceOf(settings), ...boatsOf(boats), ferries: times, today, ...deployment };
}

async function loadTimes(db: Db): Promise<Reply["ferries"]> {
  const { direction, time, fromJetty, toJetty } = sailingTime;
  const rows = await db
    .select({ direction, time, from: fromJetty, to: toJetty })
    .from(sailingTime)
    .innerJoin(boat, eq(boat.id, sailingTime.boatId))
    .where(eq(boat.activeStatus, true))
    .orderBy(asc(time));
  return rows.map((row) => ({ ...row, time: row.time.slice(0, 5) }));
}

function boatsOf(boats: readonly (typeof boat.$inferSelect)[]): Pick<Reply, "charters" | "toddlerTicketSen"> {
  const tickets = boats.filter(({ kind }) => kind === "ferry").flatMap((ferry) => ferry.tickets);
  return {
    charters: boats
      .filter(({ kind }) => kind === "charter")
      .map(({ id, name, charterSen, seats }) => ({ id, name, sen: charterSen ?? 0, seats })),
    toddlerTicketSen: tickets.find(({ guestKind }) => guestKind === "toddler")?.sen ?? 0,
  };
}

function faceOf(settings: ResortSettings) {
  const { profile, limits, timeZone, checkInTime, checkOutTime, answerHours, bands, policy, boats } =
    settings;
  const { name, shortName, legalName, address, registrationNumber, taxNumber, jetties } = profile;
  const { persons, specialRequest, holdSeconds, holdCapSeconds, paymentMinutes } = limits;
  const contact = {
    email: profile.email,
    tel: profile.tel,
    whatsapp: profile.whatsapp,
    messenger: profile.messengerUrl,
    website: profile.websiteUrl,
    terms: profile.termsUrl,
  };
  const identity = { name, shortName, legalName, address, contact, registrationNumber, taxNumber, jetties };
  const times = { timeZone, checkInTime, checkOutTime, answerHours };
  return {
    ...identity,
    ...times,
    bands: bands.package,
    policy,
    rooming: settings.rooming,
    boats,
    limits: { persons, specialRequest, holdSeconds, holdCapSeconds, paymentMinutes },
  };
}
