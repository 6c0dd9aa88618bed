import { questionsListRoute } from "@pulau/contract/feedback.ts";
import { createRoute } from "@tanstack/react-router";
import { faceOf } from "../../../api/client.ts";
import { page, staff } from "../../../shell/routing.ts";
import { IconStars } from "../../../ui/icons/index.ts";
import { questionAddress } from "./list-address.ts";

/** How guests are asked about their stay. */
export const feedbackRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/feedback-questions",
    validateSearch: questionAddress.read,
    staticData: {
      menu: {
        section: "settings",
        at: 50,
        icon: IconStars,
        name: { en: "Feedback questions", my: "Soalan maklum balas", cn: "反馈问题" },
        rights: [faceOf(questionsListRoute)],
      },
    },
    ...page(() => import("./page.tsx"), "records", "listing"),
  }),
] as const;
