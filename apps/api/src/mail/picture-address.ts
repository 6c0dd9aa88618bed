import { pictureOf } from "../modules/ground/resort/public.ts";

/**
 * Where a mail finds a picture: a drawing by its name, one of the resort's own by its number. As JPEG, a logo as PNG:
 * Outlook shows no WebP.
 */
export function pictureAddress(publicUrl: string, picture: string, as: "jpeg" | "png" = "jpeg"): string {
  const found = pictureOf(picture);
  const width = as === "png" ? 160 : 800;
  const address = found.startsWith("/") ? `${found}?w=${width}&as=${as}` : `/art/${found}-800.jpg`;
  return `${publicUrl}${address}`;
}

/** The resort's logo, or Pulau's own mark. */
export const logoAddress = (publicUrl: string, logo: string | null): string =>
  logo === null ? `${publicUrl}/mark.png` : pictureAddress(publicUrl, logo, "png");
