import type { Reply, RouteDefinition, Sent } from "@pulau/contract/route.ts";
import { addressOf } from "./address.ts";
import { CallFailure, failureOf, isFailure } from "./call-failure.ts";
import type { Session, StaffNow } from "./session.ts";
import type { Side } from "./side.ts";

/** What of a route the caller needs: no schema, so that pages can call without loading them. */
export type Face<R extends RouteDefinition> = Pick<R, "method" | "path" | "scope" | "idempotent"> &
  Pick<RouteDefinition, "permission" | "orPermission" | "alsoPermission"> & {
    readonly definition?: R;
  };

/**
 * A route of the contract by its face. The build writes the face into the page in the route's place (`route-faces.ts`),
 * so that neither the contract nor its schemas are loaded.
 */
export const faceOf = <R extends RouteDefinition>(
  route: R | (Pick<R, "method" | "path" | "scope"> & Partial<Pick<R, "idempotent">>),
): Face<R> => route;

export type CallOptions = {
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** The version that was read, of something that is saved whole. */
  readonly ifMatch?: number;
  /** Of something that is saved whole: it is saved whatever its version is. */
  readonly overwrites?: true;
  /** Told how many bytes of a file have come. */
  readonly onBytes?: (bytes: number) => void;
};

export type Call = <R extends RouteDefinition>(
  route: R | Face<R>,
  sent: Sent<R>,
  options?: CallOptions,
) => Promise<Reply<R>>;

/** What a client needs from its surroundings; tests and the server bring their own. */
export type Surroundings = {
  readonly side: Side;
  readonly session: Session;
  /** `Accept-Language` of each call. */
  readonly tag: () => string;
  readonly fetch: typeof fetch;
  /** The server says that the session is over: time to see whether this page may still show. */
  readonly sessionOver?: () => void;
  /** Told of each call whether an answer came. */
  readonly reached?: (reached: boolean) => void;
  /** Waits for a new sign-in over the page, where the side has one and somebody works there; null where not. */
  readonly signInAgain?: () => Promise<boolean> | null;
  /** Runs one at a time across tabs (Web Locks), so that two tabs never spend one refresh token. */
  readonly oneAtATime: <T>(name: string, act: () => Promise<T>) => Promise<T>;
};

type Loose = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  /** Goes alone, as a form's file. */
  file?: Blob;
};

/** A file has no type of ours: the browser writes the one that fits its form. */
const bodyOf = ({ body, file }: Loose): { body: BodyInit; type: string | null } | null => {
  if (file === undefined)
    return body === undefined ? null : { body: JSON.stringify(body), type: "application/json" };
  const form = new FormData();
  form.append("file", file);
  return { body: form, type: null };
};

type Sending = Pick<CallOptions, "ifMatch" | "overwrites"> & {
  readonly type: string | null;
  readonly key: string | undefined;
};

const headersOf = (
  route: Face<RouteDefinition>,
  at: Surroundings,
  { type, key, ifMatch, overwrites }: Sending,
) => {
  const headers: Record<string, string> = { accept: "application/json", "accept-language": at.tag() };
  const token = at.session.token();
  if (token !== null) headers.authorization = `Bearer ${token}`;
  if (route.scope !== "none") headers["x-api-scope"] = route.scope;
  if (type !== null) headers["content-type"] = type;
  if (key !== undefined) headers["idempotency-key"] = key;
  if (ifMatch !== undefined) headers["if-match"] = `"${ifMatch}"`;
  if (overwrites) headers["if-match"] = "*";
  return headers;
};

/** Throws `OFFLINE` when no answer came, unless the caller itself gave up. */
const reaching =
  ({ fetch: send, reached }: Surroundings): typeof fetch =>
  (input, init) =>
    send(input, init).then(
      (response) => {
        reached?.(true);
        return response;
      },
      (reason: unknown) => {
        if (init?.signal?.aborted) throw reason;
        reached?.(false);
        throw new CallFailure("OFFLINE");
      },
    );

/** Of what a refresh answers: staff may have been given or denied something since they signed in. */
type Renewed = {
  readonly accessToken: string;
  readonly userData?: Partial<StaffNow>;
};

