/**
 * How a server's Node keeps house: a young generation of 4 MB, where it would take up to 32 MB three times over, and an old
 * one that grows by a seventh before it is tidied, where it would more than double (decision 147). `npm start` and the image
 * say the same.
 */
export const nodeFlags = ["--max-semi-space-size=4", "--heap-growing-percent=15"] as const;
