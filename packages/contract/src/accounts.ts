import type { AccountId, MemberId } from "@pulau/domain/ids.ts";
import { mailChoices } from "@pulau/domain/mail/mail-choices.ts";
import { z } from "zod";
import {
  AccountKindField,
  Done,
  Email,
  idOf,
  idParams,
  Language,
  LinkToken,
  Moment,
  text,
} from "./fields.ts";
import { Country, laterText, Phone, stateCodes } from "./guests.ts";
import { AvatarField } from "./picture.ts";
import { defineRoute } from "./route.ts";
import { VersionField } from "./versions.ts";

export const NewPassword = z
  .string({ error: "required" })
  .min(10, { error: "passwordShort" })
  .max(200, { error: "tooLong" })
  .meta({ example: "tide pool lantern 88" });
export const Password = z
  .string({ error: "required" })
  .min(1, { error: "required" })
  .max(200, { error: "tooLong" });

export const UserReply = z.object({
  id: idOf<MemberId>(),
  name: z.string(),
  email: z.string(),
  profilePicture: z.object({ url: z.string() }).nullable(),
  role: z.enum(["admin", "editor", "viewer"]),
  accountId: idOf<AccountId>(),
  accountKind: AccountKindField,
  emailVerified: z.boolean(),
  language: Language,
});
export type UserReply = z.infer<typeof UserReply>;

/** An anonymous guest's token: it owns drafts and holds until somebody signs in. */
export const guestSessionRoute = defineRoute({
  method: "POST",
  path: "/api/auth/guest-session",
  scope: "none",
  ownPages: true,
  tag: "Accounts",
  summary: "Start as an anonymous guest; signing in later takes over what this session owns",
  reply: z.object({ guestToken: z.string() }),
  status: 201,
});

const guestToken = z
  .string()
  .max(2000)
  .optional()
  .meta({ description: "token of the anonymous session to take over" });

export const loginRoute = defineRoute({
  method: "POST",
  path: "/api/authenticate/login/user",
  scope: "none",
  ownPages: true,
  tag: "Accounts",
  summary: "Sign in. The refresh token comes as an HttpOnly cookie",
  body: z.object({ email: Email, password: Password, guestToken }),
  reply: z.object({ user: UserReply, accessToken: z.string() }),
  failures: ["BAD_CREDENTIALS", "ACCOUNT_BLOCKED", "TOO_MANY_REQUESTS"],
});

/** The same sign-in for callers that read an `error` field instead of a problem document. */
export const plainLoginRoute = defineRoute({
  method: "POST",
  path: "/api/auth/login",
  scope: "none",
  ownPages: true,
  tag: "Accounts",
  summary: "Sign in; a failure has status 200 and an `error` field with a sentence for the e-mail",
  body: z.object({
    email: z.string().max(254).default(""),
    password: z.string().max(200).default(""),
    guestToken,
  }),
  reply: z.union([
    z.object({ user: UserReply, accessToken: z.string() }),
    z.object({ error: z.object({ email: z.array(z.string()) }) }),
  ]),
});

export const registerRoute = defineRoute({
  method: "POST",
  path: "/api/auth/register",
  scope: "none",
  ownPages: true,
  tag: "Accounts",
  summary: "Create a guest account; an e-mail with a link verifies the address",
  body: z.object({
    name: text(120),
    email: Email,
    password: NewPassword,
    language: Language.default("en"),
    guestToken,
  }),
  reply: z.object({ user: UserReply, accessToken: z.string() }),
  status: 201,
  failures: ["EMAIL_TAKEN", "WEAK_PASSWORD", "TOO_MANY_REQUESTS"],
});

export const refreshRoute = defineRoute({
  method: "POST",
  path: "/api/auth/refresh-token",
  scope: "none",
  ownPages: true,
  tag: "Accounts",
  summary: "Exchange an access token (expired or not) and the session's cookie for a new access token",
  body: z.object({ accessToken: z.string().max(4000).default("") }),
  reply: z.object({ userData: UserReply, accessToken: z.string() }),
  failures: ["NOT_SIGNED_IN", "TOO_MANY_REQUESTS"],
  titles: { NOT_SIGNED_IN: "Invalid access token" },
});

