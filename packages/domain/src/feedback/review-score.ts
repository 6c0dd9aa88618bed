/** Fewer reviews than these say too little: their score is not shown. */
export const leastReviews = 3;

/** Stars of the worst and the best. */
export const stars = [1, 2, 3, 4, 5] as const;
export type Stars = (typeof stars)[number];

/** Scores that the resort should look at soon. */
export const lowScore = 2;

export type ReviewScore = { readonly score: number; readonly count: number };

/**
 * What guests think of something, to one decimal, halves rounded up; null below three reviews.
 *
 * @param total stars of all its published reviews together
 */
export function shownScore(total: number, count: number): ReviewScore | null {
  if (count < leastReviews) return null;
  // In whole tenths: 4.25 is exactly 42.5 tenths, which no fraction of a float must lower.
  return { score: Math.floor((total * 20 + count) / (count * 2)) / 10, count };
}
