import type { Sen } from "@pulau/domain/money/sen.ts";
/** `1234` sen as `12.34`, the way gateways write ringgit. */
export const ringgitText = (sen: Sen): string => {
  const digits = String(sen).padStart(3, "0");
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** The sen of `12.34`, `12.3` or `12`; null for anything else. Digits only: no float ever holds money. */
export function senOf(text: string): number | null {
  const parts = /^(\d{1,11})(?:\.(\d{1,2}))?$/.exec(text);
  return parts?.[1] ? Number(`${parts[1]}${(parts[2] ?? "").padEnd(2, "0")}`) : null;
}
