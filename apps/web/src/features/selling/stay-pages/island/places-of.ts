import type { RoomTypeCard } from "@pulau/contract/stay-pages.ts";
import type { PlaceKind } from "@pulau/domain/catalogue/island.ts";
import type { Phrase } from "../../../../i18n/language.ts";
import type { IslandFacts } from "../calls.ts";

/** Something on the island: a building of rooms, or a place that staff have named. */
export type IslandPlace = {
  /** What tells it from the others, and the id of its line in the list. */
  readonly key: string;
  readonly kind: PlaceKind | "rooms";
  readonly name: Phrase;
  readonly text: Phrase | null;
  /** Thousandths of the map's width and height; null where it is not on the map. */
  readonly at: { readonly x: number; readonly y: number } | null;
  readonly roomTypes: readonly RoomTypeCard[];
};

const inAll = (name: string): Phrase => ({ en: name, my: name, cn: name });

/** All places of the island in the order in which they are read: where one lands, where one sleeps, then the rest. */
export function placesOf({
  places,
  buildings,
}: Pick<IslandFacts, "places" | "buildings">): readonly IslandPlace[] {
  const named = places.map(
    ({ kind, name, text, x, y }, at): IslandPlace => ({
      key: `place-${at}`,
      kind,
      name,
      text,
      at: { x, y },
      roomTypes: [],
    }),
  );
  const houses = buildings.map(
    ({ _id, name, x, y, roomTypes }): IslandPlace => ({
      key: _id,
      kind: "rooms",
      name: inAll(name),
      text: null,
      at: x === null || y === null ? null : { x, y },
      roomTypes,
    }),
  );
  const isLanding = ({ kind }: IslandPlace) => kind === "jetty";
  return [...named.filter(isLanding), ...houses, ...named.filter((place) => !isLanding(place))];
}
