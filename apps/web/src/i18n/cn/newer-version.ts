import type en from "../en/newer-version.ts";
import type { Translated } from "../words.ts";

export default {
  text: "Pulau 已有新版本。请先保存，再重新加载。",
  act: "重新加载",
} satisfies Translated<typeof en>;
