/**
 * Stands in React Aria's build for its own of the same name, which goes by the language: right to left is a choice of
 * the reader here, in every language.
 */
export const isRTL = (): boolean => typeof document !== "undefined" && document.documentElement.dir === "rtl";
