import { referralClickRoute } from "@pulau/contract/referral.ts";
import type { Reply, Sent } from "@pulau/contract/route.ts";
import { useEffect, useRef } from "react";
import { useBackend } from "../../../api/use-call.ts";

type Answer = Reply<typeof referralClickRoute>;
type Followed = Sent<typeof referralClickRoute>["body"];

/** Tells once that this link was followed. That it could not be told is no concern of whoever followed it. */
export function useClick(body: Followed | null, then?: (answer: Answer | null) => void): void {
  const { call } = useBackend();
  const reported = useRef(false);
  const after = useRef(then);
  after.current = then;
  useEffect(() => {
    if (reported.current || body === null) return;
    reported.current = true;
    void call(referralClickRoute, { body })
      .catch(() => null)
      .then((answer) => after.current?.(answer));
  }, [call, body]);
}
