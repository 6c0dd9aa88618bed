import type { Sen } from "./sen.ts";

/** An amount as people write it, `1,234.5` or `RM 50`, in sen; null for what is none. */
export function readRinggit(text: string): Sen | null {
  const bare = text
    .normalize("NFKC")
    .replace(/^\s*RM/i, "")
    .replace(/[\s,]/g, "");
  const found = /^(\d{1,9})(?:\.(\d{0,2}))?$/.exec(bare);
  if (!found) return null;
  const [, ringgit = "0", sen = ""] = found;
  return Number(ringgit) * 100 + Number(sen.padEnd(2, "0"));
}
