/** Stars by which reviews are narrowed, the best first. */
export const scores = ["5", "4", "3", "2", "1"] as const;
