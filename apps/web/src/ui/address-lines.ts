type Address = Readonly<Record<"address" | "area" | "city" | "postCode" | "country", string>>;

/**
 * Street, town and country as one writes them on an envelope; what is empty falls away. `state` is the state's name, and
 * the country is named in the reader's language.
 */
export function addressLines(
  { address, area, city, postCode, country }: Address,
  state: string,
  locale: string,
): string[] {
  const land =
    country === "" ? "" : (new Intl.DisplayNames([locale], { type: "region" }).of(country) ?? country);
  // An area that is only the town again stands in the line below.
  const lines = [[address, area === city ? "" : area], [`${postCode} ${city}`.trim(), state], [land]];
  return lines
    .map((parts) => parts.filter((part) => part.trim() !== "").join(", "))
    .filter((line) => line !== "");
}
