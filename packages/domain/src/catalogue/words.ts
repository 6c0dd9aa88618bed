/** A name or sentence of the resort's data in each language of the product. */
export type Words = { readonly en: string; readonly my: string; readonly cn: string };

/** A text that nobody has written yet. */
export const noWords: Words = { en: "", my: "", cn: "" };
