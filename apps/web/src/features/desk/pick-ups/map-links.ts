const maps = "https://www.google.com/maps";

/** Where somebody is to be met, on a map: the place, with what was said of where one waits there. */
export function placeOnMap(place: string, meetAt: string): string {
  const url = new URL(`${maps}/search/?api=1`);
  url.searchParams.set("query", meetAt === "" ? place : `${meetAt}, ${place}`);
  return url.href;
}

/** More stops than these are not shown by the map. */
const mostBetween = 9;

/** The road from stop to stop on a map; null without a stop. */
export function routeOnMap(places: readonly string[]): string | null {
  const [...between] = places.filter((place, i) => place !== places[i - 1]);
  const last = between.pop();
  if (last === undefined) return null;
  const url = new URL(`${maps}/dir/?api=1&travelmode=driving`);
  url.searchParams.set("destination", last);
  if (between.length > 0) url.searchParams.set("waypoints", between.slice(0, mostBetween).join("|"));
  return url.href;
}