export const logoutRoute = defineRoute({
  method: "POST",
  path: "/api/auth/logout",
  scope: "none",
  ownPages: true,
  tag: "Accounts",
  summary: "End this side's session",
  reply: Done,
});

export const verifyEmailRoute = defineRoute({
  method: "POST",
  path: "/api/auth/verify-email",
  scope: "none",
  ownPages: true,
  tag: "Accounts",
  summary: "Verify an e-mail address with the token from its e-mail",
  body: z.object({ token: LinkToken }),
  reply: Done,
  failures: ["LINK_INVALID"],
});

export const resendVerificationRoute = defineRoute({
  method: "POST",
  path: "/api/auth/verify-email/resend",
  scope: "user",
  tag: "Accounts",
  summary: "Send the verification e-mail again",
  reply: Done,
  failures: ["TOO_MANY_REQUESTS"],
});

export const forgotPasswordRoute = defineRoute({
  method: "POST",
  path: "/api/auth/forgot-password",
  scope: "none",
  ownPages: true,
  tag: "Accounts",
  summary:
    "Request an e-mail with a link to choose a new password; the answer is the same whether or not the address is known",
  body: z.object({ email: Email, language: Language.default("en") }),
  reply: Done,
  failures: ["TOO_MANY_REQUESTS"],
});

/** Who has the link from a mail chooses a password by it. */
export const byMailedLink = {
  method: "POST",
  scope: "none",
  ownPages: true,
  body: z.object({ token: LinkToken, password: NewPassword }),
  reply: Done,
  failures: ["LINK_INVALID", "WEAK_PASSWORD", "TOO_MANY_REQUESTS"],
} as const;

export const resetPasswordRoute = defineRoute({
  ...byMailedLink,
  path: "/api/auth/reset-password",
  tag: "Accounts",
  summary: "Set a new password with the token from the link; ends every session",
});

export const changePasswordRoute = defineRoute({
  method: "POST",
  path: "/api/customer/pass-update",
  scope: "user",
  tag: "Accounts",
  summary: "Change the password; ends the other sessions",
  body: z.object({ currentPassword: Password, newPassword: NewPassword }),
  reply: Done,
  failures: ["BAD_CREDENTIALS", "WEAK_PASSWORD", "TOO_MANY_REQUESTS"],
});

const ChangeEmail = z.object({ email: Email, password: Password });
const changeEmail = {
  method: "POST",
  summary:
    "Request a change of e-mail address: a link is sent to the new one; the answer is the same whether or not it is taken",
  body: ChangeEmail,
  reply: Done,
  failures: ["BAD_CREDENTIALS", "EMAIL_UNCHANGED", "TOO_MANY_REQUESTS"],
} as const;
const confirmEmail = {
  method: "POST",
  scope: "none",
  ownPages: true,
  summary: "Change the e-mail address with the token sent to the new one; ends the other sessions",
  body: z.object({ token: LinkToken }),
  reply: Done,
  failures: ["LINK_INVALID", "OTHER_ACCOUNT", "EMAIL_TAKEN", "TOO_MANY_REQUESTS"],
} as const;

export const changeEmailRoute = defineRoute({
  ...changeEmail,
  path: "/api/customer/email-update",
  scope: "user",
  tag: "Accounts",
});

export const confirmEmailRoute = defineRoute({
  ...confirmEmail,
  path: "/api/auth/confirm-email",
  tag: "Accounts",
});

export const changeStaffPasswordRoute = defineRoute({
  ...changePasswordRoute,
  path: "/admin/api/auth/password",
  scope: "staff",
  tag: "Staff",
});

export const changeStaffEmailRoute = defineRoute({
  ...changeEmail,
  path: "/admin/api/auth/email",
  scope: "staff",
  tag: "Staff",
});

export const confirmStaffEmailRoute = defineRoute({
  ...confirmEmail,
  path: "/admin/api/auth/confirm-email",
  tag: "Staff",
});

export const OwnAccount = z.object({
  name: z.string(),
  email: z.string(),
  /** The address that was asked for and not confirmed yet. */
  pendingEmail: z.string().nullable(),
});

