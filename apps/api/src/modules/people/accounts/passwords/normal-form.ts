/** Signs that people write for letters. */
const spelled: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "!": "i",
  "3": "e",
  "4": "a",
  "@": "a",
  "5": "s",
  $: "s",
  "7": "t",
  "8": "b",
  "9": "g",
  "|": "l",
};

/** Without what people put round a word so that it passes for a new one: a year, a row of digits, signs. */
const bare = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, "");

/**
 * The forms under which a password may be a common one: as it is, without signs, without what stands round its letters,
 * and each with letters for the signs that look like them. `P@ssw0rd-2026` has the form `password`.
 */
export function normalForms(password: string): string[] {
  const plain = password.normalize("NFKC").toLowerCase();
  const read = (text: string) => letters([...text].map((sign) => spelled[sign] ?? sign).join(""));
  const forms = [plain, letters(plain), letters(bare(plain)), read(plain), read(bare(plain))];
  return [...new Set(forms.filter((form) => form !== ""))];
}
