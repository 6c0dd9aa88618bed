/** What the cards use of the step's form: places by their path, whatever the schema. */
export type FormFace = {
  readonly set: (path: string, value: unknown) => void;
  readonly errorAt: (path: string) => string | null;
  readonly field: (path: string) => {
    name: string;
    value: string;
    onChange: (value: string) => void;
    onBlur: () => void;
    error: string | null;
  };
  readonly number: (path: string) => {
    name: string;
    inputMode: "numeric";
    value: string;
    onChange: (value: string) => void;
    onBlur: () => void;
    error: string | null;
  };
  readonly tick: (path: string) => {
    name: string;
    checked: boolean;
    onChange: (checked: boolean) => void;
    error: string | null;
  };
};
