import type { FastifyError, FastifyInstance, FastifyRequest } from "fastify";
import { isBusy, isUnwritable, sqlStateOf } from "../db/sql-state.ts";
import { StorageFault } from "../storage/write-whole.ts";
import { sendProblem } from "./problem.ts";

type Fields = { path: string; rule: string }[];

/** Faults of the request that Fastify itself finds, before any schema. */
const faultsOfRequest: Record<string, Fields> = {
  FST_ERR_CTP_INVALID_JSON_BODY: [{ path: "", rule: "invalidJson" }],
  FST_ERR_CTP_EMPTY_JSON_BODY: [{ path: "", rule: "required" }],
  FST_ERR_CTP_BODY_TOO_LARGE: [{ path: "", rule: "tooLarge" }],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [{ path: "content-type", rule: "invalid" }],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [{ path: "content-length", rule: "invalid" }],
};

/** Turns what was thrown into a problem document: the request's fault, a passing shortage, or a bug of ours. */
export function mapErrors(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const fields = faultsOfRequest[error.code] ?? (isBadRequest(error) ? [] : undefined);
    if (fields) return sendProblem(reply, request, { code: "INVALID_INPUT" }, fields);
    if (error instanceof StorageFault || isUnwritable(error)) {
      request.log.error({ sqlState: sqlStateOf(error), err: error }, "storage full or not writable");
      return sendProblem(reply, request, { code: "STORAGE_FULL" });
    }
    if (isBusy(error)) {
      request.log.warn({ sqlState: sqlStateOf(error), err: error }, "busy");
      return sendProblem(reply, request, { code: "BUSY" });
    }
    if (isGone(error, request)) {
      request.log.info({ route: routeOf(request) }, "gone before the answer");
      return reply.code(clientClosedRequest).send();
    }
    request.log.error({ err: error, route: routeOf(request) }, "unexpected");
    return sendProblem(reply, request, { code: "UNEXPECTED" });
  });
}

/** As nginx counts it; nobody reads the answer. */
const clientClosedRequest = 499;

/**
 * Whether the caller went away while they were answered, or in the middle of an upload: then a stream closes early, which
 * is no fault of ours. The same from a stream that breaks while the caller still listens is one.
 */
const isGone = (error: FastifyError, { raw, socket }: FastifyRequest): boolean =>
  socket.destroyed && (error === raw.errored || error.code === "ERR_STREAM_PREMATURE_CLOSE");

/** Method and path template of a request: what may stand in logs and metrics, as real paths can hold tokens. */
export const routeOf = (request: FastifyRequest): string =>
  `${request.method} ${request.routeOptions.url ?? "(no such path)"}`;

const isBadRequest = (error: FastifyError): boolean =>
  error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
