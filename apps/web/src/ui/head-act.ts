import { createContext, type ReactNode } from "react";

/** What stands around a page adds an act of its own to the page's head. */
export const HeadActContext = createContext<ReactNode>(null);
