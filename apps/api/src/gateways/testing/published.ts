/** The rules of one published field. */
export type FieldRule = {
  readonly required?: boolean;
  readonly pattern?: string;
  readonly most?: number;
  readonly oneOf?: readonly string[];
};

/** Where fields come from, and what they are. */
export type Published = { readonly source: string; readonly fields: Readonly<Record<string, FieldRule>> };

/**
 * What goes against a provider's published fields: unknown ones, missing ones, those of another form. Brackets with a
 * number stand for any: `line_items[0]` is looked up as `line_items[]`.
 */
export function violationsOf(given: URLSearchParams, { fields }: Published): string[] {
  const general = (name: string) => name.replace(/\[\d+\]/g, "[]");
  const present = new Set([...given.keys()].map(general));
  const missing = Object.entries(fields)
    .filter(([name, rule]) => rule.required && !present.has(name))
    .map(([name]) => `${name} is missing`);
  const wrong = [...given].flatMap(([name, value]) => {
    const rule = fields[general(name)] ?? fields[general(name).replace(/\[[^\]]+\]$/, "[*]")];
    if (!rule) return [`${name} is not a published field`];
    const bad =
      (rule.pattern !== undefined && !new RegExp(`^(?:${rule.pattern})$`, "u").test(value)) ||
      (rule.most !== undefined && value.length > rule.most) ||
      (rule.oneOf !== undefined && !rule.oneOf.includes(value));
    return bad ? [`${name} can't be ${value}`] : [];
  });
  return [...missing, ...wrong];
}
