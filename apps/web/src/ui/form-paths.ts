/** A place in a form's values: `booker.email`, `guests.0.fullName`. */
export type Path = string;

type Node = Record<string, unknown> | readonly unknown[];
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

export const valueAt = (values: unknown, path: Path): unknown =>
  path
    .split(".")
    .reduce<unknown>((at, key) => (isNode(at) ? (at as Record<string, unknown>)[key] : undefined), values);

/** A copy with one place changed; what lies beside it is shared. */
export function withValueAt<V>(values: V, path: Path, value: unknown): V {
  const [key = "", ...rest] = path.split(".");
  const copy = (Array.isArray(values) ? [...values] : { ...values }) as Record<string, unknown>;
  copy[key] = rest.length === 0 ? value : withValueAt(copy[key] ?? {}, rest.join("."), value);
  return copy as V;
}
