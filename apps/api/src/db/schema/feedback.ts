import type { Words } from "@pulau/domain/catalogue/words.ts";
import { type AnswerValue, answerKinds } from "@pulau/domain/feedback/answers.ts";
import { feedbackStates } from "@pulau/domain/feedback/feedback-life.ts";
import type { BookingId, FeedbackId, PackageId, QuestionId, RoomTypeId, StaffId } from "@pulau/domain/ids.ts";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  sql,
  text,
  unique,
  uuid,
} from "../orm.ts";
import { booking } from "./bookings.ts";
import { stayPackage } from "./catalogue.ts";
import { id, listNo, moment, words } from "./columns.ts";
import { roomType } from "./rooms.ts";
import { staffUser } from "./staff.ts";

/** What guests are asked about their stay, in the resort's order. */
export const feedbackQuestion = pgTable(
  "feedback_question",
  {
    id: id<QuestionId>(),
    listNo: listNo(),
    activeStatus: boolean().notNull().default(true),
    question: words().notNull(),
    kind: text({ enum: answerKinds }).notNull(),
    /** What can be chosen; empty where nothing is. */
    options: jsonb().$type<Words[]>().notNull().default([]),
    /** Counts up, by a trigger, when words, kind or choices change: an answer says which of them it was given to. */
    wording: integer().notNull().default(1),
    /** Whether it has to be answered. */
    required: boolean().notNull().default(false),
    position: smallint().notNull().default(0),
  },
  (t) => [
    check(
      "feedback_question_options",
      sql`CASE WHEN ${t.kind} IN ('choice', 'choices') THEN jsonb_array_length(${t.options}) BETWEEN 2 AND 10 ELSE ${t.options} = '[]' END`,
    ),
  ],
);

/** What a guest says about a completed stay: one for each booking. */
export const feedback = pgTable(
  "feedback",
  {
    id: id<FeedbackId>(),
    bookingId: uuid()
      .$type<BookingId>()
      .notNull()
      .unique()
      .references(() => booking.id),
    /** What was stayed with, as it was when the feedback was begun. */
    packageId: uuid()
      .$type<PackageId>()
      .notNull()
      .references(() => stayPackage.id),
    language: text({ enum: ["en", "my", "cn"] }).notNull(),
    state: text({ enum: feedbackStates }).notNull(),
    /** Stars of the whole stay. */
    score: smallint(),
    /** What others may read. */
    review: text().notNull().default(""),
    /** What only the resort reads. */
    privateNote: text().notNull().default(""),
    /** How a published review is signed. */
    publishedName: text().notNull().default(""),
    /** How often it was sent: staff who decide about it name the one that they read. */
    revision: integer().notNull().default(0),
    beganAt: moment().notNull(),
    sentAt: moment(),
    /** When it was published last. */
    publishedAt: moment(),
    /** Why it is hidden; the guest reads it too. */
    hiddenReason: text().notNull().default(""),
    answer: text(),
    answeredAt: moment(),
    answeredBy: uuid()
      .$type<StaffId>()
      .references(() => staffUser.id),
  },
  (t) => [
    index().on(t.packageId, t.publishedAt).where(sql`${t.state} = 'published'`),
    index().on(t.sentAt, t.id).where(sql`${t.state} <> 'draft'`),
    check("feedback_score", sql`${t.score} BETWEEN 1 AND 5`),
    check("feedback_sent", sql`${t.state} = 'draft' OR (${t.score} IS NOT NULL AND ${t.sentAt} IS NOT NULL)`),
    check(
      "feedback_signed",
      sql`${t.state} IN ('draft', 'sent') OR (${t.publishedName} <> '' AND ${t.review} <> '')`,
    ),
    check("feedback_published", sql`${t.state} <> 'published' OR ${t.publishedAt} IS NOT NULL`),
    check("feedback_hidden", sql`(${t.state} = 'hidden') = (${t.hiddenReason} <> '')`),
    check(
      "feedback_answered",
      sql`(${t.answer} IS NULL) = (${t.answeredAt} IS NULL) AND (${t.answer} IS NULL OR ${t.state} <> 'draft') AND ${t.answer} <> ''`,
    ),
  ],
);

/** The room types of a stay, so that a score counts for each of them once. */
export const feedbackRoomType = pgTable(
  "feedback_room_type",
  {
    feedbackId: uuid()
      .$type<FeedbackId>()
      .notNull()
      .references(() => feedback.id),
    roomTypeId: uuid()
      .$type<RoomTypeId>()
      .notNull()
      .references(() => roomType.id),
  },
  (t) => [primaryKey({ columns: [t.feedbackId, t.roomTypeId] }), index().on(t.roomTypeId)],
);

/**
 * An answer with the question as it was asked, which therefore says what it said, whatever becomes of the question. The
 * question itself may be gone.
 */
export const feedbackAnswer = pgTable(
  "feedback_answer",
  {
    feedbackId: uuid()
      .$type<FeedbackId>()
      .notNull()
      .references(() => feedback.id),
    questionId: uuid().$type<QuestionId>().notNull(),
    wording: integer().notNull(),
    question: words().notNull(),
    kind: text({ enum: answerKinds }).notNull(),
    options: jsonb().$type<Words[]>().notNull(),
    position: smallint().notNull(),
    value: jsonb().$type<AnswerValue>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.feedbackId, t.questionId] }),
    check(
      "feedback_answer_fits",
      sql`CASE ${t.kind}
        WHEN 'stars' THEN ${t.value} IN ('1', '2', '3', '4', '5')
        WHEN 'yesNo' THEN ${t.value} IN ('true', 'false')
        WHEN 'text' THEN jsonb_typeof(${t.value}) = 'string' AND ${t.value} <> '""'
        ELSE jsonb_typeof(${t.value}) = 'array' AND jsonb_array_length(${t.value}) BETWEEN 1
            AND CASE ${t.kind} WHEN 'choice' THEN 1 ELSE jsonb_array_length(${t.options}) END
          AND NOT jsonb_path_exists(${t.value}, '$[*] ? (@.type() != "number" || @ < 0 || @ >= $most)', jsonb_build_object('most', jsonb_array_length(${t.options})))
        END`,
    ),
  ],
);

/** That a guest was asked for feedback: once for each booking. */
export const feedbackRequest = pgTable("feedback_request", {
  bookingId: uuid()
    .$type<BookingId>()
    .primaryKey()
    .references(() => booking.id),
  at: moment().notNull(),
});

/**
 * Stars of the published reviews of a package, or of a room type, and how many they are: kept in step with `feedback` by a
 * trigger, so that no call has to add them up.
 */
export const reviewScore = pgTable(
  "review_score",
  {
    id: id(),
    packageId: uuid()
      .$type<PackageId>()
      .references(() => stayPackage.id, { onDelete: "cascade" }),
    roomTypeId: uuid()
      .$type<RoomTypeId>()
      .references(() => roomType.id, { onDelete: "cascade" }),
    total: integer().notNull(),
    count: integer().notNull(),
  },
  (t) => [
    unique().on(t.packageId),
    unique().on(t.roomTypeId),
    check("review_score_of_one", sql`num_nonnulls(${t.packageId}, ${t.roomTypeId}) = 1`),
    check("review_score_sum", sql`${t.count} >= 0 AND ${t.total} BETWEEN ${t.count} AND ${t.count} * 5`),
  ],
);
