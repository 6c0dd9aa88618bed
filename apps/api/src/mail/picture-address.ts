import { pictureOf } from "../modules/ground/resort/public.ts";

/** Where a mail finds a picture: a drawing by its name, one of the resort's own by its number. */
export function pictureAddress(publicUrl: string, picture: string, width: 160 | 800): string {
  const found = pictureOf(picture);
  const address = found.startsWith("/") ? `${found}?w=${width}` : `/art/${found}-800.webp`;
  return `${publicUrl}${address}`;
}

/** The resort's logo, or Pulau's own mark. */
export const logoAddress = (publicUrl: string, logo: string | null): string =>
  logo === null ? `${publicUrl}/mark.png` : pictureAddress(publicUrl, logo, 160);
