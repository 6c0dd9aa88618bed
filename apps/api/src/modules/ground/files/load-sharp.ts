/** What draws pictures, loaded when the first is drawn: it is eight megabytes of machine code. */
export const loadSharp = async () => (await import("sharp")).default;
