import { reviewsRoute } from "@pulau/contract/reviews.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { PackageId, RoomTypeId } from "@pulau/domain/ids.ts";
import { faceOf } from "../../api/client.ts";

export const reviews = faceOf(reviewsRoute);
export type Review = Reply<typeof reviewsRoute>["reviews"][number];
/** Of those that a page shows: the last published. */
const latest = 3;
/** What a page of a package or a room type asks for, on the server and in the browser. */
export const latestReviews = (of: ReviewsOf) => ({ query: { ...of, limit: latest } });
/** Whose reviews: a package's or a room type's. */
export type ReviewsOf = { readonly packageId: PackageId } | { readonly roomTypeId: RoomTypeId };
