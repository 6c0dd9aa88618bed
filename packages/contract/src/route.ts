import type { SecurityKind } from "@pulau/domain/access/security-kinds.ts";
import type { FailureCode } from "@pulau/domain/failure-codes.ts";
import { z } from "zod";
import type { SavedKind } from "./versions.ts";

/**
 * Who may call a route. `none`: anybody; `userPortal`: a guest session, signed in or anonymous; `user`: a signed-in
 * portal member; `agent`: a member of an agency; `staff`: the admin backend. The token decides, never a header alone.
 */
export type Scope = "none" | "userPortal" | "user" | "agent" | "staff";

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** A call as plain data: the server mounts it, the client calls it, the documents show it. */
export type RouteDefinition = {
  readonly method: Method;
  /** Path with `:name` parameters. Those of the admin backend begin with `/admin/api/`. */
  readonly path: string;
  readonly scope: Scope;
  /** One line for the reader of `/docs`. */
  readonly summary: string;
  readonly tag: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly reply: z.ZodType;
  /** HTTP status of success, 200 unless told. */
  readonly status?: 200 | 201 | 202 | 204 | 303;
  /** The refusals that this call can answer beside the general ones (input, sign-in, unexpected). */
  readonly failures?: readonly FailureCode[];
  /** Titles that callers of this one call expect instead of the code's own. */
  readonly titles?: Partial<Record<FailureCode, string>>;
  /** Whether the call asks for an `Idempotency-Key` header; `ifSent`: it heeds one, and does without. */
  readonly idempotent?: boolean | "ifSent";
  /**
   * The call saves something whole: sent `If-Match` with the version that was read, it refuses with `CHANGED_SINCE` what
   * somebody else saved since. Without it the answer is `VERSION_NEEDED`; who means to save whatever is there sends `*`.
   */
  readonly versioned?: SavedKind;
  /** It was promised to others before there were versions: sent without one, the last save wins. */
  readonly versionOptional?: boolean;
  /** Permission that staff need: a resource of the matrix and what is done to it. */
  readonly permission?: Permission;
  /** Another one that opens the call as well as the first. */
  readonly orPermission?: Permission;
  /** A second one that they need beside it, where the call does two things: what it ends also moves money. */
  readonly alsoPermission?: Permission;
  /** What the security log notes when the call succeeds; staff's calls that change money or settings need not say. */
  readonly logs?: SecurityKind;
  /** It asks for the right to change something, and changes nothing: there is nothing to note. */
  readonly keepsNothing?: boolean;
  /** Answered also to staff who have to set up a second step first: what they need for that. */
  readonly beforeTwoStep?: boolean;
  /** Answered also to staff who look around as another role: what ends that. Other calls that change something are not. */
  readonly whileLooking?: boolean;
  /** Answered also to a session whose tablet is in a guest's hands: what the one card needs, and nothing else. */
  readonly whileHandedOver?: boolean;
  /** Answered only to our own pages and to what is no browser: calls that begin, renew or end a session. */
  readonly ownPages?: boolean;
  /** It begins something new: while the resort is closed it is refused, except to who has the preview address. */
  readonly newStay?: boolean;
  /** Portal roles that may call it; every role may when it is missing. */
  readonly roles?: readonly PortalRole[];
  /** The media type of an answer that is a file, see `defineFile`. */
  readonly file?: string;
  /** The answer stays open and tells of one thing after another, see `defineStream`. */
  readonly event?: z.ZodType;
  /** What it is a list of, see `defineList`. */
  readonly list?: ListFacts;
  /** Most bytes of the body, where it may be longer than those of other calls. */
  readonly mostBytes?: number;
  /** The body is one file, as `multipart/form-data`. */
  readonly upload?: boolean;
};

/** What is told of a list beside its calls. */
export type ListFacts = {
  /** The key of its rows in the reply. */
  readonly rows: string;
  /** The orders that it can be asked for in; the first unless told. */
  readonly sorts: readonly string[];
  readonly filters: readonly string[];
  readonly searches: boolean;
  /** The columns of its file, where it has one, and what the file is called. */
  readonly csv?: { readonly columns: readonly string[]; readonly name: string } | undefined;
};

type Permission = readonly [resource: string, act: "read" | "write" | "create" | "delete"];

export type PortalRole = "admin" | "editor" | "viewer";

/** Names a route definition without widening its literal types, so client and server see the exact schemas. */
export const defineRoute = <const R extends RouteDefinition>(route: R): R => route;

/** A file as a handler gives it back. */
export const FileReply = z.object({
  name: z.string(),
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  /** Of files whose kind the route does not know beforehand. */
  type: z.string().optional(),
  /** Shown where it is asked for, an image say, instead of being kept. */
  shown: z.boolean().optional(),
});

/** A file that is sent as it is made: it may be longer than the server would hold at once. */
export const StreamedFileReply = z.object({
  name: z.string(),
  chunks: z.custom<AsyncIterable<string>>(
    (value) => typeof value === "object" && value !== null && Symbol.asyncIterator in value,
  ),
});

/** Names a call that answers a file to keep under a name, instead of JSON. */
export const defineFile = <const R extends Omit<RouteDefinition, "reply"> & { readonly file: string }>(
  route: R,
): R & { readonly reply: typeof FileReply } => ({ ...route, reply: FileReply });

/** The same for a file that is sent as it is made. A caller gets its bytes, as of every file. */
export const defineStreamedFile = <
  const R extends Omit<RouteDefinition, "reply"> & { readonly file: string },
>(
  route: R,
): R & { readonly reply: typeof FileReply } => ({
  ...route,
  reply: StreamedFileReply as unknown as typeof FileReply,
});

/** An answer that stays open: what a handler gives back is sent as it comes. */
const StreamReply = z.custom<AsyncIterable<string>>(
  (value) => typeof value === "object" && value !== null && Symbol.asyncIterator in value,
);

/** Names a call that answers server-sent events, one JSON of `event` each, until either side ends it. */
export const defineStream = <const R extends Omit<RouteDefinition, "reply"> & { readonly event: z.ZodType }>(
  route: R,
): R & { readonly reply: typeof StreamReply } => ({ ...route, reply: StreamReply });

type Infer<S> = S extends z.ZodType ? z.infer<S> : undefined;
type InferInput<S> = S extends z.ZodType ? z.input<S> : undefined;

/** What a handler gets, after the schemas have had their say. */
export type Received<R extends RouteDefinition> = {
  params: Infer<R["params"]>;
  query: Infer<R["query"]>;
  body: Infer<R["body"]>;
};

/** What a caller sends. */
export type Sent<R extends RouteDefinition> = {
  [K in "params" | "query" | "body" as R[K] extends z.ZodType ? K : never]: InferInput<R[K]>;
} & (R extends { upload: true } ? { file: Blob } : unknown);

export type Reply<R extends RouteDefinition> = z.infer<R["reply"]>;
