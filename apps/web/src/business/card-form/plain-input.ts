/** What an input of a card's form is given, whatever it holds. */
export type Plain<T> = {
  readonly label: string;
  readonly value: T;
  readonly error?: string | null;
  /** What is only to be read. A fieldset that is off does not reach the parts of a date. */
  readonly disabled?: boolean;
  readonly onChange: (value: unknown) => void;
};
