import type { AnyRoute } from "@tanstack/react-router";

/** Every staff feature's routes, under `/staff/…`: those with the menu, and those without (sign-in). */
export const staffFramedRoutes: readonly AnyRoute[] = [];
export const staffBlankRoutes: readonly AnyRoute[] = [];
