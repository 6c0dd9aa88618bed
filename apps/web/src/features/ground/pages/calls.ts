import { pageRoute, pageVersionRoute } from "@pulau/contract/pages.ts";
import { faceOf } from "../../../api/client.ts";

export const page = faceOf(pageRoute);
export const pageVersion = faceOf(pageVersionRoute);
