/** What the card and the resort have that fields may name. */
export type FormChoices = {
  readonly roomTypes: readonly { readonly value: string; readonly text: string }[];
  readonly seasons: readonly { readonly value: string; readonly text: string }[];
  readonly activities: readonly { readonly value: string; readonly text: string }[];
  readonly markets: readonly { readonly value: string; readonly text: string }[];
  readonly taxes: readonly { readonly value: string; readonly text: string }[];
  readonly lists: readonly { readonly value: string; readonly text: string }[];
};
