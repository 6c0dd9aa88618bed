import { createContext, type ReactNode, useContext } from "react";

/** Pieces of the frame for pages that draw a frame of their own: the resort's mark, language and currency. */
export type FramePieces = { readonly brand: ReactNode; readonly region: ReactNode };

const FramePiecesContext = createContext<FramePieces>({ brand: null, region: null });
export const FramePiecesProvider = FramePiecesContext.Provider;
export const useFramePieces = () => useContext(FramePiecesContext);
