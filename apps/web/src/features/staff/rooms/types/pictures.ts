/** The drawings of the web that show a room or what lies before it. */
export const pictures = [
  "garden-room",
  "beach-chalet",
  "chalet-over-water",
  "family-villa",
  "jungle-trail",
  "lagoon-above",
  "reef",
  "sunset-deck",
] as const;
