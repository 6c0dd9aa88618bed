import { type SecurityKind, securityKinds } from "@pulau/domain/access/security-kinds.ts";
import { type Asked, dayOf, oneOf, pageIn, searchIn } from "../../../shell/read-address.ts";

const sides = ["portal", "staff"] as const;

/** What the address of the log says; what is left out is the usual. */
export type LogSearch = {
  q?: string;
  kind?: SecurityKind;
  side?: (typeof sides)[number];
  from?: string;
  to?: string;
  person?: string;
  session?: string;
  network?: string;
  page?: number;
};

const mark = (name: string, value: unknown, shape: RegExp): Record<string, string> =>
  typeof value === "string" && shape.test(value) ? { [name]: value } : {};
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Reads an address, right or wrong. */
export function readLogSearch(asked: Asked): LogSearch {
  const [kind, side] = [oneOf(securityKinds, asked.kind), oneOf(sides, asked.side)];
  const [from, to] = [dayOf(asked.from), dayOf(asked.to)];
  return {
    ...searchIn(asked),
    ...(kind && { kind }),
    ...(side && { side }),
    ...(from && { from }),
    ...(to && { to }),
    ...mark("person", asked.person, uuid),
    ...mark("session", asked.session, uuid),
    ...mark("network", asked.network, /^[\w-]{1,40}$/),
    ...pageIn(asked),
  };
}
