import { finderOf, folded } from "../../../../ui/find-choices.ts";

/** A page of staff's, or a part of one, as it is found by the bar's search. */
export type Place = {
  readonly to: string;
  /** Where on the page: an id, or the name of a field. */
  readonly hash?: string;
  readonly title: string;
  /** What it is a part of: a group of the menu, or a page. */
  readonly where: string;
  /** What else it is called: in other languages, and by what stands on it. */
  readonly also: string;
};

/** Most of one search, as of every group that it finds. */
const most = 4;

/** Finds places by what is typed: first those whose own name begins so, then those that it names, then all others. */
export function placeFinder(places: readonly Place[]): (typed: string) => readonly Place[] {
  const nameOf = ({ title, where }: Place) => `${title} ${where}`;
  const find = finderOf(places.map((place) => ({ text: nameOf(place), also: place.also })));
  return (typed) => {
    const wanted = folded(typed);
    if (wanted === "") return [];
    const found = find(typed);
    const rank = ({ title }: Place): number => {
      const name = ` ${folded(title)}`;
      return name.startsWith(` ${wanted}`) ? 0 : name.includes(` ${wanted}`) ? 1 : 2;
    };
    return places
      .filter((place) => found.has(nameOf(place)))
      .toSorted((a, b) => rank(a) - rank(b))
      .slice(0, most);
  };
}
