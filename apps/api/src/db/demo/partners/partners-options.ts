import type { Day } from "@pulau/domain/calendar/day.ts";
import type { DemoPeople } from "../people/make-people.ts";
import type { DemoCatalogue } from "../resort/make-catalogue.ts";
import type { BookingTables } from "../stays/booking-tables.ts";

export type PartnersRequest = {
  readonly people: DemoPeople;
  readonly catalogue: DemoCatalogue;
  readonly tables: BookingTables;
  readonly today: Day;
};
