const key = "pulau.device";
const letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** Three letters that two devices of a crew hardly share. */
const mark = (): string =>
  [...crypto.getRandomValues(new Uint8Array(3))].map((byte) => letters[byte % letters.length]).join("");

const kindOf = (userAgent: string): string =>
  (/iPhone|iPad|Android|Windows|Macintosh|Linux/.exec(userAgent)?.[0] ?? "").replace("Macintosh", "Mac");

/** What this device is called where two of them have marked one guest: `Android 7K2`, the same as long as it is kept. */
export function deviceName(storage: Storage, userAgent: string): string {
  try {
    const known = storage.getItem(key) ?? `${kindOf(userAgent)} ${mark()}`.trim();
    storage.setItem(key, known);
    return known;
  } catch {
    return kindOf(userAgent);
  }
}
