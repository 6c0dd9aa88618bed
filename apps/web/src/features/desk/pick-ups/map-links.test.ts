import { expect, it } from "vitest";
import { placeOnMap, routeOnMap } from "./map-links.ts";

it("leads to a place, and from stop to stop, each named once", () => {
  expect(placeOnMap("Airport", "Arrival hall")).toBe(
    "https://www.google.com/maps/search/?api=1&query=Arrival+hall%2C+Airport",
  );
  const route = routeOnMap(["Bus terminal", "Airport", "Airport", "Jetty & pier"]);
  expect(new URL(route ?? "").searchParams.get("waypoints")).toBe("Bus terminal|Airport");
  expect(new URL(route ?? "").searchParams.get("destination")).toBe("Jetty & pier");
  expect(routeOnMap([])).toBeNull();
});
