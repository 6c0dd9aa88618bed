import { answerByLinkRoute, linkedBoatsRoute } from "@pulau/contract/disruptions.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { faceOf } from "../../../api/client.ts";

export const linkedBoats = faceOf(linkedBoatsRoute);
export const answerByLink = faceOf(answerByLinkRoute);

export type LinkedBoats = Reply<typeof linkedBoatsRoute>;
export type LinkedWay = LinkedBoats["ways"][number];
