import { malaysianStates } from "@pulau/contract/guests.ts";

type Address = Readonly<Record<"address" | "area" | "city" | "postCode" | "state" | "country", string>>;

/** The state's name for its number; nothing for "not applicable", and a name stays as it is. */
const stateName = (state: string): string =>
  state === "17" ? "" : ((malaysianStates as Record<string, string>)[state] ?? state);

/** Street, town and country as one writes them on an envelope; what is empty falls away. */
export function addressLines(
  { address, area, city, postCode, state, country }: Address,
  locale: string,
): string[] {
  const land =
    country === "" ? "" : (new Intl.DisplayNames([locale], { type: "region" }).of(country) ?? country);
  const lines = [[address, area], [`${postCode} ${city}`.trim(), stateName(state)], [land]];
  return lines
    .map((parts) => parts.filter((part) => part.trim() !== "").join(", "))
    .filter((line) => line !== "");
}
