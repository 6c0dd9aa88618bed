import type en from "../en/shown-currency.ts";
import type { Translated } from "../words.ts";

export default {
  charged: "Harga dicaj dalam ringgit (RM).",
  chargedNow: "Anda akan dicaj {{amount}}, kira-kira {{about}}.",
  rate: "Jumlah dalam {{currency}} ialah anggaran dan dibundarkan (1 {{currency}} = RM {{rate}}).",
  rateOf:
    "Jumlah dalam {{currency}} ialah anggaran dan dibundarkan, mengikut kadar pada {{day}} (1 {{currency}} = RM {{rate}}).",
} satisfies Translated<typeof en>;
