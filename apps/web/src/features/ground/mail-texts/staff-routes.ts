import { mailTextsRoute } from "@pulau/contract/mail-texts.ts";
import { createRoute } from "@tanstack/react-router";
import { faceOf } from "../../../api/client.ts";
import { page, staff } from "../../../shell/routing.ts";
import { IconMail } from "../../../ui/icons/index.ts";

/** The words of the resort's mails: the list of them, and each as it is written. */
export const mailTextRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/mail-texts",
    staticData: {
      menu: {
        section: "settings",
        at: 20,
        icon: IconMail,
        name: { en: "E-mail texts", my: "Teks e-mel", cn: "邮件模板" },
        rights: [faceOf(mailTextsRoute)],
      },
    },
    ...page(() => import("./list-page.tsx"), "mail-texts", "listing"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/mail-texts/$mail",
    ...page(() => import("./editor-page.tsx"), "mail-texts"),
  }),
] as const;
