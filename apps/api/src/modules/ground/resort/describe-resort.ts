import { isInMenu } from "@pulau/contract/pages.ts";
import type { ResortReply } from "@pulau/contract/resort.ts";
import type { ResortSettings } from "@pulau/contract/settings/setting-schemas.ts";
import { shownProfile } from "@pulau/contract/settings/shown-profile.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import { shownMenu } from "@pulau/domain/portal-menu/portal-menu.ts";
import { isInSeason } from "@pulau/domain/transport/timetable.ts";
import type { z } from "zod";
import type { Db } from "../../../db/connect.ts";
import { and, asc, eq, isNotNull } from "../../../db/orm.ts";
import { boat, sailingTime } from "../../../db/schema/transport.ts";
import { loadPageLinks } from "../pages/public.ts";
import { lookOf, pictureOf } from "./resort-look.ts";
import { loadSettings } from "./resort-settings.ts";
import { loadToday } from "./today.ts";

type Reply = z.infer<typeof ResortReply>;

/** What every page may know of the resort; texts about boats are made from the boats themselves. */
export async function describeResort(
  db: Db,
  { preview, ...deployment }: { version: string; demo: boolean; preview: boolean },
): Promise<Reply> {
  const settings = await loadSettings(db);
  const [today, boats, times, pages] = await Promise.all([
    loadToday(db, settings.timeZone),
    db.select().from(boat).where(eq(boat.activeStatus, true)).orderBy(asc(boat.charterSen), asc(boat.id)),
    loadTimes(db),
    loadPageLinks(db),
  ]);
  const ferries = timesOfSeason(times, today);
  return {
    ...faceOf(settings),
    opening: { open: settings.opening.open, opensOn: settings.opening.opensOn, preview },
    ...boatsOf(boats),
    ferries,
    ferry: ferryOf(settings, ferries),
    today,
    menu: shownMenu(settings.menu.entries, pages.filter(isInMenu)),
    pages: [...pages],
    ...deployment,
  };
}

type RegularTime = Reply["ferries"][number] & { readonly seasonFrom: string; readonly seasonTo: string };

async function loadTimes(db: Db): Promise<RegularTime[]> {
  const { direction, time, fromJetty, toJetty, seasonFrom, seasonTo } = sailingTime;
  const rows = await db
    .select({ direction, time, from: fromJetty, to: toJetty, seasonFrom, seasonTo })
    .from(sailingTime)
    .innerJoin(boat, eq(boat.id, sailingTime.boatId))
    .where(and(eq(boat.activeStatus, true), isNotNull(time)))
    .orderBy(asc(time));
  return rows.map((row) => ({ ...row, time: (row.time ?? "").slice(0, 5) }));
}

/** The times of the season that it is now, each once; of every season where none goes now. */
function timesOfSeason(times: readonly RegularTime[], today: Day): Reply["ferries"] {
  const now = times.filter(({ seasonFrom, seasonTo }) =>
    isInSeason({ from: seasonFrom, to: seasonTo }, today),
  );
  const shown = now.length > 0 ? now : times;
  const once = new Map(
    shown.map(({ seasonFrom: _, seasonTo: __, ...ferry }) => [Object.values(ferry).join(" "), ferry]),
  );
  return [...once.values()];
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

/** The first boat of a day each way, between the first two jetties. */
function ferryOf({ profile: { jetties } }: ResortSettings, times: Reply["ferries"]): Reply["ferry"] {
  const [jettyOne = "", jettyTwo = "", jettyThree = ""] = jetties;
  const between = times.filter((time) => {
    const [from, to] = time.direction === "out" ? [jettyOne, jettyTwo] : [jettyTwo, jettyOne];
    return time.from === from && time.to === to;
  });
  const first = (way: "out" | "back") => between.find(({ direction }) => direction === way)?.time ?? null;
  return { jettyOne, jettyTwo, jettyThree, timeOneToTwo: first("out"), timeTwoToOne: first("back") };
}

function faceOf(settings: ResortSettings) {
  const { profile, limits, timeZone, checkInTime, checkOutTime, answerHours, bands, policy, boats } =
    settings;
  const { persons, specialRequest, holdSeconds, holdCapSeconds, courtesyHoldHours, paymentMinutes } = limits;
  return {
    ...shownProfile(profile),
    timeZone,
    checkInTime,
    checkOutTime,
    answerHours,
    bands: bands.package,
    policy,
    rooming: settings.rooming,
    boats,
    limits: { persons, specialRequest, holdSeconds, holdCapSeconds, courtesyHoldHours, paymentMinutes },
    look: lookOf(settings),
    firstPage: { ...settings.firstPage, picture: pictureOf(settings.firstPage.picture) },
  };
}
