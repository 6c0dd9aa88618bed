import { withKeys } from "../../../../ui/with-keys.ts";

/** The number of a paper, a booking or a room: `TB-INV-26-00042`, `V-03`. */
const numbers = /([A-Z\d]+(?:-[A-Z\d]+)+)/;

/** A sentence of a paper in which no number is broken at its hyphens. */
export const WholeNumbers = ({ text }: { text: string }) =>
  withKeys(text.split(numbers), (part) => part).map(({ key, item: part }, at) =>
    at % 2 === 1 ? <bdi key={key}>{part}</bdi> : part,
  );
