/** A name or sentence of the resort's data in each language of the product. */
export type Words = { readonly en: string; readonly my: string; readonly cn: string };
