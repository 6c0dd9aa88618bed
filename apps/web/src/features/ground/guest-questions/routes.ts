import { questionsListRoute } from "@pulau/contract/feedback.ts";
import { leadSourcesListRoute } from "@pulau/contract/lead-sources.ts";
import { IconSpeakerphone, IconStars } from "@tabler/icons-react";
import { createRoute } from "@tanstack/react-router";
import { faceOf } from "../../../api/client.ts";
import { page, staff } from "../../../shell/routing.ts";
import { leadSourceAddress, questionAddress } from "./list-address.ts";

/** What guests are asked: how they found the resort, and how their stay was. */
export const questionRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/lead-sources",
    validateSearch: leadSourceAddress.read,
    staticData: {
      menu: {
        section: "settings",
        at: 40,
        icon: IconSpeakerphone,
        name: { en: "Lead sources", my: "Sumber tempahan", cn: "客源" },
        asks: [faceOf(leadSourcesListRoute)],
      },
    },
    ...page(() => import("./lead-sources.tsx"), "records", "listing"),
  }),
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
        asks: [faceOf(questionsListRoute)],
      },
    },
    ...page(() => import("./feedback-questions.tsx"), "records", "listing"),
  }),
] as const;
