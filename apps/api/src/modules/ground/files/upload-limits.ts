import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { FastifyRequest } from "fastify";
import type { Db } from "../../../db/connect.ts";
import { isAnonymous } from "../../../plugins/caller.ts";
import { markNetworks } from "../../../plugins/caller-network.ts";
import { countCall, rateLimit } from "../../../plugins/rate-limit.ts";
import type { DrawAllowance } from "./inspect-file.ts";

const perHour = 40;
/** Anybody gets an anonymous session for the asking: their files are counted by network as well. */
const perHourOfNetwork = 120;

/** Pictures that one network may have drawn in ten minutes: a phone's best sixteen, or a hundred screenshots. */
const megapixels = 200;
const pixelWindow = 600;

export type UploadLimits = ReturnType<typeof uploadLimits>;

/** How much may be sent, and drawn of it. */
export function uploadLimits(db: Db, secret: string) {
  const markOf = markNetworks(secret);
  return {
    /** Whether whoever `from` names may send one more file. */
    async may(request: FastifyRequest, from: string): Promise<Result<unknown, "TOO_MANY_REQUESTS">> {
      const own = { bucket: "upload", key: from, limit: perHour, windowSeconds: 3_600 };
      const allowed = await rateLimit(db, own);
      if (!allowed.ok || !isAnonymous(request.session)) return allowed;
      const all = { bucket: "upload by network", key: markOf(request.ip), limit: perHourOfNetwork };
      return rateLimit(db, { ...all, windowSeconds: 3_600 });
    },
    mayDraw:
      (request: FastifyRequest): DrawAllowance =>
      async (pixels) => {
        const call = { bucket: "pixels", key: markOf(request.ip), windowSeconds: pixelWindow };
        const { count, secondsLeft } = await countCall(db, call, Math.ceil(pixels / 1_000_000));
        return count > megapixels
          ? refuse("TOO_MANY_REQUESTS", { retryAfterSeconds: secondsLeft })
          : ok(null);
      },
  };
}
