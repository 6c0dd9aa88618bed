import type { QuestionId } from "@pulau/domain/ids.ts";
import { boolean, pgTable, smallint, text } from "../orm.ts";
import { id, listNo, words } from "./columns.ts";

/** What guests are asked about their stay, in the resort's order. */
export const feedbackQuestion = pgTable("feedback_question", {
  id: id<QuestionId>(),
  listNo: listNo(),
  activeStatus: boolean().notNull().default(true),
  question: words().notNull(),
  /** One to five stars, yes or no, or words of the guest's own. */
  kind: text({ enum: ["stars", "yesNo", "text"] }).notNull(),
  /** Whether it has to be answered. */
  required: boolean().notNull().default(false),
  position: smallint().notNull().default(0),
});
