import { z } from "zod";
import { Password } from "./accounts.ts";
import { Done, Moment } from "./fields.ts";
import { Passkey } from "./passkeys.ts";
import { RecordNo } from "./records.ts";
import { defineRoute } from "./route.ts";

/** Six digits of an authenticator app, or a recovery code; spaces and dashes don't matter. */
export const SecondStepCode = z
  .string({ error: "required" })
  .trim()
  .min(1, { error: "required" })
  .max(40, { error: "tooLong" })
  .meta({ example: "492 039" });

const own = { scope: "staff", tag: "Staff", beforeTwoStep: true } as const;
const withPassword = z.object({ password: Password });
const RecoveryCodes = z.object({
  recoveryCodes: z
    .array(z.string())
    .meta({ description: "ten recovery codes, each for one sign-in; shown only once" }),
});

/** How somebody's sign-in is secured. */
export const TwoStepState = z.object({
  appSince: Moment.nullable().meta({ description: "since when an authenticator app is set up" }),
  passkeys: z.array(Passkey).meta({ description: "each is a second step, and can sign in by itself" }),
  codesLeft: z.int().meta({ description: "recovery codes that were not used yet" }),
  required: z.boolean().meta({ description: "whether the role requires a second step" }),
  due: Moment.nullable().meta({
    description: "until when they can work without one although the role requires it",
  }),
});
export type TwoStepState = z.infer<typeof TwoStepState>;

export const twoStepRoute = defineRoute({
  ...own,
  method: "GET",
  path: "/admin/api/auth/two-step",
  summary: "The caller's two-step sign-in: authenticator app, passkeys and recovery codes",
  reply: TwoStepState,
});

export const beginTwoStepRoute = defineRoute({
  ...own,
  method: "POST",
  path: "/admin/api/auth/two-step/begin",
  summary: "Create a secret for an authenticator app. It is active once a code from the app is confirmed",
  body: withPassword,
  reply: z.object({
    secret: z.string().meta({ description: "base32, to be typed into the app" }),
    address: z.string().meta({ description: "the `otpauth:` address that a QR code shows" }),
  }),
  failures: ["BAD_CREDENTIALS", "TOO_MANY_REQUESTS", "WRONG_STATE"],
});

export const confirmTwoStepRoute = defineRoute({
  ...own,
  method: "POST",
  path: "/admin/api/auth/two-step/confirm",
  summary: "Turn the authenticator app on with one of its codes; ends the caller's other sessions",
  body: z.object({ code: SecondStepCode }),
  reply: RecoveryCodes,
  failures: ["TWO_STEP_WRONG", "TOO_MANY_REQUESTS", "WRONG_STATE"],
});

export const endTwoStepRoute = defineRoute({
  ...own,
  method: "POST",
  path: "/admin/api/auth/two-step/end",
  summary:
    "Remove the authenticator app; if the caller's role requires a second step, a new one must be set up first of all",
  body: withPassword,
  reply: Done,
  failures: ["BAD_CREDENTIALS", "TOO_MANY_REQUESTS", "WRONG_STATE"],
});

export const newRecoveryCodesRoute = defineRoute({
  ...own,
  method: "POST",
  path: "/admin/api/auth/two-step/recovery-codes",
  summary: "Create ten new recovery codes; the earlier ones stop working",
  body: withPassword,
  reply: RecoveryCodes,
  failures: ["BAD_CREDENTIALS", "TOO_MANY_REQUESTS", "WRONG_STATE"],
});

export const resetTwoStepRoute = defineRoute({
  method: "POST",
  path: "/admin/api/usersList/reset-two-step",
  scope: "staff",
  permission: ["users", "write"],
  tag: "People",
  summary:
    "Reset the two-step sign-in of somebody who lost it. They are signed out, told by e-mail, and set up a new one",
  body: z.object({ obj: z.object({ id: RecordNo }) }).meta({ example: { obj: { id: 999_999 } } }),
  reply: Done,
  failures: ["NOT_FOUND", "WRONG_STATE", "RIGHTS_ABOVE_OWN"],
});
