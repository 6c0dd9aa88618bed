import type en from "../en/pictures.ts";
import type { Translated } from "../words.ts";

export default {
  "beach-chalet": "Calet pantai",
  "boat-at-jetty": "Bot di jeti",
  "chalet-over-water": "Calet atas air",
  "family-villa": "Vila keluarga",
  "garden-room": "Bilik taman",
  "island-dawn": "Pulau waktu subuh",
  "island-map": "Peta pulau",
  "jungle-trail": "Denai hutan",
  "lagoon-above": "Lagun dari atas",
  reef: "Terumbu",
  "sunset-deck": "Dek matahari terbenam",
} satisfies Translated<typeof en>;
