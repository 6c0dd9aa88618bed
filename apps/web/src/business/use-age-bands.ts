import { paxTypeSettingRoute } from "@pulau/contract/charges.ts";
import type { AgeBand } from "@pulau/domain/party/party.ts";
import { faceOf } from "../api/client.ts";
import { useCall } from "../api/use-call.ts";

type Bands = Readonly<Record<"package" | "boat" | "fee", readonly AgeBand[]>>;
const none: Bands = { package: [], boat: [], fee: [] };
const call = faceOf(paxTypeSettingRoute);

/** Who counts as what at this resort; everybody is an adult until that is known. */
export const useAgeBands = (): Bands => useCall(call, { query: {} }).data ?? none;
