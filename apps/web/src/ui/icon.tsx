import type { IconShape } from "./icon-shape.tsx";

const pixels = { xs: 14, s: 16, m: 20, l: 24 } as const;

export type { IconShape };

/** A Tabler icon in the look's weight. Decorative: the word beside it, or its button's label, says what it means. */
export function Icon({
  of: Shape,
  size = "m",
  className,
  flips,
}: {
  of: IconShape;
  size?: keyof typeof pixels;
  className?: string | undefined;
  /** Arrows and the like turn round in right-to-left layouts. */
  flips?: boolean;
}) {
  const names = [flips ? "mirrored" : "", className ?? ""].join(" ").trim();
  return (
    <Shape
      size={pixels[size]}
      stroke={size === "xs" ? 2 : 1.75}
      aria-hidden="true"
      {...(names ? { className: names } : {})}
    />
  );
}
