import type { ServiceField, ServiceSheet } from "@pulau/domain/service-sheet.ts";
import { z } from "zod";
import { Password } from "./accounts.ts";
import { Moment } from "./fields.ts";
import { defineRoute } from "./route.ts";
import { VersionField } from "./versions.ts";

/**
 * The rule of a field, wherever it is entered: in the environment, by a call, on a screen.
 *
 * @param invalid what is said of a value that looks otherwise
 */
export const ruleOf = ({ pattern, exact }: ServiceField, invalid = "invalid") =>
  (exact ? z.string({ error: "required" }) : z.string({ error: "required" }).trim())
    .min(1, { error: "required" })
    .max(1000, { error: "tooLong" })
    .refine((text) => text.isWellFormed(), { error: invalid })
    .regex(new RegExp(`^(?:${pattern})$`), { error: invalid });

/**
 * The rules of what is entered of a service. A secret that is stored is left empty to stay as it is, since nobody can see it
 * to type it again; what can be seen is sent whole.
 *
 * @param isKept whether a field is stored already
 */
export const rulesOf = ({ fields }: ServiceSheet, isKept: (name: string) => boolean) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => {
        const rule = ruleOf(field).optional();
        if (field.optional || (field.kind === "secret" && isKept(name))) return [name, withoutBlank(rule)];
        return [name, field.kind === "flag" || isKept(name) ? rule : ruleOf(field)];
      }),
    ),
  );

const withoutBlank = (rule: z.ZodOptional<ReturnType<typeof ruleOf>>) =>
  z.preprocess((value) => (value === "" ? undefined : value), rule);

const staff = { scope: "staff", tag: "Keys of services" } as const;

/** Who may see that keys are set, and who may set them: they decide into whose account money goes, and who reads mail. */
const mayLook = { permission: ["settings", "read"], alsoPermission: ["payments", "read"] } as const;
const maySet = { permission: ["settings", "write"], alsoPermission: ["payments", "write"] } as const;

const params = z.object({
  service: z.string().max(20).meta({ example: "mail", description: "a payment gateway, or `mail`" }),
});

export const ServiceKeys = z.object({
  version: VersionField,
  /** Set in the server's environment, which counts before anything that is stored. */
  fromServer: z.boolean(),
  /** Stored, but sealed with a secret that the server does not have any more: they must be entered again. */
  unreadable: z.boolean(),
  /** When they were last set, and by whom; null while none are stored. */
  set: z.object({ at: Moment, by: z.string().nullable() }).nullable(),
  fields: z.array(
    z.object({
      name: z.string().meta({ example: "SMTP_HOST" }),
      isSet: z.boolean(),
      /** Of a secret its last characters, of anything else the whole. */
      shown: z.string().nullable().meta({ example: "••••4f2a" }),
    }),
  ),
  /** Until when payments of the keys before these are still confirmed and refunded by them; null where there are none. */
  earlierUntil: Moment.nullable(),
});

export const serviceKeysRoute = defineRoute({
  ...staff,
  ...mayLook,
  method: "GET",
  path: "/admin/api/service-keys/:service",
  summary: "Which keys of a service are set; never the keys themselves",
  params,
  reply: ServiceKeys,
  failures: ["NOT_FOUND"],
});

const sure = z.object({ password: Password });

export const setServiceKeysRoute = defineRoute({
  ...staff,
  ...maySet,
  method: "PUT",
  versioned: "serviceKeys",
  path: "/admin/api/service-keys/:service",
  summary:
    "Set keys of a service. What is left out stays as it is; the mail server also needs the permission to change users",
  params,
  body: sure.extend({
    values: z
      .record(z.string().max(40), z.string().max(1000, { error: "tooLong" }))
      .meta({ example: { SMTP_HOST: "smtp.example.com", SMTP_PORT: "587" } }),
  }),
  reply: ServiceKeys,
  failures: [
    "NOT_FOUND",
    "NOT_ALLOWED",
    "INVALID_INPUT",
    "KEYS_OF_SERVER",
    "BAD_CREDENTIALS",
    "TOO_MANY_REQUESTS",
    "BUSY",
  ],
});

export const removeServiceKeysRoute = defineRoute({
  ...staff,
  ...maySet,
  method: "POST",
  versioned: "serviceKeys",
  path: "/admin/api/service-keys/:service/remove",
  summary: "Remove the keys of a service. Payments that are open are still confirmed for a while",
  params,
  body: sure,
  reply: ServiceKeys,
  failures: ["NOT_FOUND", "NOT_ALLOWED", "BAD_CREDENTIALS", "TOO_MANY_REQUESTS", "BUSY"],
});

export const forgetEarlierKeysRoute = defineRoute({
  ...staff,
  ...maySet,
  method: "POST",
  versioned: "serviceKeys",
  path: "/admin/api/service-keys/:service/forget-earlier",
  summary: "Stop accepting the keys from before, at once: for keys that somebody else may know",
  params,
  body: sure,
  reply: ServiceKeys,
  failures: ["NOT_FOUND", "BAD_CREDENTIALS", "TOO_MANY_REQUESTS", "BUSY"],
});

export const tryGatewayKeysRoute = defineRoute({
  ...staff,
  ...maySet,
  method: "POST",
  path: "/admin/api/gateways/:service/try",
  summary: "Try the keys of a payment gateway by a call that moves no money",
  params,
  reply: z.object({
    isTest: z.boolean(),
    /** What the provider calls what was found, where it says so. */
    found: z.string().nullable().meta({ example: "Stays" }),
  }),
  failures: ["NOT_FOUND", "KEYS_REFUSED", "GATEWAY_DOWN", "TOO_MANY_REQUESTS"],
});
