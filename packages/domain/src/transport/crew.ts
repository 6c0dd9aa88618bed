/** How many staff crew one boat at most, and how many others beside them. */
export const mostCrew = 12;

/** Up to how many days ahead the crew of a sailing is copied. */
export const copyDays = 92;
