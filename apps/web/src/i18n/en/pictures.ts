const words = {
  "beach-chalet": "Beach chalet",
  "boat-at-jetty": "Boat at the jetty",
  "chalet-over-water": "Chalet over water",
  "family-villa": "Family villa",
  "garden-room": "Garden room",
  "island-dawn": "Island at dawn",
  "island-map": "Island map",
  "jungle-trail": "Jungle trail",
  "lagoon-above": "Lagoon from above",
  reef: "Reef",
  "sunset-deck": "Sunset deck",
};
export default words;

declare module "../words.ts" {
  interface Words {
    pictures: typeof words;
  }
}
