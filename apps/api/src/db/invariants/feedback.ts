import type { Invariant } from "./invariant.ts";

const counted = (of: string) => `
  SELECT ${of} AS id, sum(f.score)::int AS total, count(*)::int AS count FROM feedback f
  LEFT JOIN feedback_room_type r ON r.feedback_id = f.id AND '${of}' = 'room_type_id'
  WHERE f.state = 'published' GROUP BY ${of}`;
const scoreOff = (of: string) => `
  SELECT format('score of %s is %s of %s, its reviews say %s of %s', coalesce(s.${of}, c.id), s.total, s.count, c.total, c.count) AS fault
  FROM (SELECT * FROM review_score WHERE ${of} IS NOT NULL) s FULL JOIN (${counted(of)}) c ON c.id = s.${of}
  WHERE (coalesce(s.total, 0), coalesce(s.count, 0)) <> (coalesce(c.total, 0), coalesce(c.count, 0))`;

/** Feedback: one for a stay, and scores that are what the published reviews add up to. */
export const feedbackFaults: readonly Invariant[] = [
  {
    rule: "G5",
    holds: "A stay has one feedback at most",
    faults: `SELECT format('booking %s has %s feedbacks', booking_id, count(*)) AS fault FROM feedback
      GROUP BY booking_id HAVING count(*) > 1`,
  },
  {
    rule: "G5",
    holds: "A package’s score is what its published reviews add up to",
    faults: scoreOff("package_id"),
  },
  {
    rule: "G5",
    holds: "A room type’s score is what its published reviews add up to",
    faults: scoreOff("room_type_id"),
  },
];
