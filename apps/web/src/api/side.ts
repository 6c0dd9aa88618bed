/** Which backend a document speaks to. Keys and cookies of the two sides never mix. */
export type Side = {
  readonly name: "portal" | "staff";
  readonly refreshPath: string;
  /** Where an anonymous visit begins; null where there is none. */
  readonly visitPath: string | null;
  /** The side's first page. */
  readonly startPage: string;
  /** Where a visitor without a session is sent. */
  readonly loginPage: string;
};

export const portalSide: Side = {
  name: "portal",
  refreshPath: "/api/auth/refresh-token",
  visitPath: "/api/auth/guest-session",
  startPage: "/",
  loginPage: "/pages/login",
};

/** Name of a stored value, `pulau.portal.accessToken`. */
export const keyOf = (side: Side, name: string) => `pulau.${side.name}.${name}`;
