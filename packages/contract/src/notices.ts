import type { NoticeId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { idOf, Moment } from "./fields.ts";
import { defineRoute } from "./route.ts";

/** What guests and partners are told beside the mail about it; each is the name of the mail. */
export const guestNoticeKinds = [
  "booking-confirmed",
  "booking-changed",
  "booking-cancelled",
  "boat-cancelled",
  "boat-sails",
  "payment-reminder",
  "balance-reminder",
  "payment-received",
  "payment-late",
  "slip-verified",
  "slip-refused",
  "refund-made",
  "rooming-list-due",
  "enquiry-reply",
  "enquiry-prepared",
  "wait-offer",
  "wait-missed",
  "payout-approved",
  "payout-paid",
  "payout-rejected",
] as const;
export type GuestNoticeKind = (typeof guestNoticeKinds)[number];

/** What staff are told. */
export const staffNoticeKinds = [
  "needs-attention",
  "enquiry-arrived",
  "payout-requested",
  "discount-requested",
  "boat-answered",
] as const;
export type NoticeKind = GuestNoticeKind | (typeof staffNoticeKinds)[number];

/** Newest notices that one answer holds. */
export const mostNotices = 50;

const Notice = <K extends readonly [string, ...string[]]>(kinds: K) =>
  z.object({
    _id: idOf<NoticeId>(),
    kind: z.enum(kinds),
    at: Moment,
    facts: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
    link: z.string().meta({ example: "/booking/listing" }),
    read: z.boolean(),
  });
const Notices = <K extends readonly [string, ...string[]]>(kinds: K) =>
  z.object({
    notices: z.array(Notice(kinds)).max(mostNotices),
    /** All that are unread, also of those that are too old to stand here. */
    unread: z.int(),
  });

const MarkNotices = z.object({
  act: z.enum(["read", "clear"], { error: "invalid" }),
  /** One alone; all without. */
  _id: idOf<NoticeId>().optional(),
});

export const noticesRoute = defineRoute({
  method: "GET",
  path: "/api/notices",
  scope: "user",
  tag: "Notices",
  summary: "What happened to the caller's bookings, enquiries and money, newest first",
  reply: Notices(guestNoticeKinds),
});
export const markNoticesRoute = defineRoute({
  method: "POST",
  path: "/api/notices/mark",
  scope: "user",
  tag: "Notices",
  summary: "Mark one notice or all as read, or clear them away, for the caller alone",
  body: MarkNotices,
  reply: Notices(guestNoticeKinds),
});

export const deskNoticesRoute = defineRoute({
  method: "GET",
  path: "/admin/api/notices",
  scope: "staff",
  tag: "Notices",
  summary: "What waits for staff, of what the caller may read, newest first",
  reply: Notices(staffNoticeKinds),
});
export const markDeskNoticesRoute = defineRoute({
  method: "POST",
  path: "/admin/api/notices/mark",
  scope: "staff",
  tag: "Notices",
  summary: "Mark one notice or all as read, or clear them away, for the caller alone",
  body: MarkNotices,
  reply: Notices(staffNoticeKinds),
});
