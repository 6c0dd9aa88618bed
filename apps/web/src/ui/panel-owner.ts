import { createContext } from "react";

/**
 * The id of the heading that tells panels of one name apart, where two of what they belong to stand side by side: it is a part of
 * their names. Null where each name is there once.
 */
export const PanelOwnerContext = createContext<string | null>(null);
