/** A phone number as the form shows it: the country's code and the rest. */
export type PhoneParts = { readonly code: string; readonly rest: string };

/** Splits `+60123456789` by the longest of the known codes; a number without one keeps the code given. */
export function splitPhone(phone: string, codes: readonly string[], fallback: string): PhoneParts {
  const code = codes
    .filter((code) => phone.startsWith(code))
    .toSorted((a, b) => b.length - a.length)
    .at(0);
  return code === undefined
    ? { code: fallback, rest: phone.replace(/^\+/, "") }
    : { code, rest: phone.slice(code.length) };
}

/**
 * Joins code and number into the form that is kept, `+60123456789`. The zero before an area code falls away. What is
 * no number stays as it was typed, so that the rule can say so and nothing is lost.
 */
export function joinPhone({ code, rest }: PhoneParts): string {
  const typed = rest.trim();
  if (typed === "") return "";
  const bare = typed.replace(/[\s().-]/g, "");
  return /^\d+$/.test(bare) ? `${code}${bare.replace(/^0+/, "")}` : `${code}${typed}`;
}

/** Which rule a wrong number breaks beside a country's code: the example that is given is a Malaysian one. */
export const phoneRuleOf = (code: string): "mobile" | "mobileAbroad" =>
  code === "+60" ? "mobile" : "mobileAbroad";
