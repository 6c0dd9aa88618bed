import type { BookingId } from "@pulau/domain/ids.ts";
import type { Db } from "../db/connect.ts";
import { eq } from "../db/orm.ts";
import { feedback } from "../db/schema/feedback.ts";
import { linkToken } from "../plugins/link-token.ts";
import type { BookingData } from "./booking-facts.ts";
import type { Frame, Letter } from "./letter.ts";
import { feedbackAnsweredLetter, feedbackRequestLetter } from "./templates/feedback.ts";

type FeedbackJob = {
  readonly template: "feedback-request" | "feedback-answered";
  readonly bookingId: BookingId;
};

/** What a guest hears of their feedback; null where it was sent before anybody could ask for it. */
export async function feedbackLetter(
  db: Db,
  { template, bookingId }: FeedbackJob,
  booking: BookingData,
  frame: Frame,
  secret: string,
): Promise<Letter | null> {
  const [given] = await db.select().from(feedback).where(eq(feedback.bookingId, bookingId));
  const token = linkToken(secret, "feedback", { id: bookingId });
  if (template === "feedback-answered")
    return given?.answer ? feedbackAnsweredLetter({ booking, token, answer: given.answer }, frame) : null;
  return given === undefined || given.state === "draft"
    ? feedbackRequestLetter({ booking, token }, frame)
    : null;
}
