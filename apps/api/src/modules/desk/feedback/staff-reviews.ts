import type { StaffReview, staffReviewsRoute } from "@pulau/contract/reviews.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import { equals } from "../../../listing/filter.ts";
import type { ListRequest } from "../../../listing/mount-list.ts";
import { down, up } from "../../../listing/order.ts";
import { likeOf } from "../../../listing/search.ts";
import type { ExtraOf, Source } from "../../../listing/source.ts";
import { statesOf } from "../../../listing/state-words.ts";
import { answersOfFeedback, roomTypesOfFeedback } from "./feedback-columns.ts";
import { ofRoomType } from "./list-reviews.ts";

type Filters = ListRequest<typeof staffReviewsRoute>["query"];
type Extra = ExtraOf<typeof staffReviewsRoute>;
type Totals = { readonly counts: Extra["counts"] | null; readonly choices: Extra["choices"] };

const stateOf = statesOf("review-desk:states", {
  waiting: { en: "To check", my: "Perlu disemak", cn: "待审核" },
  published: { en: "Published", my: "Diterbitkan", cn: "已发布" },
  hidden: { en: "Hidden", my: "Disembunyikan", cn: "已隐藏" },
  sent: { en: "Private", my: "Tidak untuk umum", cn: "不公开" },
});

const isSent = sql`f.state <> 'draft'`;

/** Packages and room types that somebody has told about, by which the list is narrowed. */
const choices = sql`(SELECT json_build_object(
  'packages', (SELECT coalesce(json_agg(json_build_object('_id', p.id, 'name', p.name) ORDER BY p.position, p.id), '[]')
    FROM package p WHERE p.id IN (SELECT package_id FROM feedback)),
  'roomTypes', (SELECT coalesce(json_agg(json_build_object('_id', t.id, 'name', t.name) ORDER BY t.priority, t.id), '[]')
    FROM room_type t WHERE t.id IN (SELECT room_type_id FROM feedback_room_type))))`;

/** What guests have said of their stays. */
export const staffReviews = ({
  state,
  score,
  packageId,
  roomTypeId,
  answered,
  search,
}: Filters): Source<typeof staffReviewsRoute, StaffReview, Totals> => ({
  columns: sql`f.id AS "_id", f.revision, f.booking_id AS "bookingId", b.booking_no AS "bookingNo",
    b.booking_name AS "bookingName", p.name AS "packageName", ${roomTypesOfFeedback} AS "roomTypes", b.check_in AS "checkIn",
    b.check_out AS "checkOut", f.state, f.score, f.language, f.published_name AS "publishedName", f.review,
    f.private_note AS "privateNote", ${answersOfFeedback} AS answers, f.sent_at AS "sentAt", f.published_at AS "publishedAt",
    f.hidden_reason AS "hiddenReason", f.answer, f.answered_at AS "answeredAt", s.name AS "answeredBy"`,
  from: sql`feedback f JOIN booking b ON b.id = f.booking_id JOIN package p ON p.id = f.package_id
    LEFT JOIN staff_user s ON s.id = f.answered_by`,
  among: sql`feedback f JOIN booking b ON b.id = f.booking_id`,
  where: [
    isSent,
    equals(sql`f.state`, state),
    score && sql`f.score = ANY(${sql.param(score.map(Number))}::int[])`,
    equals(sql`f.package_id`, packageId),
    ofRoomType(roomTypeId),
    answered && (answered === "true" ? sql`f.answer IS NOT NULL` : sql`f.answer IS NULL`),
    search ? isFound(search) : undefined,
  ],
  id: up(sql`f.id`, "uuid"),
  orders: {
    "-sentAt": [down(sql`f.sent_at`, "timestamptz")],
    sentAt: [up(sql`f.sent_at`, "timestamptz")],
    score: [up(sql`f.score`, "int"), down(sql`f.sent_at`, "timestamptz")],
    "-score": [down(sql`f.score`, "int"), down(sql`f.sent_at`, "timestamptz")],
  },
  rows: (rows) => rows.map(reviewOf),
  totals: sql`(SELECT json_object_agg(c.state, c.count) FROM (
    SELECT f.state, count(*)::int AS count FROM feedback f WHERE ${isSent} GROUP BY f.state) c) AS counts, ${choices} AS choices`,
  extra: ({ counts, choices: found }) => ({
    counts: { waiting: 0, published: 0, hidden: 0, sent: 0, ...counts },
    choices: found,
  }),
  heads: {
    sentAt: { en: "Sent", my: "Dihantar", cn: "提交时间" },
    score: { en: "Stars", my: "Bintang", cn: "评分" },
    signedAs: { en: "Signed as", my: "Nama paparan", cn: "署名" },
    review: { en: "Review", my: "Ulasan", cn: "评价" },
    privateNote: { en: "Only for the resort", my: "Untuk resort sahaja", cn: "仅供度假村" },
    answer: { en: "Answer", my: "Jawapan", cn: "回复" },
    answeredAt: { en: "Answered", my: "Dijawab pada", cn: "回复时间" },
    answeredBy: { en: "Answered by", my: "Dijawab oleh", cn: "回复人" },
  },
  cells: {
    sentAt: (row) => row.sentAt,
    number: (row) => row.bookingNo,
    name: (row) => row.bookingName,
    package: (row, language = "en") => row.packageName[language],
    roomTypes: (row, language = "en") => row.roomTypes.map((name) => name[language]).join(", "),
    arrival: (row) => row.checkIn,
    departure: (row) => row.checkOut,
    score: (row) => row.score,
    status: (row, language) => stateOf(row.state, language),
    signedAs: (row) => row.publishedName,
    review: (row) => row.review,
    privateNote: (row) => row.privateNote,
    reason: (row) => row.hiddenReason,
    answer: (row) => row.answer,
    answeredAt: (row) => row.answeredAt,
    answeredBy: (row) => row.answeredBy,
  },
});

function isFound(search: string): SQL {
  const like = likeOf(search);
  return sql`(b.booking_no ILIKE ${like} OR b.booking_name ILIKE ${like} OR f.published_name ILIKE ${like}
    OR f.review ILIKE ${like} OR f.private_note ILIKE ${like})`;
}

const iso = <T extends string | null>(at: T): T => (at === null ? at : (new Date(at).toISOString() as T));

const reviewOf = (row: StaffReview): StaffReview => ({
  ...row,
  sentAt: iso(row.sentAt),
  publishedAt: iso(row.publishedAt),
  answeredAt: iso(row.answeredAt),
});
