import { adminPapersRoute } from "@pulau/contract/papers-admin.ts";
import { createRoute } from "@tanstack/react-router";
import { faceOf } from "../../../api/client.ts";
import { page, staff } from "../../../shell/routing.ts";
import { IconFileInvoice } from "../../../ui/icons/index.ts";
import { papersAddress } from "./list-address.ts";

/** Invoices and credit notes by the month, and what the tax office wants of them. */
export const booksRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/papers",
    validateSearch: papersAddress.read,
    staticData: {
      menu: {
        section: "books",
        at: 30,
        icon: IconFileInvoice,
        name: { en: "Invoices", my: "Invois", cn: "发票与贷记单" },
        rights: [faceOf(adminPapersRoute)],
      },
    },
    ...page(() => import("./page.tsx"), "books", "listing"),
  }),
] as const;
