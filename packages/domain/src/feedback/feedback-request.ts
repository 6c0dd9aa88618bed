/** Days after guests left: from when they are asked how it was, and until when. */
export const feedbackRequestDays = { after: 1, until: 14 } as const;
