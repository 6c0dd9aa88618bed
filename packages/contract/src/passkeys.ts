import type { PasskeyId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { Password } from "./accounts.ts";
import { Done, idOf, idParams, Moment, text } from "./fields.ts";
import { defineRoute } from "./route.ts";

/** Bytes as browsers write them into JSON. */
const Base64Url = (most: number) =>
  z
    .string({ error: "required" })
    .regex(/^[\w-]+$/, { error: "invalid" })
    .max(most, { error: "tooLong" })
    .meta({ example: "eyJ0eXBlIjoid2ViYXV0aG4ifQ" });

const credentialId = { id: Base64Url(1400), rawId: Base64Url(1400), type: z.literal("public-key") };

/** What `navigator.credentials.create()` gave, as its `toJSON` writes it. */
const NewPasskey = z.object({
  ...credentialId,
  response: z.object({
    clientDataJSON: Base64Url(4000),
    attestationObject: Base64Url(40_000),
    transports: z
      .array(z.string().max(40))
      .max(10)
      .default([])
      .meta({ example: ["internal"] }),
  }),
});
export type NewPasskey = z.infer<typeof NewPasskey>;

/** What `navigator.credentials.get()` gave, as its `toJSON` writes it. */
export const SignedByPasskey = z.object({
  ...credentialId,
  response: z.object({
    clientDataJSON: Base64Url(4000),
    authenticatorData: Base64Url(4000),
    signature: Base64Url(4000),
    userHandle: Base64Url(200).nullish(),
  }),
});
export type SignedByPasskey = z.infer<typeof SignedByPasskey>;

/** What a browser is asked for; `PublicKeyCredential.parseCreationOptionsFromJSON` reads it. */
const CreationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(
    z.object({
      id: z.string(),
      type: z.literal("public-key"),
      transports: z.array(z.string()).optional(),
    }),
  ),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.literal(true),
    userVerification: z.literal("required"),
  }),
  attestation: z.literal("none"),
});
export type CreationOptions = z.infer<typeof CreationOptions>;

/** The same for a sign-in; `PublicKeyCredential.parseRequestOptionsFromJSON` reads it. */
const RequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal("required"),
});
export type RequestOptions = z.infer<typeof RequestOptions>;

export const Passkey = z.object({
  _id: idOf<PasskeyId>(),
  name: z.string(),
  addedAt: Moment,
  usedAt: Moment.nullable().meta({ description: "when it was last used" }),
});
export type Passkey = z.infer<typeof Passkey>;

const own = { scope: "staff", tag: "Staff", beforeTwoStep: true } as const;
const PasskeyName = text(60).meta({ example: "Front desk laptop" });

export const beginPasskeyRoute = defineRoute({
  ...own,
  method: "POST",
  path: "/admin/api/auth/passkey/begin",
  summary: "The options for creating a passkey in the browser; valid once, for five minutes",
  body: z.object({ password: Password }),
  reply: CreationOptions,
  failures: ["BAD_CREDENTIALS", "TOO_MANY_REQUESTS", "PASSKEYS_FULL"],
});

export const addPasskeyRoute = defineRoute({
  ...own,
  method: "POST",
  path: "/admin/api/auth/passkey",
  summary:
    "Add the passkey that the browser created. If it is the first second step, the caller's other sessions end",
  body: z.object({ name: PasskeyName, credential: NewPasskey }),
  reply: z.object({
    recoveryCodes: z.array(z.string()).meta({
      description: "ten recovery codes, shown only once, if this is the first second step; else none",
    }),
  }),
  failures: ["PASSKEY_REFUSED", "PASSKEYS_FULL"],
});

export const renamePasskeyRoute = defineRoute({
  ...own,
  method: "POST",
  path: "/admin/api/auth/passkey/:_id/rename",
  summary: "Rename a passkey",
  params: idParams<PasskeyId>(),
  body: z.object({ name: PasskeyName }),
  reply: Done,
  failures: ["NOT_FOUND"],
});

export const removePasskeyRoute = defineRoute({
  ...own,
  method: "POST",
  path: "/admin/api/auth/passkey/:_id/remove",
  summary: "Remove a passkey; refused if it is the last second step of somebody who must have one",
  params: idParams<PasskeyId>(),
  body: z.object({ password: Password }),
  reply: Done,
  failures: ["BAD_CREDENTIALS", "TOO_MANY_REQUESTS", "NOT_FOUND", "LAST_SECOND_STEP"],
});

export const beginPasskeySignInRoute = defineRoute({
  method: "POST",
  path: "/admin/api/auth/passkey/sign-in/begin",
  scope: "none",
  ownPages: true,
  tag: "Staff",
  summary: "The options for signing in with a passkey; valid once, for five minutes",
  reply: RequestOptions,
  failures: ["TOO_MANY_REQUESTS"],
});
