import { createContext } from "react";
import type { Facts } from "../api/call-failure.ts";

/**
 * What says by what something is used, see `useUsesText`. Staff's pages have it alone: nobody else is refused for it, and the
 * guests' first page need not carry it.
 */
export const UsesText = createContext<((facts: Facts) => string) | null>(null);
