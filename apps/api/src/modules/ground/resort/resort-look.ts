import { createHash } from "node:crypto";
import type { ResortSettings } from "@pulau/contract/settings/setting-schemas.ts";
import { isPictureName } from "@pulau/domain/catalogue/pictures.ts";
import { type Colour, type Shades, shadesOf } from "@pulau/domain/look/palette.ts";

/** Where a picture is found: a drawing by its name, one of the resort's own by its address. */
export const pictureOf = (picture: string): string =>
  isPictureName(picture) ? picture : `/api/resort/picture/${picture}`;

/** The addresses of logo and colours. That of the colours changes with them, so that browsers may keep it for ever. */
export function lookOf({ look }: Pick<ResortSettings, "look">) {
  const css = stylesheetOf(look);
  const mark = createHash("sha256").update(css).digest("base64url").slice(0, 12);
  return {
    logo: look.logo && pictureOf(look.logo),
    stylesheet: css === "" ? null : `/api/resort/look.css?v=${mark}`,
  };
}

const variablesOf = (role: string, { fill, hover, on, soft, ink, line }: Shades): string =>
  [
    [role, fill],
    [`${role}-hover`, hover],
    [`on-${role}`, on],
    [`${role}-soft`, soft],
    [`${role}-ink`, ink],
    ...(role === "primary"
      ? [
          ["primary-line", line],
          ["focus", ink],
        ]
      : []),
  ]
    .map(([name, value]) => `--${name}:${value}`)
    .join(";");

/**
 * The resort's colours as values of the design's tokens, in light and dark; empty where it has none of its own. Each
 * selector counts for more than that of the tokens, in whatever order the style sheets arrive.
 */
export function stylesheetOf({ primary, accent }: ResortSettings["look"]): string {
  const chosen = Object.entries({ primary, accent }).flatMap(([role, colour]) =>
    colour === null ? [] : [{ role, shades: shadesOf(colour as Colour) }],
  );
  if (chosen.length === 0) return "";
  const within = (mode: "light" | "dark") =>
    chosen.map(({ role, shades }) => variablesOf(role, shades[mode])).join(";");
  const dark = '[data-theme="dark"][data-theme],[data-mode="semi-dark"] [data-part="sidebar"][data-part]';
  return `:root:root,[data-theme="light"][data-theme]{${within("light")}}\n:root:root[data-theme="dark"],${dark}{${within("dark")}}\n`;
}
