/** The drawings that the web has of the resort (`apps/web/public/art`), for whatever is shown with one. */
export const pictures = [
  "beach-chalet",
  "boat-at-jetty",
  "chalet-over-water",
  "family-villa",
  "garden-room",
  "island-dawn",
  "island-map",
  "jungle-trail",
  "lagoon-above",
  "reef",
  "sunset-deck",
] as const;
export type PictureName = (typeof pictures)[number];

export const isPictureName = (name: string): boolean => (pictures as readonly string[]).includes(name);
