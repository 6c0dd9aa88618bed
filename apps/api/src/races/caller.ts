import { setTimeout as pause } from "node:timers/promises";
import type { Reply, RouteDefinition, Sent } from "@pulau/contract/route.ts";

/** How often a call with a key is sent again where the server was busy, and how long it waits between, in ms. */
const mostTries = 20;
const pauseMs = 500;

export type Answer<R extends RouteDefinition> =
  | { readonly ok: true; readonly status: number; readonly value: Reply<R> }
  | {
      readonly ok: false;
      readonly status: number;
      readonly code: string;
      readonly facts: Record<string, unknown>;
      /** What the refusal offers in its place. */
      readonly instead: readonly Record<string, unknown>[];
      /** The fields that break a rule. */
      readonly fields: readonly { readonly path: string; readonly rule: string }[];
    };

type Refused = Extract<Answer<RouteDefinition>, { ok: false }>;

/** One browser, as a server sees it: it calls what the contract names, with a token of its own. */
export class Caller {
  readonly #servers: readonly string[];
  #turn: number;
  token: string | null;

  /** Its calls go to the servers in turn, as behind a balancer. */
  constructor(servers: readonly string[], token: string | null = null, firstTurn = 0) {
    this.#servers = servers;
    this.token = token;
    this.#turn = firstTurn;
  }

  /**
   * A call with an idempotency key is sent again while the server is `BUSY`, as a browser may: how loaded the machine is
   * decides nothing then.
   */
  async call<const R extends RouteDefinition>(
    route: R,
    sent: Sent<R>,
    headers: Record<string, string> = {},
  ): Promise<Answer<R>> {
    const mayRepeat = "idempotency-key" in headers;
    for (let tries = 1; ; tries++) {
      const answer = await this.#send(route, sent, headers);
      if (answer.ok || answer.code !== "BUSY" || !mayRepeat || tries >= mostTries) return answer;
      await pause(pauseMs);
    }
  }

  async #send<const R extends RouteDefinition>(
    route: R,
    sent: Sent<R>,
    headers: Record<string, string>,
  ): Promise<Answer<R>> {
    const { params = {}, query = {}, body } = sent as { params?: object; query?: object; body?: unknown };
    const path = Object.entries(params).reduce(
      (at, [name, value]) => at.replace(`:${name}`, String(value)),
      route.path,
    );
    const sentQuery = new URLSearchParams(
      Object.entries(query).map(([name, value]) => [name, String(value)]),
    );
    const server = this.#servers[this.#turn++ % this.#servers.length];
    const answer = await fetch(`${server}${path}${sentQuery.size > 0 ? `?${sentQuery}` : ""}`, {
      method: route.method,
      headers: {
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...(body !== undefined && { "content-type": "application/json" }),
        // Whoever is alone with a thing means to save it whatever it is; two people send the version that they read.
        ...(route.versioned && { "if-match": "*" }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { status } = answer;
    const json: unknown = await answer.json();
    if (answer.ok) return { ok: true, status, value: json as Reply<R> };
    const { code, facts = {}, instead = [], fields = [] } = json as Pick<Refused, "code"> & Partial<Refused>;
    return { ok: false, status, code, facts, instead, fields };
  }

  /** As `call`, for what must succeed. */
  async must<const R extends RouteDefinition>(
    route: R,
    sent: Sent<R>,
    headers: Record<string, string> = {},
  ): Promise<Reply<R>> {
    const answer = await this.call(route, sent, headers);
    if (!answer.ok)
      throw new Error(
        `${route.method} ${route.path}: ${answer.status} ${answer.code} ${JSON.stringify(answer.facts)}`,
      );
    return answer.value;
  }
}
