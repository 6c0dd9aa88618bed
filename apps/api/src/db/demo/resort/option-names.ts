import type { Words } from "@pulau/domain/catalogue/catalogue.ts";

const boards = {
  full: { en: "full board", my: "semua hidangan", cn: "含三餐" },
  half: { en: "half board", my: "sarapan dan makan malam", cn: "含早晚餐" },
} as const;
const lengths = {
  2: { en: "3D2N", my: "3H2M", cn: "三天两晚" },
  3: { en: "4D3N", my: "4H3M", cn: "四天三晚" },
  4: { en: "5D4N", my: "5H4M", cn: "五天四晚" },
} as const;

/** What an option of so many nights is called, e.g. `3D2N, full board`. */
export const optionName = (nights: keyof typeof lengths, meals: keyof typeof boards): Words => ({
  en: `${lengths[nights].en}, ${boards[meals].en}`,
  my: `${lengths[nights].my}, ${boards[meals].my}`,
  cn: `${lengths[nights].cn} · ${boards[meals].cn}`,
});
