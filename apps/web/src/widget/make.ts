type Properties = Readonly<Record<string, unknown>>;
type Child = Node | string | null;

/** Makes an element with its properties (`aria-…` and `data-…` as attributes) and what stands in it. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Properties = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (/^(aria|data)-|^(role|for)$/.test(name)) element.setAttribute(name, String(value));
    else (element as unknown as Record<string, unknown>)[name] = value;
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}

type Choices = readonly (readonly [value: string, text: string])[];

/** A list to choose from, under its name. */
export function makeSelect(
  label: string,
  { choices, value, onChange }: { choices: Choices; value: string; onChange: (value: string) => void },
): HTMLLabelElement {
  const select = make(
    "select",
    {},
    ...choices.map(([key, text]) => make("option", { value: key, selected: key === value }, text)),
  );
  select.addEventListener("change", () => onChange(select.value));
  return make("label", {}, make("span", {}, label), select);
}

/** The numbers from one to another as choices. */
export const numbers = (from: number, to: number): Choices =>
  Array.from(
    { length: Math.max(0, to - from + 1) },
    (_, at) => [String(from + at), String(from + at)] as const,
  );
