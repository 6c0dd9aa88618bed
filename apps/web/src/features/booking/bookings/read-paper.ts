/** Which of a booking's papers is open; its invoice where the address says nothing. */
export const readPaper = ({ paper }: Record<string, unknown>): { paper?: string } =>
  typeof paper === "string" ? { paper } : {};

/** Whose copy of a booking's sheet is printed: an agency's customer's, without what is between agency and resort. */
export const readCopy = ({ copy }: Record<string, unknown>): { copy?: "customer" } =>
  copy === "customer" ? { copy } : {};
