/** The number of a paper, a booking or a room: `TB-INV-26-00042`, `V-03`. */
const numbers = /([A-Z\d]+(?:-[A-Z\d]+)+)/;

/** A sentence of a paper in which no number is broken at its hyphens. */
export const WholeNumbers = ({ text }: { text: string }) =>
  text
    .split(numbers)
    // Parts are never reordered, and every second one is a number.
    // biome-ignore lint/suspicious/noArrayIndexKey: as said above
    .map((part, i) => (i % 2 === 1 ? <bdi key={i}>{part}</bdi> : part));
