/** Joins class names; what is false, null or undefined falls away. */
export const classNames = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(" ");
