import { type BoughtEvent, boughtAfter, boughtStanding } from "@pulau/domain/promo-package/bought-moves.ts";
import { moverByMoments } from "../../../db/mover.ts";
import { boughtPackage } from "../../../db/schema/promo-packages.ts";

type BoughtRow = typeof boughtPackage.$inferSelect;

/** Takes a locked bought package one step through its life: the only place that writes when it ended. */
export const moveBought = moverByMoments(boughtPackage, {
  stateOf: (row: BoughtRow) => boughtStanding(row),
  after: (standing, event: BoughtEvent) => boughtAfter(standing, event),
  moments: (standing, now) => ({ expiredAt: standing === "ended" ? now : null }),
  holds: ["expiredAt"],
});
