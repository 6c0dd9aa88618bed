/** The library of passkeys, some two hundred files, for the first who signs in by one: most processes never need it. */
export const loadWebAuthn = () => import("@simplewebauthn/server");
