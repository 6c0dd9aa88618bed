import { sql } from "../../../db/orm.ts";

/** The names of the room types of feedback `f`, as a JSON list. */
export const roomTypesOfFeedback = sql`(SELECT coalesce(json_agg(t.name ORDER BY t.priority, t.id), '[]')
  FROM feedback_room_type r JOIN room_type t ON t.id = r.room_type_id WHERE r.feedback_id = f.id)`;

/** The answers of feedback `f` with their questions as they were asked, as a JSON list. */
export const answersOfFeedback = sql`(SELECT coalesce(json_agg(json_build_object('questionId', a.question_id, 'wording', a.wording,
    'question', a.question, 'kind', a.kind, 'options', a.options, 'value', a.value) ORDER BY a.position, a.question_id), '[]')
  FROM feedback_answer a WHERE a.feedback_id = f.id)`;
