import type { Day } from "@pulau/domain/calendar/day.ts";
import type { DemoPeople } from "../people/make-people.ts";
import type { DemoResort } from "../resort/demo-resort.ts";
import type { BookingTables } from "../stays/booking-tables.ts";

export type PartnersRequest = {
  readonly people: DemoPeople;
  readonly resort: DemoResort;
  readonly tables: BookingTables;
  readonly today: Day;
};
