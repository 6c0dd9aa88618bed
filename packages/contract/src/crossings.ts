import type { CrossingId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { DayField, idOf, WayField, WordsField } from "./fields.ts";

/** A boat of a stay: seats of a sailing, or whole charter boats. */
export const StayCrossing = z.object({
  crossingId: idOf<CrossingId>(),
  direction: WayField,
  kind: z.enum(["ferry", "charter"]),
  name: WordsField,
  day: DayField,
  time: z.string().nullable(),
  seats: z.int(),
  boats: z.int(),
});

/** With the jetties between which it goes. */
export const CrossingByJetties = StayCrossing.extend({ from: z.string(), to: z.string() });
