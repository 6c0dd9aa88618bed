import {
  answerReviewRoute,
  hideReviewsRoute,
  publishReviewsRoute,
  type staffReviewsRoute,
} from "@pulau/contract/reviews.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { sentStates } from "@pulau/domain/feedback/feedback-life.ts";
import { createRoute } from "@tanstack/react-router";
import { faceOf } from "../../../api/client.ts";
import { staffReviews } from "../../../business/reviews/staff-calls.ts";
import { choice, id, listAddress } from "../../../listing/address.ts";
import { page, staff } from "../../../shell/routing.ts";
import { IconStar } from "../../../ui/icons/index.ts";
import { scores } from "./scores.ts";

export const publishReviews = faceOf(publishReviewsRoute);
export const hideReviews = faceOf(hideReviewsRoute);
export const answerReview = faceOf(answerReviewRoute);
export type Reviews = Reply<typeof staffReviewsRoute>;
export type Review = Reviews["reviews"][number];

/** What the address of the reviews says: all of them, the last sent first, unless told; and which one is open. */
export const reviewsAddress = listAddress({
  filters: {
    state: choice(sentStates),
    score: choice(scores),
    packageId: id,
    roomTypeId: id,
    answered: choice(["true", "false"]),
  },
  view: { open: id },
  sorts: ["-sentAt", "sentAt", "score", "-score"],
});

/** What guests say of their stays. */
export const reviewRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/reviews",
    validateSearch: reviewsAddress.read,
    staticData: {
      menu: {
        section: "desk",
        at: 55,
        icon: IconStar,
        name: { en: "Reviews", my: "Ulasan", cn: "评价" },
        rights: [staffReviews],
      },
    },
    ...page(() => import("./page.tsx"), "review-desk", "feedback", "listing"),
  }),
] as const;
