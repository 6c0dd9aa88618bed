import { createHmac } from "node:crypto";
import type {
  AnyId,
  BookingId,
  DisruptedCrossingId,
  EnquiryId,
  GroupId,
  GuestLinkId,
  HoldId,
  PreviewId,
  PurchaseId,
  VoucherLinkId,
  WaitEntryId,
} from "@pulau/domain/ids.ts";
import { z } from "zod";
import { and, eq, gt, isNull, type PgColumn, type SQL, sql } from "../db/orm.ts";
import { equalInConstantTime } from "./constant-time.ts";
import { deriveKey } from "./derive-key.ts";
import { hashOfToken } from "./token-hash.ts";

/**
 * How a token reads.
 * - `named`: `id.mark`; it works as long as what it opens lets it.
 * - `numbered`: `id.number.mark`; a new number closes the links given out before.
 * - `kept`: the mark alone. Its hash is kept beside when it ends; it is used once.
 */
type Form = "named" | "numbered" | "kept";
type Kind = { readonly key: string; readonly form: Form; readonly lifeHours?: number };

/**
 * Every link that opens something for whoever has it. A token opens nothing of another key; what is kept under one key
 * says itself what it is for.
 */
export const linkKinds = {
  claimBooking: { key: "links to bookings", form: "named" },
  preparedBooking: { key: "links to prepared bookings", form: "named" },
  heldStay: { key: "links to held stays", form: "named" },
  waiting: { key: "links to the waiting list", form: "named" },
  voucher: { key: "links to vouchers", form: "named" },
  boatAnswer: { key: "links to answers about boats", form: "named" },
  feedback: { key: "links to feedback", form: "named" },
  pay: { key: "links to pay", form: "numbered" },
  payAtTill: { key: "links to pay at the till", form: "named" },
  payForGroup: { key: "links to pay for groups", form: "named" },
  roomingList: { key: "links to rooming lists", form: "numbered" },
  ownDetails: { key: "links to one guest's details", form: "named" },
  sharedStay: { key: "links to shared bookings", form: "numbered" },
  preview: { key: "preview addresses", form: "named" },
  verifyEmail: { key: "links in mails", form: "kept", lifeHours: 72 },
  resetPassword: { key: "links in mails", form: "kept", lifeHours: 1 },
  joinStaff: { key: "links in mails to staff", form: "kept", lifeHours: 168 },
  resetStaff: { key: "links in mails to staff", form: "kept", lifeHours: 1 },
  joinAccount: { key: "links in mails", form: "kept", lifeHours: 168 },
  changeEmail: { key: "links in mails", form: "kept", lifeHours: 24 },
  firstOwner: { key: "link of the first owner", form: "kept", lifeHours: 24 },
} as const satisfies Record<string, Kind>;

export type LinkKind = keyof typeof linkKinds;
type LinksOf<F extends Form> = {
  [K in LinkKind]: (typeof linkKinds)[K] extends { readonly form: F } ? K : never;
}[LinkKind];
export type KeptLink = LinksOf<"kept">;

/** What each link that is not kept opens. */
type Opened = {
  readonly claimBooking: BookingId;
  readonly preparedBooking: EnquiryId;
  readonly heldStay: HoldId;
  readonly waiting: WaitEntryId;
  readonly voucher: VoucherLinkId;
  readonly boatAnswer: DisruptedCrossingId;
  readonly feedback: BookingId;
  readonly pay: BookingId;
  readonly payAtTill: PurchaseId;
  readonly payForGroup: GroupId;
  readonly roomingList: BookingId;
  readonly ownDetails: GuestLinkId;
  readonly sharedStay: BookingId;
  readonly preview: PreviewId;
};
type IdBehind<K extends LinkKind> = K extends keyof Opened ? Opened[K] : AnyId;

/** What a link is made for: the id of a row, and of a numbered one which of its links. */
type Target<K extends LinkKind> =
  K extends LinksOf<"numbered">
    ? { readonly id: IdBehind<K>; readonly linkNo: number }
    : { readonly id: IdBehind<K> };

/**
 * The secret in a link. It is made from what the link opens, so that neither the database nor the queue ever holds it:
 * the mail that carries it makes it when it is sent.
 */
export function linkToken<K extends LinkKind>(secret: string, kind: K, target: Target<K>): string {
  const { key, form } = linkKinds[kind];
  const { id, linkNo }: { id: AnyId; linkNo?: number } = target;
  const parts = form === "numbered" ? [id, String(linkNo)] : [id];
  const mark = createHmac("sha256", deriveKey(secret, key)).update(parts.join(" ")).digest("base64url");
  return form === "kept" ? mark : [...parts, mark].join(".");
}

/** What a token was made for, or null when it was not made with this secret for this kind of link. */
export function readLinkToken<K extends Exclude<LinkKind, KeptLink>>(
  secret: string,
  kind: K,
  token: string,
): Target<K> | null {
  const [id = "", no = ""] = token.split(".");
  const numbered = linkKinds[kind].form === "numbered";
  const linkNo = numbered ? Number(no) : 0;
  if (!z.uuid().safeParse(id).success || !Number.isSafeInteger(linkNo)) return null;
  const target = (numbered ? { id, linkNo } : { id }) as Target<K>;
  return equalInConstantTime(token, linkToken(secret, kind, target)) ? target : null;
}

/** What is kept of a link that is used once, for the row with this id. */
export const keptLink = (secret: string, kind: KeptLink, id: AnyId) => ({
  tokenHash: hashOfToken(linkToken(secret, kind, { id })),
  expiresAt: sql`pulau_now() + make_interval(hours => ${linkKinds[kind].lifeHours})`,
});

type KeptColumns = {
  readonly expiresAt: PgColumn;
  /** When it was used or called off. */
  readonly endedAt: PgColumn;
};

/** Kept links that are neither used nor over. */
export const isUsable = ({ expiresAt, endedAt }: KeptColumns): SQL | undefined =>
  and(isNull(endedAt), gt(expiresAt, sql`pulau_now()`));

/** The row whose link this token is, while it still opens. */
export const isOpenedBy = (
  kept: KeptColumns & { readonly tokenHash: PgColumn },
  token: string,
): SQL | undefined => and(eq(kept.tokenHash, hashOfToken(token)), isUsable(kept));
