/** What passkeys sign by, the most wished-for first: ES256, RS256 (Windows Hello) and Ed25519, by their numbers in COSE. */
export const signatureAlgorithms: number[] = [-7, -257, -8];
