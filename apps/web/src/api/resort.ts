import { resortRoute } from "@pulau/contract/resort.ts";
import { faceOf } from "./client.ts";

/** What the resort says of itself, which nearly every page asks for. */
export const resort = faceOf(resortRoute);
