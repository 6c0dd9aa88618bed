import { offeredGatewaysRoute } from "@pulau/contract/gateways.ts";
import { type TypedAnswers, typedReply } from "../../../api/typed-answers.ts";
import type { GatewayEntry } from "./calls.ts";

/** With what guests would pay by this choice. */
export const typedWays = (entries: readonly GatewayEntry[]): TypedAnswers =>
  typedReply(offeredGatewaysRoute, (answer) => ({
    ...answer,
    gateways: entries
      .filter(({ active, hasKeys }) => active && hasKeys)
      .map(({ active: _, position: __, hasKeys: ___, callbackUrl: ____, keysOfServer: _____, ...face }) => ({
        ...face,
        kind: "gateway" as const,
      })),
  }));
