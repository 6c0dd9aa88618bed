import { createRoute } from "@tanstack/react-router";
import { page, staff } from "../../../shell/routing.ts";

/** The words of the resort's mails: the list of them, and each as it is written. */
export const mailTextRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/mail-texts",
    ...page(() => import("./list-page.tsx"), "mail-texts", "listing"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/mail-texts/$mail",
    ...page(() => import("./editor-page.tsx"), "mail-texts"),
  }),
] as const;
