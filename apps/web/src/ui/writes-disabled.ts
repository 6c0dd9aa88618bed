import { createContext, useContext } from "react";

const WritesDisabled = createContext<string | null>(null);

/** Says why nothing on a page can be changed just now; null where everything can. */
export const WritesDisabledProvider = WritesDisabled.Provider;

/** Why what changes something is off, in words; null where it is not. */
export const useWritesDisabled = (): string | null => useContext(WritesDisabled);
