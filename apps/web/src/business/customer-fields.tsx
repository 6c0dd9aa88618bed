import { TextInput } from "../ui/text-fields.tsx";

type Control = {
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  error: string | null;
};
type Props = {
  field: (path: "name" | "email" | "phone") => Control;
  words: {
    readonly name: string;
    readonly email: string;
    readonly phone: string;
    readonly phoneHint: string;
  };
};

/** Who an agency's customer is, and how they are reached. */
export function CustomerFields({ field, words }: Props) {
  const reach = { dir: "ltr", optional: true, autoComplete: "off" } as const;
  return (
    <>
      <TextInput label={words.name} autoComplete="off" data-first {...field("name")} />
      <TextInput label={words.email} type="email" {...reach} {...field("email")} />
      <TextInput label={words.phone} hint={words.phoneHint} type="tel" {...reach} {...field("phone")} />
    </>
  );
}