/** Asks for a new access token; false when the session is over. Another tab may have done it meanwhile. */
async function renewToken(at: Surroundings, spent: string): Promise<boolean> {
  const renewed = await at.oneAtATime(`pulau.${at.side.name}.refresh`, async () => {
    if (at.session.token() !== spent) return at.session.token() !== null;
    const response = await at.fetch(at.side.refreshPath, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${spent}` },
      body: JSON.stringify({ accessToken: spent }),
    });
    if (!response.ok) {
      return response.status === 401 ? "over" : false;
    }
    const { accessToken, userData } = (await response.json()) as Renewed;
    at.session.renew(accessToken, userData);
    return true;
  });
  return renewed === "over" ? whenOver(at) : renewed;
}

/** Of a session that is over: whether its person has signed in again, so that the call goes on. */
function whenOver(at: Surroundings): Promise<boolean> | false {
  const again = at.signInAgain?.() ?? null;
  if (again !== null) return again;
  at.session.signOut();
  at.sessionOver?.();
  return false;
}

/** Begins an anonymous visit, so that a draft and its hold have an owner before anybody signs in. */
async function beginVisit(at: Surroundings): Promise<void> {
  await at.oneAtATime(`pulau.${at.side.name}.visit`, async () => {
    if (at.session.token() !== null || at.side.visitPath === null) return;
    const response = await at.fetch(at.side.visitPath, { method: "POST" });
    if (!response.ok) throw await failureOf(response);
    at.session.remember(((await response.json()) as { guestToken: string }).guestToken);
  });
}

/** A 401 that is about the token. A sign-in's own are 401 too, and a new token would not make them right. */
const isSpent = async (response: Response): Promise<boolean> =>
  response.status === 401 &&
  !isFailure(await failureOf(response.clone()), "BAD_CREDENTIALS", "TWO_STEP_NEEDED");

const isFile = ({ headers }: Response): boolean =>
  (headers.get("content-disposition") ?? "").startsWith("attachment");

/** The same answer, which tells how much of it has come. */
function counted({ body }: Response, onBytes: (bytes: number) => void): Response {
  let bytes = 0;
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, to) {
      bytes += piece.byteLength;
      onBytes(bytes);
      to.enqueue(piece);
    },
  });
  return new Response(body?.pipeThrough(count) ?? null);
}

/** A file with its name, as the contract's `FileReply`. */
async function fileOf(
  response: Response,
  onBytes?: CallOptions["onBytes"],
): Promise<{ name: string; bytes: Uint8Array }> {
  const disposition = response.headers.get("content-disposition") ?? "";
  const name = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1] ?? "file";
  const body = onBytes ? counted(response, onBytes) : response;
  return { name: decodeURIComponent(name), bytes: new Uint8Array(await body.arrayBuffer()) };
}

/**
 * Makes the call. Throws `CallFailure`: a refusal of the server, or `OFFLINE` when none answered. A spent token is
 * renewed once, and the call made again. A call that wants an idempotency key gets a fresh one unless the caller keeps its own.
 */
export function createCall(surroundings: Surroundings): Call {
  const at = { ...surroundings, fetch: reaching(surroundings) };
  const send = async (route: Face<RouteDefinition>, sent: Loose, options: CallOptions, key?: string) => {
    const body = bodyOf(sent);
    return at.fetch(addressOf(route.path, sent.params, sent.query), {
      method: route.method,
      headers: headersOf(route, at, { ...options, type: body?.type ?? null, key }),
      ...(body ? { body: body.body } : {}),
      ...(options.signal ? { signal: options.signal } : {}),
      // A delete may be sent while the page is being closed; it has no body that would be too large.
      ...(route.method === "DELETE" ? { keepalive: true } : {}),
    });
  };
  return async (route, sent, options = {}) => {
    const face = route as Face<RouteDefinition>;
    const key = options.idempotencyKey ?? (face.idempotent ? crypto.randomUUID() : undefined);
    if (face.scope === "userPortal" && face.method !== "GET" && at.session.token() === null)
      await beginVisit(at);
    const token = at.session.token();
    let response = await send(face, sent as Loose, options, key);
    if (token !== null && (await isSpent(response)) && (await renewToken(at, token))) {
      response = await send(face, sent as Loose, options, key);
    }
    if (!response.ok) throw await failureOf(response);
    if (response.status === 204) return undefined;
    // An answer that stays open is read piece by piece by whoever listens: see stream-chunks.ts.
    if (response.headers.get("content-type")?.startsWith("text/event-stream")) return response.body;
    return isFile(response) ? await fileOf(response, options.onBytes) : await response.json();
  };
}
