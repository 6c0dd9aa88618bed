import { ruleOf } from "@pulau/contract/service-keys.ts";
import type { ServiceField } from "@pulau/domain/service-sheet.ts";
import { z } from "zod";

/** A variable of the environment that is 1 or 0. */
export const flag = z
  .enum(["0", "1", "false", "true"], { error: "must be 1 or 0" })
  .transform((text) => text === "1" || text === "true")
  .default(false);

/** An address of a server that stands in for the provider's. */
export const address = z
  .url({ protocol: /^https?$/, error: "must be an address that begins with http:// or https://" })
  .optional();

type Fields = Readonly<Record<string, ServiceField>>;
type VariableOf<F extends ServiceField> = F["kind"] extends "flag"
  ? typeof flag
  : z.ZodOptional<ReturnType<typeof ruleOf>>;

/** The environment's variables of a sheet's fields, by the fields' own rules. */
export const variablesOf = <F extends Fields>(fields: F) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.kind === "flag" ? flag : ruleOf(field, sentenceOf(field)).optional(),
    ]),
  ) as { readonly [N in keyof F]: VariableOf<F[N]> };

/** How the server says it at its start, after the variable's name. */
const sentenceOf = ({ wrong: { en } }: ServiceField): string =>
  `is not valid: ${en.charAt(0).toLowerCase()}${en.slice(1).replace(/\.$/, "")}`;

/** The fields that a service can't do without. */
export const neededOf = (fields: Fields): string[] =>
  Object.keys(fields).filter((name) => fields[name]?.kind !== "flag" && !fields[name]?.optional);
