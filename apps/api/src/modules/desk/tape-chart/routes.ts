import { tidyUpRoute } from "@pulau/contract/room-moves.ts";
import { tapeChartRoute } from "@pulau/contract/tape-chart.ts";
import { seesConfidential } from "@pulau/domain/access/sees-confidential.ts";
import { ok } from "@pulau/domain/result.ts";
import type { Module } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { planTidyUp } from "./plan-tidy-up.ts";
import { showTapeChart } from "./show-tape-chart.ts";

/** Rooms by days, with who sleeps in them. */
export const tapeChartModule: Module = (app, { db }) => {
  mount(app, tapeChartRoute, async ({ query, session }) => {
    const { from, days, bookings: bookingIds } = query;
    const seesMoney = seesConfidential(session.permissions);
    return ok(await showTapeChart(db, { from, days, bookingIds, seesMoney }));
  });
  mount(app, tidyUpRoute, async ({ query }) => ok(await planTidyUp(db, query)));
};
