import type { ListName, OwnLists } from "../catalogue/card-parts.ts";
import type { RateBook } from "../catalogue/catalogue.ts";
import { type CardChange, changesBetween, saysSame } from "./card-changes.ts";

/** What tells whose lists a card has. */
export type CardLists = {
  /** The card that guests see, and which lists it has for itself. */
  readonly published: RateBook;
  readonly own: readonly ListName[];
  /** The resort's lists as they are today. */
  readonly resort: Required<OwnLists>;
};

/** Whether a card that is edited has a list for itself: it had before and still has, or it will once it is published. */
export const isOwnList = (card: RateBook, { published, own, resort }: CardLists, name: ListName): boolean =>
  saysSame(card[name], published[name]) ? own.includes(name) : !saysSame(card[name], resort[name]);

/** What must change for a card to have one of the resort's lists instead of its own. */
export const toResortList = (
  card: RateBook,
  { resort }: Pick<CardLists, "resort">,
  name: ListName,
): CardChange[] => changesBetween(card, { ...card, [name]: resort[name] });
