/** A colour as `#rrggbb`, in small letters. */
export type Colour = `#${string}`;

export const isColour = (text: string): text is Colour => /^#[0-9a-f]{6}$/.test(text);

type Channels = readonly [red: number, green: number, blue: number];

const channelsOf = (colour: Colour): Channels => {
  const whole = Number.parseInt(colour.slice(1), 16);
  return [whole >> 16, (whole >> 8) & 255, whole & 255];
};

const colourOf = (channels: readonly number[]): Colour =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;

/** So much of the second colour in the first, from 0 to 1. */
export function mixed(first: Colour, second: Colour, part: number): Colour {
  const other = channelsOf(second);
  return colourOf(channelsOf(first).map((channel, at) => channel + ((other[at] ?? 0) - channel) * part));
}

/** Relative luminance by WCAG 2.2, from 0 to 1. */
function luminance(colour: Colour): number {
  const [red, green, blue] = channelsOf(colour).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours by WCAG 2.2, from 1 to 21. */
export function contrast(first: Colour, second: Colour): number {
  const [bright, dim] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [number, number];
  return (bright + 0.05) / (dim + 0.05);
}

/** What text needs at the least. */
export const readable = 4.5;

/** A colour moved towards another in small steps, until it can be read on each of these; the first that can. */
function readableOn(colour: Colour, grounds: readonly Colour[], towards: Colour): Colour {
  for (let step = 0; step < 40; step += 1) {
    const tried = mixed(colour, towards, step / 40);
    if (grounds.every((ground) => contrast(tried, ground) >= readable)) return tried;
  }
  return towards;
}

/** One colour's shades in one mode: fill and text on it, soft ground and text on it. */
export type Shades = {
  readonly fill: Colour;
  readonly hover: Colour;
  readonly on: Colour;
  readonly soft: Colour;
  readonly ink: Colour;
  readonly line: Colour;
};

type Mode = { readonly grounds: readonly Colour[]; readonly strong: Colour; readonly pale: Colour };

/** Page and card of each mode, as the design's tokens have them; what text is made of there, and what soft grounds are. */
const modes = {
  light: { grounds: ["#f9f7f3", "#ffffff"], strong: "#000000", pale: "#ffffff" },
  dark: { grounds: ["#081420", "#0e1e2e"], strong: "#ffffff", pale: "#0e1e2e" },
} as const satisfies Record<string, Mode>;

const [white, navy] = ["#ffffff", "#04131f"] as const;

function shadesIn({ grounds, strong, pale }: Mode, colour: Colour): Shades {
  const fill = readableOn(colour, [grounds[1] ?? pale], strong);
  const on = contrast(white, fill) >= readable ? white : navy;
  const soft = mixed(fill, pale, 0.88);
  const ink = readableOn(fill, [...grounds, soft], strong);
  return { fill, hover: mixed(fill, strong, 0.16), on, soft, ink, line: mixed(fill, pale, 0.6) };
}

/**
 * The shades of a colour in light and dark, made so that every text of them can be read: a colour that is too pale for
 * the page is darkened, one that is too dark for the night is lightened.
 */
export const shadesOf = (colour: Colour): { readonly light: Shades; readonly dark: Shades } => ({
  light: shadesIn(modes.light, colour),
  dark: shadesIn(modes.dark, colour),
});

/** How well a colour can be read as it is, on the page by day and by night: under `readable` another shade stands in. */
export const readability = (colour: Colour): { readonly light: number; readonly dark: number } => ({
  light: contrast(colour, modes.light.grounds[1]),
  dark: contrast(colour, modes.dark.grounds[1]),
});
