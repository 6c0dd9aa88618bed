import type en from "../en/no-ways.ts";
import type { Translated } from "../words.ts";

export default {
  none: "Tiada pakej untuk rombongan ini",
  noneText: "Kurangkan tetamu, tukar tarikh atau hubungi kami.",
  unsold: "Belum ada pakej dijual",
  unsoldText: "Pakej dipaparkan apabila ada harga.",
} satisfies Translated<typeof en>;
