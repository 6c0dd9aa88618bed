import { reviewsRoute } from "@pulau/contract/reviews.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { PackageId, RoomTypeId } from "@pulau/domain/ids.ts";
import { faceOf } from "../../api/client.ts";

export const reviews = faceOf(reviewsRoute);
export type Review = Reply<typeof reviewsRoute>["reviews"][number];
/** Whose reviews: a package's or a room type's. */
export type ReviewsOf = { readonly packageId: PackageId } | { readonly roomTypeId: RoomTypeId };
