import { staffReviewsRoute } from "@pulau/contract/reviews.ts";
import { faceOf } from "../../api/client.ts";

/** The staff's list of reviews, of which the desk's day shows those that wait. */
export const staffReviews = faceOf(staffReviewsRoute);
