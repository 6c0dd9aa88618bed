import type { RouteDefinition } from "@pulau/contract/route.ts";
import type { CallToTry } from "../../../plugins/openapi/document.ts";
import { exampleOf, type NamedValues } from "../../../plugins/openapi/example.ts";
import { jsonSchemaOf } from "../../../plugins/openapi/json-schema.ts";
import type { Db } from "../../connect.ts";
import { examplesOfCalls } from "./calls.ts";
import type { DemoPerson } from "./example.ts";
import { findFacts } from "./facts.ts";
import { idInPath } from "./ids-by-path.ts";
import { namedValues } from "./named-values.ts";

export type DemoCall = CallToTry & { readonly as: string; readonly person: DemoPerson };

/** Every call as it can be sent to the demo as it is now: by whom, with which things of it. */
export async function demoCalls(db: Db): Promise<(route: RouteDefinition) => DemoCall> {
  const facts = await findFacts(db);
  const named = namedValues(facts);
  const calls = examplesOfCalls(facts);
  return (route) => {
    const given = calls[`${route.method} ${route.path}`] ?? {};
    const id = idInPath(route.path, facts);
    const part = (name: "params" | "query" | "body") => {
      const schema = route[name];
      if (!schema) return undefined;
      const known: NamedValues = {
        ...named,
        ...(name === "params" && id ? { _id: id } : {}),
        ...given[name],
      };
      const made = exampleOf(jsonSchemaOf(schema, "input"), { named: known, required: true });
      return given[name] === undefined ? made : { ...(made as object | undefined), ...given[name] };
    };
    const person = given.as ?? personFor(route);
    return {
      person,
      as: `${person}@demo.pulau.test`,
      needs: given.needs,
      named,
      params: part("params"),
      query: part("query"),
      body: part("body"),
    };
  };
}

const personFor = ({ scope, path }: RouteDefinition): DemoPerson => {
  if (scope === "staff" || path.startsWith("/admin/")) return "admin";
  return scope === "agent" ? "agent" : "guest";
};
