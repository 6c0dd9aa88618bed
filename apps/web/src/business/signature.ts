/** The field that is signed on, in the units of its path, and how long a signature may be where it is kept. */
const field = { width: 320, height: 120, longest: 12_000 } as const;

type Point = readonly [x: number, y: number];
type Box = Pick<DOMRect, "left" | "top" | "width" | "height">;

const within = (value: number, most: number): number => Math.max(0, Math.min(most, Math.round(value)));

/** Where a finger is on the field, whatever size it is shown at. */
export const pointOn = (box: Box, { clientX, clientY }: { clientX: number; clientY: number }): Point => [
  within(((clientX - box.left) / box.width) * field.width, field.width),
  within(((clientY - box.top) / box.height) * field.height, field.height),
];

/** The path with one more point, or with a stroke that begins there. A point that is there already adds nothing. */
export function withPoint(path: string, [x, y]: Point, begins: boolean): string {
  const at = `${x} ${y}`;
  if (!begins && (path === "" || path.endsWith(`L${at}`) || path.endsWith(`M${at}`))) return path;
  const next = `${path}${begins ? "M" : "L"}${at}`;
  return next.length > field.longest ? path : next;
}
