import { dayAt } from "@pulau/domain/calendar/day.ts";

/** The bank's day, and the resort's. */
export const today = (): string => dayAt(new Date(), "Asia/Kuala_Lumpur");
