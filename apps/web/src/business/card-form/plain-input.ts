/** What an input of a card's form is given, whatever it holds. */
export type Plain<T> = {
  readonly label: string;
  readonly value: T;
  readonly error?: string | null;
  readonly onChange: (value: unknown) => void;
};
