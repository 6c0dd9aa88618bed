import { staffDeadEndRoutes } from "../../features/dead-ends/routes.ts";

/** Every staff feature's routes, under `/staff/…`: those with the menu, and those without (sign-in). */
export const staffFramedRoutes = [...staffDeadEndRoutes] as const;
export const staffBlankRoutes = [] as const;
