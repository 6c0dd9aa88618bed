import { BookingJson } from "@pulau/contract/drafts.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { NewBookingPreset } from "../../../../../business/new-booking.ts";

/** What a new booking begins with: today, and what is known of it. */
export const bareDraft = (preset: NewBookingPreset, today: Day): BookingJson =>
  BookingJson.parse({ checkIn: today, ...preset.json });

/** What somebody would miss: anything but the package that the panel chose itself, and rooms, which a press holds again. */
const typedIn = ({ packageId, optionId, rooms, step, ...json }: BookingJson): string => JSON.stringify(json);

/** Whether a draft has nothing yet that somebody said, whether just now or before a reload. */
export const isBareDraft = (json: BookingJson, preset: NewBookingPreset, today: Day): boolean =>
  typedIn(BookingJson.parse(json)) === typedIn(bareDraft(preset, today));
