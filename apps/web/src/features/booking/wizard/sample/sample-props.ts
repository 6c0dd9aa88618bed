import type { allAvailableRoute } from "@pulau/contract/catalogue.ts";
import type { BookingJson } from "@pulau/contract/drafts.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { PackageId } from "@pulau/domain/ids.ts";
import type { Resort } from "../calls.ts";

export type SampleProps = {
  readonly resort: Resort;
  readonly json: BookingJson;
  /** What can be booked, with its prices. */
  readonly prices: Reply<typeof allAvailableRoute>["packages"];
  /** The one package that is looked at; undefined is all of them. */
  readonly packageId: PackageId | undefined;
};
