/** A picture in shades of grey, row by row; 0 is black. */
export type Gray = {
  readonly width: number;
  readonly height: number;
  readonly shades: Uint8ClampedArray;
};

/** The shades of a picture as a canvas has it, four bytes a point. */
export function grayOf({ data, width, height }: Pick<ImageData, "data" | "width" | "height">): Gray {
  const shades = new Uint8ClampedArray(width * height);
  for (let i = 0, from = 0; i < shades.length; i++, from += 4)
    shades[i] = ((data[from] ?? 0) * 77 + (data[from + 1] ?? 0) * 150 + (data[from + 2] ?? 0) * 29) >> 8;
  return { width, height, shades };
}

/** The shade at a point between others; beyond the edge the picture goes on as it ends. */
function shadeAt({ width, height, shades }: Gray, x: number, y: number): number {
  const left = Math.min(Math.max(x, 0), width - 1.001);
  const top = Math.min(Math.max(y, 0), height - 1.001);
  const column = Math.floor(left);
  const first = Math.floor(top) * width + column;
  const second = first + width;
  const across = left - column;
  const down = top - Math.floor(top);
  const above = (shades[first] ?? 0) * (1 - across) + (shades[first + 1] ?? 0) * across;
  const below = (shades[second] ?? 0) * (1 - across) + (shades[second + 1] ?? 0) * across;
  return above * (1 - down) + below * down;
}

/** The picture turned about its middle by so many degrees against the clock, as large as it must be. */
export function turned(gray: Gray, degrees: number): Gray {
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const width = Math.round(Math.abs(gray.width * cos) + Math.abs(gray.height * sin));
  const height = Math.round(Math.abs(gray.width * sin) + Math.abs(gray.height * cos));
  const shades = new Uint8ClampedArray(width * height);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const right = x - width / 2;
      const down = y - height / 2;
      shades[i] = shadeAt(
        gray,
        gray.width / 2 + right * cos - down * sin,
        gray.height / 2 + right * sin + down * cos,
      );
    }
  return { width, height, shades };
}

/** The picture turned by so many quarters against the clock. */
export function quarterTurned(gray: Gray, quarters: number): Gray {
  if (quarters === 0) return gray;
  const { width, height, shades } = gray;
  const next = blank(height, width);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) next.shades[(width - 1 - x) * height + y] = shades[y * width + x] ?? 0;
  return quarterTurned(next, quarters - 1);
}

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** An empty picture, white. */
export const blank = (width: number, height: number): Gray => ({
  width,
  height,
  shades: new Uint8ClampedArray(width * height).fill(255),
});

/** Draws a part of a picture into another, as high as `height`, its upper left corner at a point. */
export function drawPart(
  from: Gray,
  { left, top, right, bottom }: Box,
  to: Gray,
  at: { readonly x: number; readonly y: number; readonly height: number },
): void {
  const scale = at.height / (bottom - top);
  const width = Math.round((right - left) * scale);
  for (let y = 0; y < at.height; y++)
    for (let x = 0; x < width; x++)
      to.shades[(at.y + y) * to.width + at.x + x] = shadeAt(from, left + x / scale, top + y / scale);
}

/** The same picture with its darkest shade black and its lightest white, a few points of each apart. */
export function stretched(gray: Gray): Gray {
  const counts = new Uint32Array(256);
  for (const shade of gray.shades) counts[shade] = (counts[shade] ?? 0) + 1;
  const few = gray.shades.length / 50;
  const firstShade = (order: readonly number[]): number => {
    let sum = 0;
    for (const shade of order) {
      sum += counts[shade] ?? 0;
      if (sum > few) return shade;
    }
    return 0;
  };
  const rising = Array.from({ length: 256 }, (_, i) => i);
  const darkest = firstShade(rising);
  const lightest = Math.max(darkest + 1, firstShade(rising.toReversed()));
  const shades = gray.shades.map((shade) => ((shade - darkest) * 255) / (lightest - darkest));
  return { ...gray, shades };
}
