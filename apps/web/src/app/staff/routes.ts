import { staffPaperRoutes } from "../../features/booking/bookings/staff-routes.ts";
import { deskChangeRoutes, deskWizardRoutes } from "../../features/booking/wizard/desk/routes.ts";
import { staffAccountLinkRoutes } from "../../features/people/accounts/staff-routes.ts";
import { signInRoutes } from "../../features/people/staff-sign-in/routes.ts";
import * as framed from "./framed-routes.ts";

/** Every staff feature's routes, under `/staff/…`: those with the menu, and those without (sign-in). */
export const staffFramedRoutes = Object.values(framed).flat();
export const staffBlankRoutes = [...signInRoutes, ...staffAccountLinkRoutes, ...staffPaperRoutes] as const;
/** Pages that draw their own frame. */
export const staffWholePageRoutes = [...deskChangeRoutes, ...deskWizardRoutes] as const;
