import type { Review, reviewsRoute } from "@pulau/contract/reviews.ts";
import type { Received, Reply } from "@pulau/contract/route.ts";
import { shownScore } from "@pulau/domain/feedback/review-score.ts";
import type { RoomTypeId } from "@pulau/domain/ids.ts";
import { ok, type Result } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import { equals } from "../../../listing/filter.ts";
import { down, up } from "../../../listing/order.ts";
import { loadPage } from "../../../listing/page.ts";
import type { Source } from "../../../listing/source.ts";
import { cachedByStamp } from "../../selling/catalogue/public.ts";
import { roomTypesOfFeedback } from "./feedback-columns.ts";

type Query = Received<typeof reviewsRoute>["query"];
type Row = Omit<Review, "answer" | "publishedAt"> & {
  readonly publishedAt: string;
  readonly answerText: string | null;
  readonly answeredAt: string | null;
};
type Totals = { readonly stars: number; readonly reviews: number };

/** Published reviews, of a package or a room type. */
const publishedReviews = ({
  packageId,
  roomTypeId,
}: Pick<Query, "packageId" | "roomTypeId">): Source<typeof reviewsRoute, Row, Totals> => ({
  columns: sql`f.id AS "_id", f.published_name AS name, f.score, f.review AS text, f.language,
    date_trunc('month', b.check_in)::date::text AS "stayedIn", p.name AS "packageName", ${roomTypesOfFeedback} AS "roomTypes",
    f.published_at AS "publishedAt", f.answer AS "answerText", f.answered_at AS "answeredAt"`,
  from: sql`feedback f JOIN booking b ON b.id = f.booking_id JOIN package p ON p.id = f.package_id`,
  among: sql`feedback f`,
  where: [sql`f.state = 'published'`, equals(sql`f.package_id`, packageId), ofRoomType(roomTypeId)],
  id: up(sql`f.id`, "uuid"),
  orders: {
    "-publishedAt": [down(sql`f.published_at`, "timestamptz")],
    "-score": [down(sql`f.score`, "int"), down(sql`f.published_at`, "timestamptz")],
    score: [up(sql`f.score`, "int"), down(sql`f.published_at`, "timestamptz")],
  },
  rows: (rows) => rows.map(reviewOf),
  totals: sql`coalesce(sum(f.score), 0)::int AS stars, count(*)::int AS reviews`,
  extra: ({ stars, reviews }) => ({
    score: packageId || roomTypeId ? shownScore(stars, reviews) : null,
  }),
});

export const ofRoomType = (roomTypeId: RoomTypeId | undefined): SQL | undefined =>
  roomTypeId === undefined
    ? undefined
    : sql`EXISTS (SELECT FROM feedback_room_type r WHERE r.feedback_id = f.id AND r.room_type_id = ${roomTypeId})`;

const reviewOf = ({ answerText, answeredAt, publishedAt, ...row }: Row): Review => ({
  ...row,
  publishedAt: new Date(publishedAt).toISOString(),
  answer:
    answerText === null || answeredAt === null
      ? null
      : { text: answerText, at: new Date(answeredAt).toISOString() },
});

/** Pages of reviews that were asked for, kept until a published review changes: that raises the catalogue's stamp. */
export const loadReviews: (
  db: Db,
  query: Query,
) => Promise<Result<Reply<typeof reviewsRoute>, "INVALID_INPUT" | "NOT_FOUND">> = cachedByStamp(
  200,
  JSON.stringify,
  async (db, query: Query) => {
    const page = await loadPage(db as Db, publishedReviews(query), query);
    if (!page.ok) return page;
    const { rows, frame, extra } = page.value;
    return ok({ reviews: rows, ...frame, ...extra } as Reply<typeof reviewsRoute>);
  },
);
