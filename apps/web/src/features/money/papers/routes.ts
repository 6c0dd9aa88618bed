import { createRoute } from "@tanstack/react-router";
import { page, staff } from "../../../shell/routing.ts";
import { papersAddress } from "./list-address.ts";

/** Invoices and credit notes by the month, and what the tax office wants of them. */
export const booksRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/papers",
    validateSearch: papersAddress.read,
    ...page(() => import("./page.tsx"), "books", "listing"),
  }),
] as const;
