import type en from "../en/pictures.ts";
import type { Translated } from "../words.ts";

export default {
  "beach-chalet": "海滩木屋",
  "boat-at-jetty": "码头小船",
  "chalet-over-water": "水上木屋",
  "family-villa": "家庭别墅",
  "garden-room": "花园客房",
  "island-dawn": "海岛黎明",
  "island-map": "海岛地图",
  "jungle-trail": "雨林小径",
  "lagoon-above": "俯瞰潟湖",
  reef: "珊瑚礁",
  "sunset-deck": "日落平台",
} satisfies Translated<typeof en>;
