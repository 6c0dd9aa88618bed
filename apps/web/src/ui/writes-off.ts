import { createContext, useContext } from "react";

const WritesOff = createContext<string | null>(null);

/** Says why nothing on a page can be changed just now; null where everything can. */
export const WritesOffProvider = WritesOff.Provider;

/** Why what changes something is off, in words; null where it is not. */
export const useWritesOff = (): string | null => useContext(WritesOff);
