/** Which of a booking's papers is open; its invoice where the address says nothing. */
export const readPaper = ({ paper }: Record<string, unknown>): { paper?: string } =>
  typeof paper === "string" ? { paper } : {};
