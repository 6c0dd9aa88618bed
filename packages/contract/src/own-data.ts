import type { DataExportId } from "@pulau/domain/ids.ts";
import { mailChoices } from "@pulau/domain/mail/mail-choices.ts";
import { z } from "zod";
import { Password } from "./accounts.ts";
import { SignatureQuery, SignedAddress } from "./downloads.ts";
import { Done, idOf, idParams, Moment, SenField } from "./fields.ts";
import { ReplyDay } from "./reply-day.ts";
import { defineFile, defineRoute } from "./route.ts";

/** Days for which a copy of somebody's data can be downloaded. */
export const exportDays = 7;
/** Days for which somebody who deletes their account can change their mind. */
export const deletionDays = 14;

const Export = z.object({
  _id: idOf<DataExportId>(),
  state: z.enum(["preparing", "ready"]),
  askedAt: Moment,
  /** Until when it can be downloaded; null while it is prepared. */
  endsAt: Moment.nullable(),
  bytes: z.int().nullable(),
});

/** What has to be over before an account can be deleted, and what is lost by it. */
const Obstacles = z.object({
  /** Stays that are not over; the first day on which it becomes possible is the day after the last of them. */
  stays: z.array(z.object({ bookingNo: z.string(), checkIn: ReplyDay, checkOut: ReplyDay })),
  /** What the wallet holds, money that was asked out of it included. */
  walletSen: SenField,
  /** What is earned once the stays of others are over. */
  commissionSen: SenField,
  /** What is still to be paid back, of bookings and of what was bought beside them. */
  refundSen: SenField,
  /** The only owner of an agency. */
  lastOwner: z.boolean(),
  /** Vouchers and packages that are not used up: they end with the account. */
  vouchers: z.int(),
  packages: z.int(),
});

export const OwnData = z.object({
  export: Export.nullable(),
  /** When the account is deleted, if its owner wants it. */
  deletion: z.object({ dueAt: Moment }).nullable(),
  obstacles: Obstacles,
});
export type OwnData = z.infer<typeof OwnData>;

/** Whether anything has to be over before an account can be deleted. */
export const isInUse = ({
  stays,
  walletSen,
  commissionSen,
  refundSen,
  lastOwner,
}: OwnData["obstacles"]): boolean =>
  stays.length > 0 || walletSen > 0 || commissionSen > 0 || refundSen > 0 || lastOwner;

const tag = "Accounts";
const scope = "user";
const again = z.object({ password: Password });

export const ownDataRoute = defineRoute({
  method: "GET",
  path: "/api/customer/own-data",
  scope,
  tag,
  summary: "The copy of the caller's data that they asked for, and whether their account can be deleted",
  reply: OwnData,
});

export const requestExportRoute = defineRoute({
  method: "POST",
  path: "/api/customer/data-export",
  scope,
  tag,
  summary: "Request a copy of everything known of the caller, as a ZIP file; an e-mail says when it is ready",
  reply: OwnData,
  status: 202,
  failures: ["TOO_MANY_REQUESTS"],
});

export const exportAddressRoute = defineRoute({
  method: "POST",
  path: "/api/customer/data-export/:_id/address",
  scope,
  tag,
  summary: "A short-lived link to that copy; needs the password",
  params: idParams<DataExportId>(),
  body: again,
  reply: SignedAddress,
  failures: ["NOT_FOUND", "BAD_CREDENTIALS", "TOO_MANY_REQUESTS"],
});

export const exportFileRoute = defineFile({
  method: "GET",
  path: "/api/customer/data-export/:_id",
  scope: "none",
  tag,
  summary: "A copy of somebody's data, by signed link",
  params: idParams<DataExportId>(),
  query: SignatureQuery,
  file: "application/zip",
  failures: ["NOT_FOUND", "LINK_INVALID"],
});

export const requestDeletionRoute = defineRoute({
  method: "POST",
  path: "/api/customer/deletion",
  scope,
  tag,
  summary: `Delete the caller's account ${deletionDays} days from now; needs the password`,
  body: again,
  reply: OwnData,
  failures: ["ACCOUNT_IN_USE", "BAD_CREDENTIALS", "TOO_MANY_REQUESTS"],
});

export const withdrawDeletionRoute = defineRoute({
  method: "DELETE",
  path: "/api/customer/deletion",
  scope,
  tag,
  summary: "Keep the account after all; done as well where nobody wanted to delete it",
  reply: OwnData,
});

export const mailChoicesRoute = defineRoute({
  method: "PUT",
  path: "/api/customer/mails",
  scope,
  tag,
  summary: "The kinds of e-mail that the caller does without, of those that need not be sent",
  body: z.object({ muted: z.array(z.enum(mailChoices)).max(mailChoices.length) }),
  reply: Done,
});
