import type { SignatureQuery, SignedAddress } from "@pulau/contract/downloads.ts";
import type { FileReply, Received, RouteDefinition } from "@pulau/contract/route.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import { loadNow } from "../db/clock.ts";
import type { Db } from "../db/connect.ts";
import { type Handler, mount } from "./mount.ts";
import { createAddressSigner } from "./signed-address.ts";

/** Long enough for a slow phone to follow the link, too short for one that is passed on. */
const addressMinutes = 5;

type Deps = { readonly db: Db; readonly settings: { readonly secret: string } };
type Signature = z.infer<typeof SignatureQuery>;
type Values = Readonly<Record<string, unknown>>;
type SignedFile = RouteDefinition & {
  readonly file: string;
  readonly query: z.ZodObject<(typeof SignatureQuery)["shape"]>;
  readonly reply: typeof FileReply;
};

/** What an address is made for: the params of the file's path, and its query without the signature. */
type Target<R extends SignedFile> = {
  readonly [K in "params" as R[K] extends z.ZodType ? K : never]: Received<R>["params"];
} & (Exclude<keyof Received<R>["query"], keyof Signature> extends never
  ? unknown
  : { readonly query: Omit<Received<R>["query"], keyof Signature> });

export type SignAddress = <R extends SignedFile>(file: R, target: Target<R>) => SignedAddress;

export type Downloads = {
  /** Addresses of files, from now on; whoever makes one has checked that the caller may have the file. */
  readonly signer: () => Promise<SignAddress>;
  /** The address of one file as a route answers it. */
  readonly address: <R extends SignedFile>(file: R, target: Target<R>) => Promise<Result<SignedAddress>>;
  /** Serves a file at its signed addresses alone; `LINK_INVALID` for one that is over, or that was not made here. */
  readonly serve: <R extends SignedFile>(app: FastifyInstance, file: R, handler: Handler<R>) => void;
};

/**
 * Files for what can't send a bearer: links, images, windows that print. Path and query are signed as one: who may see
 * one day may not turn it into every day.
 */
export function signedDownloads({ db, settings }: Deps): Downloads {
  const signing = createAddressSigner(settings.secret);
  const signer = async (): Promise<SignAddress> => {
    const until = new Date((await loadNow(db)).getTime() + addressMinutes * 60_000);
    return (file, target) => {
      const { params, query }: { params?: Values; query?: Values } = target;
      const own = pathOf(file, params ?? {}, query ?? {});
      const signed = signing.sign(own, until);
      const signature = new URLSearchParams({ until: String(signed.until), seal: signed.seal });
      return { url: `${own}${own.includes("?") ? "&" : "?"}${signature}`, until: until.toISOString() };
    };
  };
  return {
    signer,
    address: async (file, target) => ok((await signer())(file, target)),
    serve: (app, file, handler) =>
      mount(app, file, async (call) => {
        const { until, seal, ...query } = call.query as Signature & Values;
        const own = pathOf(file, (call.params ?? {}) as Values, query);
        const opens = signing.opens(own, { until, seal }, await loadNow(db));
        return opens ? handler(call) : refuse("LINK_INVALID");
      }),
  };
}

/** A path with its params and query filled in, the query by the alphabet; what is not asked for stays out. */
function pathOf({ path }: RouteDefinition, params: Values, query: Values): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const signedQuery = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === "" ? [] : [[name, String(value)]],
  );
  return signedQuery.length === 0 ? filled : `${filled}?${new URLSearchParams(signedQuery.toSorted())}`;
}
