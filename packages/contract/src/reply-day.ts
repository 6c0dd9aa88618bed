import type { Day } from "@pulau/domain/calendar/day.ts";
import { z } from "zod";

/** A day in an answer of ours that the documents show as a text: its type is told, and nothing is checked. */
export const ReplyDay = z.string() as z.ZodString & z.ZodType<Day, string>;
