import { feedbackRequestDays } from "@pulau/domain/feedback/feedback-request.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import { inTransaction } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";

/** Guests asked in one transaction: a resort's whole day is a few of these. */
const atOnce = 50;

/**
 * Asks guests how their stay was, by a mail a day after they left: each booking once, none that has told already, and none
 * that left long ago, so that a resort that begins to ask asks nobody about last year.
 */
export async function askForFeedback(db: Db): Promise<void> {
  while ((await askSome(db)) === atOnce);
}

const askSome = (db: Db): Promise<number> =>
  inTransaction(db, async (tx) => {
    const { rows } = await tx.execute<{ id: BookingId }>(sql`
      INSERT INTO feedback_request (booking_id, at)
      SELECT b.id, pulau_now() FROM booking b
      WHERE b.state = 'completed' AND b.checked_out_at <= pulau_now() - make_interval(days => ${feedbackRequestDays.after})
        AND b.checked_out_at > pulau_now() - make_interval(days => ${feedbackRequestDays.until})
        AND NOT EXISTS (SELECT FROM feedback_request r WHERE r.booking_id = b.id)
        AND NOT EXISTS (SELECT FROM feedback f WHERE f.booking_id = b.id AND f.state <> 'draft')
      ORDER BY b.id LIMIT ${atOnce}
      ON CONFLICT DO NOTHING
      RETURNING booking_id AS id`);
    for (const { id: bookingId } of rows)
      await enqueue(tx, "send-mail", { template: "feedback-request", bookingId });
    return rows.length;
  });
