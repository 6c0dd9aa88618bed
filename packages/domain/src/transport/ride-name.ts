import type { Words } from "../catalogue/words.ts";

/** What a ride is called on a price's line: `Shared van: Airport – Jetty`. */
export const rideName = (vehicle: Words, from: Words, to: Words): Words => ({
  en: `${vehicle.en}: ${from.en} – ${to.en}`,
  my: `${vehicle.my}: ${from.my} – ${to.my}`,
  cn: `${vehicle.cn}：${from.cn} – ${to.cn}`,
});
