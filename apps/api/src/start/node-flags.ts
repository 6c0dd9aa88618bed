/**
 * How a server's Node keeps house: a young generation of 8 MB, where it would take up to 32 MB three times over, and an old
 * one that grows by three fifths before it is tidied, where it would more than double. Under load that is half the memory for
 * no more processor time; smaller ones cost time. `npm start` and the image say the same.
 */
export const nodeFlags = ["--max-semi-space-size=8", "--heap-growing-percent=60"] as const;
