/** Which version of a page is open: one that a booking agreed to; what guests read now where the address says nothing. */
export const readVersion = ({ version }: Record<string, unknown>): { version?: string } =>
  typeof version === "string" ? { version } : {};
