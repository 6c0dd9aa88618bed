import { type Choice, readChoice } from "../../../business/stay-choice.ts";

/** What the address of a package's page asks for: a stay, and a promo code that goes along into the booking. */
export type StayAddress = Choice & { code?: string };

const codes = /^[A-Za-z0-9][A-Za-z0-9-]{1,39}$/;

/** Reads the address; what makes no sense falls away. */
export const readStayAddress = (search: Record<string, unknown>): StayAddress => {
  const code = search.code === undefined ? "" : String(search.code);
  return { ...readChoice(search), ...(codes.test(code) && { code }) };
};
