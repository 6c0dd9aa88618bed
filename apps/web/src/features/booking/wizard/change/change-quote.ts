import { createContext, useContext } from "react";
import type { ChangeQuote } from "./change-calls.ts";

/** What the change as it stands would cost or give back, as far as it is known. */
export type QuoteNow = {
  readonly quote: ChangeQuote | null;
  /** Why it can't be done, when it can't. */
  readonly error: unknown;
  /** Whether the quote is of the answers as they are now. */
  readonly fresh: boolean;
  /** Asks for it anew. */
  readonly again: () => Promise<unknown>;
  /** At the desk: whether what was agreed stays the price. */
  readonly keepsPrice: boolean;
  readonly keepPrice: (keeps: boolean) => void;
};

const QuoteContext = createContext<QuoteNow>({
  quote: null,
  error: null,
  fresh: false,
  again: async () => undefined,
  keepsPrice: false,
  keepPrice: () => undefined,
});
export const ChangeQuoteProvider = QuoteContext.Provider;
export const useChangeQuote = () => useContext(QuoteContext);
