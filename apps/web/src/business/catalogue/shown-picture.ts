import { isPictureName } from "@pulau/domain/catalogue/pictures.ts";

/** Whether guests can see a picture yet: a drawing, or one that was saved. One that was only just sent is still staff's own. */
export const isShownPicture = (picture: string | undefined, saved: readonly string[]): boolean =>
  picture !== undefined && (isPictureName(picture) || saved.includes(picture));
