import type { ReactElement, SVGAttributes } from "react";

type Attributes = Omit<SVGAttributes<SVGSVGElement>, "stroke"> & {
  readonly size?: number;
  readonly stroke?: number;
};

/** An icon: how large, how thick its line is. */
export type IconShape = (attributes: Attributes) => ReactElement;

/** What a path draws; one that is no plain line says more. */
type Part = string | SVGAttributes<SVGPathElement>;

const paths = (parts: readonly Part[]) =>
  parts.map((part, at) => {
    const attributes = typeof part === "string" ? { d: part } : part;
    // biome-ignore lint/suspicious/noArrayIndexKey: an icon's paths never change places
    return <path key={at} {...attributes} />;
  });

/** An icon drawn with a pen. */
export const outline =
  (...parts: Part[]): IconShape =>
  ({ size = 24, stroke = 2, ...more }: Attributes) => (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...more}
    >
      {paths(parts)}
    </svg>
  );

/** An icon that is a filled shape: it has no line to draw. */
export const filled =
  (...parts: Part[]): IconShape =>
  ({ size = 24, stroke: _, ...more }: Attributes) => (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" fill="currentColor" {...more}>
      {paths(parts)}
    </svg>
  );
