import type en from "../en/newer-version.ts";
import type { Translated } from "../words.ts";

export default {
  text: "Ada versi Pulau yang lebih baharu. Simpan dahulu, kemudian muat semula.",
  act: "Muat semula",
} satisfies Translated<typeof en>;
