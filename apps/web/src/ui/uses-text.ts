import { createContext } from "react";
import type { Facts } from "../api/call-failure.ts";

/**
 * What says by what something is used, which the business pieces know and the failure's sentence asks. Staff's pages have it alone:
 * nobody else is refused for it, and the first page need not carry it.
 */
export const UsesText = createContext<((facts: Facts) => string) | null>(null);
