import type { Day } from "@pulau/domain/calendar/day.ts";
import { sql } from "../../orm.ts";
import type { Tx } from "../../tx.ts";
import type { DemoPeople } from "../people/make-people.ts";
import { reviewTexts } from "./review-texts.ts";

/** Stays of each room type that guests have told about, the last ones first. */
const perRoomType = 6;
/** Days after which a stay has been told about, read and answered. */
const settled = 4;
/** The last stays of an account, of which nothing was told yet. */
const openStays = 2;

/**
 * What guests said of their stays: published for the most part, the latest waiting to be checked, one hidden and some for the
 * resort alone. Of the accounts, the last stays are still to be told about.
 */
export async function writeFeedback(
  tx: Tx,
  { today, people }: { today: Day; people: DemoPeople },
): Promise<void> {
  const desk = people.staff.find(({ username }) => username === "frontdesk")?.id;
  if (!desk) throw new Error("the demo has nobody who answers reviews");
  const texts = Object.entries(reviewTexts).flatMap(([language, list]) =>
    list.map((text, at) => ({ ...text, language, at, of: list.length })),
  );
  await tx.execute(sql`
    CREATE TEMPORARY TABLE told ON COMMIT DROP AS
    WITH texts AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(texts)}::jsonb)
        AS t(language text, at int, "of" int, score int, text text, answer text)
    ), stays AS (
      SELECT b.*, br.room_type_id,
        row_number() OVER (PARTITION BY b.account_id ORDER BY b.check_out DESC, b.id) AS of_account
      FROM booking b JOIN booking_room br ON br.booking_id = b.id AND br.position = 0
      LEFT JOIN account a ON a.id = b.account_id
      WHERE b.state = 'completed' AND b.check_out <= ${today}::date - ${settled}::int AND (a.id IS NULL OR a.kind = 'guest')
    ), chosen AS (
      SELECT *, row_number() OVER (PARTITION BY room_type_id ORDER BY check_out DESC, id) AS of_type
      FROM stays WHERE account_id IS NULL OR of_account > ${openStays}
    ), numbered AS (
      SELECT *, row_number() OVER (ORDER BY check_out DESC, id) AS n,
        row_number() OVER (PARTITION BY language ORDER BY check_out DESC, id) AS of_language
      FROM chosen WHERE of_type <= ${perRoomType}
    )
    SELECT gen_random_uuid() AS feedback_id, s.id AS booking_id, s.package_id, s.language, s.n, t.score, t.text,
      s.check_out + interval '2 days 10 hours' AS sent_at, CASE WHEN s.n > 4 THEN t.answer END AS answer,
      split_part(s.booking_name, ' ', 1) || ', ' || (s.address ->> 'city') AS signed,
      CASE WHEN s.n <= 4 THEN 'waiting' WHEN s.n = 7 THEN 'hidden' WHEN s.n IN (9, 15, 23) THEN 'sent' ELSE 'published' END AS state
    FROM numbered s JOIN texts t ON t.language = s.language AND t.at = (s.of_language - 1) % t.of`);
  await tx.execute(sql`
    INSERT INTO feedback (id, booking_id, package_id, language, state, score, review, published_name, revision, began_at, sent_at,
      published_at, hidden_reason, answer, answered_at, answered_by)
    SELECT feedback_id, booking_id, package_id, language, state, score, text, signed, 1, sent_at, sent_at,
      CASE WHEN state = 'published' THEN sent_at + interval '5 hours' END,
      CASE WHEN state = 'hidden' THEN CASE language WHEN 'my' THEN 'Ulasan ini menyebut nama tetamu lain.'
        WHEN 'cn' THEN '评价中提到了其他客人的姓名。' ELSE 'It names another guest.' END ELSE '' END, answer,
      CASE WHEN answer IS NOT NULL THEN sent_at + interval '1 day' END, CASE WHEN answer IS NOT NULL THEN ${desk}::uuid END
    FROM told`);
  await tx.execute(sql`
    INSERT INTO feedback_room_type (feedback_id, room_type_id)
    SELECT DISTINCT t.feedback_id, br.room_type_id FROM told t JOIN booking_room br ON br.booking_id = t.booking_id`);
  await tx.execute(sql`
    INSERT INTO feedback_answer (feedback_id, question_id, wording, question, kind, options, position, value)
    SELECT t.feedback_id, q.id, q.wording, q.question, q.kind, q.options, q.position,
      CASE q.kind WHEN 'stars' THEN to_jsonb(greatest(1, t.score - (t.n % 2)::int)) WHEN 'yesNo' THEN to_jsonb(t.score > 2)
        WHEN 'choice' THEN to_jsonb(ARRAY[0]) ELSE to_jsonb(ARRAY[(t.n % 2)::int, 3]) END
    FROM told t CROSS JOIN feedback_question q WHERE q.active_status AND q.kind <> 'text'`);
  // Nobody is asked for what happened before the demo began.
  await tx.execute(sql`
    INSERT INTO feedback_request (booking_id, at) SELECT id, checked_out_at FROM booking
    WHERE state = 'completed' AND checked_out_at IS NOT NULL`);
}
