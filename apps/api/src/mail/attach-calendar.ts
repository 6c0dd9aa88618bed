import type { Day } from "@pulau/domain/calendar/day.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import { minutesAt } from "@pulau/domain/transport/clock.ts";
import ical, { ICalCalendarMethod } from "ical-generator";
import type { Attachment } from "./attach-receipts.ts";
import { type BookingData, boardingOf } from "./booking-facts.ts";
import type { Frame } from "./letter.ts";

type Stay = BookingData & { readonly version: number; readonly submittedAt: Date };

/** A time by the resort's own clock, which stands in the file without a zone: it is the same wherever it is read. */
const clockAt = (day: Day, time: string, minutesLater = 0): Date =>
  new Date(Date.parse(`${day}T00:00:00Z`) + (minutesAt(time) + minutesLater) * 60_000);

/**
 * The stay and its boats as a calendar file. A later version of the booking takes the place of an earlier one: its events
 * have the same names and a higher number.
 */
export function attachCalendar(stay: Stay, frame: Frame): Attachment {
  const { language, resortName, publicUrl } = frame;
  const host = new URL(publicUrl).hostname;
  const common = { sequence: stay.version, stamp: stay.submittedAt, description: stay.bookingNo };
  const file = ical({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: "Pulau", product: "Stays", language: language.toUpperCase() },
  });
  file.createEvent({
    ...common,
    id: `stay-${stay.id}@${host}`,
    allDay: true,
    start: clockAt(stay.checkIn, "00:00"),
    end: clockAt(addDays(stay.checkOut, 1), "00:00"),
    summary: `${stay.packageName[language]}, ${resortName}`,
    location: resortName,
  });
  for (const [i, crossing] of stay.crossings.entries()) {
    const boarding = boardingOf(stay, crossing, frame);
    if (boarding === null) continue;
    file.createEvent({
      ...common,
      id: `boat-${i}-${stay.id}@${host}`,
      floating: true,
      start: clockAt(crossing.day, boarding.leaves, -stay.boats.boardMinutes),
      end: clockAt(crossing.day, boarding.leaves, stay.boats.crossingMinutes),
      summary: `${crossing.name[language]} ${boarding.leaves}: ${boarding.text}`,
      location: crossing.from,
    });
  }
  return {
    filename: `${stay.bookingNo}.ics`,
    content: Buffer.from(file.toString()),
    contentType: "text/calendar; charset=utf-8; method=PUBLISH",
  };
}
