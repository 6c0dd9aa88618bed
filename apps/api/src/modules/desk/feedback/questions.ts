import {
  type feedbackQuestionsRoute,
  type QuestionAdd,
  type QuestionChange,
  type QuestionRecord,
  questionRecords,
  type questionsListRoute,
} from "@pulau/contract/feedback.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { Words } from "@pulau/domain/catalogue/words.ts";
import { type AnswerKind, hasItsOptions, offersChoices } from "@pulau/domain/feedback/answers.ts";
import { ok, type Result, refuseFields } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { asc, eq, sql } from "../../../db/orm.ts";
import { feedbackQuestion } from "../../../db/schema/feedback.ts";
import { nameCells } from "../../../listing/cells.ts";
import { equals } from "../../../listing/filter.ts";
import type { ListRequest } from "../../../listing/mount-list.ts";
import { wordsIn } from "../../../listing/search.ts";
import type { Source } from "../../../listing/source.ts";
import { placedSource } from "../../../records/list-records.ts";
import { plainStore } from "../../../records/plain-store.ts";

const row = sql`jsonb_build_object('id', t.list_no, '_id', t.id, 'active_status', t.active_status,
  'question', t.question, 'kind', t.kind, 'options', t.options, 'wording', t.wording, 'required', t.required, 'position', t.position)`;
const name = sql`(t.question ->> 'en')`;

/** What can be chosen belongs to the kinds that offer choices: two to ten of them. */
const checkOptions = ({
  kind,
  options,
}: {
  readonly kind: AnswerKind;
  readonly options: readonly Words[];
}): Result<true, "INVALID_INPUT"> =>
  hasItsOptions(kind, options.length)
    ? ok(true)
    : refuseFields("INVALID_INPUT", [{ path: "obj.options", rule: "questionOptions" }]);

/** What guests are asked about their stay. A new question stands last. */
export const questions = plainStore<typeof feedbackQuestion, typeof QuestionAdd, typeof QuestionChange>({
  routes: questionRecords,
  table: feedbackQuestion,
  row,
  subject: "feedbackQuestion",
  placed: true,
  prepare: async (_, { kind, options }) => (kind && options ? checkOptions({ kind, options }) : ok(true)),
  check: async (tx, id, { kind, options }) => {
    const [row] = await tx.select().from(feedbackQuestion).where(eq(feedbackQuestion.id, id));
    if (!row) return ok(true);
    const kept = kind === undefined || offersChoices(kind) ? row.options : [];
    return checkOptions({ kind: kind ?? row.kind, options: options ?? kept });
  },
  unique: { column: name, path: "obj.question.en", of: (obj) => obj.question?.en },
  columns: ({ active_status, question, kind, options, required, position }) => ({
    question,
    kind,
    options: options ?? (kind !== undefined && !offersChoices(kind) ? [] : undefined),
    required,
    position: position ?? undefined,
    activeStatus: active_status,
  }),
});

/** The questions that are asked now, in their order. */
export async function listQuestions(db: Db): Promise<Reply<typeof feedbackQuestionsRoute>> {
  const { id: _id, wording, question, kind, options, required, position, activeStatus } = feedbackQuestion;
  const feedbackQuestions = await db
    .select({ _id, wording, question, kind, options, required })
    .from(feedbackQuestion)
    .where(eq(activeStatus, true))
    .orderBy(asc(position), asc(_id));
  return { feedbackQuestions };
}

type Filters = ListRequest<typeof questionsListRoute>["query"];
export const questionList = (
  filters: Filters,
): Source<typeof questionsListRoute, { row: QuestionRecord }> => ({
  ...placedSource<QuestionRecord>({
    table: "feedback_question",
    row,
    filters,
    name,
    searched: wordsIn(sql`t.question`),
    where: [equals(sql`t.kind`, filters.kind)],
  }),
  cells: {
    no: ({ id }) => id,
    ...nameCells<QuestionRecord>(({ question }) => question),
    kind: ({ kind }) => kind,
    required: ({ required }) => required,
    position: ({ position }) => position,
    active: ({ active_status }) => active_status,
  },
});