export const ownStaffAccountRoute = defineRoute({
  method: "GET",
  path: "/admin/api/auth/account",
  scope: "staff",
  beforeTwoStep: true,
  tag: "Staff",
  summary: "The caller's name, e-mail address and picture",
  reply: OwnAccount.extend({ avatar: z.string() }),
});

export const changeAvatarRoute = defineRoute({
  method: "POST",
  path: "/admin/api/auth/avatar",
  scope: "staff",
  tag: "Staff",
  summary: "Set the caller's picture to the address of an uploaded one, or to none",
  body: z.object({ avatar: AvatarField }),
  reply: z.object({ avatar: z.string() }),
});

const empty = z.literal("");

/** What members say of themselves: the name must be there, everything else may follow. */
export const ProfileBody = z
  .object({
    name: text(120).meta({ example: "Aisyah binti Rahman" }),
    mobile: z.union([empty, Phone]).default(""),
    countryCode: laterText(4),
    address: laterText(200),
    area: laterText(80),
    city: laterText(80),
    postCode: laterText(12),
    state: z.union([empty, z.enum(stateCodes as [string, ...string[]])], { error: "required" }).default(""),
    country: z.union([empty, Country], { error: "required" }).default(""),
  })
  .refine(({ country, postCode }) => country !== "MY" || postCode === "" || /^\d{5}$/.test(postCode), {
    error: "postcode",
    path: ["postCode"],
  });
export type ProfileBody = z.infer<typeof ProfileBody>;

const plainText = z.string();
export const Profile = UserReply.extend({
  pendingEmail: OwnAccount.shape.pendingEmail,
  mobile: plainText,
  countryCode: plainText,
  address: plainText,
  area: plainText,
  city: plainText,
  postCode: plainText,
  state: plainText,
  country: plainText,
  /** The kinds of e-mail that they do without. */
  mutedMails: z.array(z.enum(mailChoices)),
  memberSince: Moment,
  version: VersionField,
});
export type Profile = z.infer<typeof Profile>;

const profile = {
  scope: "user",
  tag: "Accounts",
  params: idParams<MemberId>(),
  reply: z.object({ data: z.object({ data: Profile }) }),
} as const;

/** Also at `/api/profile/:_id`. */
export const customerRoute = defineRoute({
  ...profile,
  method: "GET",
  path: "/api/customer/:_id",
  summary: "The caller's profile; any other id is not found. Also at `/api/profile/:_id`",
  failures: ["NOT_FOUND"],
});

/** Also at `/api/profile/:_id`. */
export const saveProfileRoute = defineRoute({
  ...profile,
  method: "PUT",
  path: "/api/customer/:_id",
  versioned: "profile",
  versionOptional: true,
  summary: "Save the caller's name, mobile and address. Also at `/api/profile/:_id`",
  body: ProfileBody,
  failures: ["NOT_FOUND"],
});

/** What part of an uploaded picture becomes a person's: a square, by shares of its width and height. */
const Crop = z
  .object({
    x: z.coerce.number().min(0).max(1).default(0),
    y: z.coerce.number().min(0).max(1).default(0),
    side: z.coerce.number().min(0.05).max(1).default(1),
  })
  .meta({
    description: "`x`, `y`: the corner of the square; `side`: its side as a share of the shorter one",
  });

export const sendProfilePictureRoute = defineRoute({
  ...profile,
  method: "POST",
  path: "/api/customer/:_id/picture",
  upload: true,
  summary: "Upload the caller's picture (JPEG, PNG or WebP) and say which square of it is shown",
  query: Crop,
  status: 201,
  failures: ["NOT_FOUND", "FILE_TOO_LARGE", "FILE_NOT_TAKEN", "TOO_MANY_REQUESTS", "INVALID_INPUT"],
});

export const deleteProfilePictureRoute = defineRoute({
  ...profile,
  method: "DELETE",
  path: "/api/customer/:_id/picture",
  summary: "Remove the caller's picture",
  failures: ["NOT_FOUND"],
});

export const setLanguageRoute = defineRoute({
  method: "PUT",
  path: "/api/customer/language",
  scope: "user",
  tag: "Accounts",
  summary: "Set the language of the account's pages and e-mails",
  body: z.object({ language: Language }),
  reply: Done,
});
