import type { MenuEntryId } from "@pulau/domain/ids.ts";
import { isHeading } from "@pulau/domain/portal-menu/portal-menu.ts";

/** An entry of the guests' menu as it is kept: with a name of its own, or called as the portal calls its kind. */
type Entry = {
  readonly id: MenuEntryId;
  readonly type: string;
  readonly name?: { readonly en: string } | null;
};

export const areMenuEntries = (value: unknown): value is readonly Entry[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => item?.id && item.type);

/** An entry by its own name, or by what the portal calls it. */
const nameOfEntry = ({ id, name }: Entry): string => name?.en.replaceAll(".", " ") || id;

/** A menu as fields by the names of its entries, and their order as one more. Of one name several are told as 1, 2, 3. */
export function menuFields(entries: readonly Entry[]): Readonly<Record<string, unknown>> {
  const byName = Map.groupBy(
    entries.toSorted((a, b) => a.id.localeCompare(b.id)),
    nameOfEntry,
  );
  const nameOf = (entry: Entry): string => {
    const name = nameOfEntry(entry);
    const alike = byName.get(name) ?? [];
    return alike.length > 1 ? `${name} ${alike.indexOf(entry) + 1}` : name;
  };
  const fieldsOf = ({ id: _, type, ...fields }: Entry) =>
    isHeading({ type }) ? { ...fields, opens: type } : fields;
  return {
    ...Object.fromEntries(entries.map((entry) => [nameOf(entry), fieldsOf(entry)])),
    position: entries.map(nameOf),
  };
}

export const isOrder = (name: string): boolean => name.endsWith(".position");

/** Of two orders the part that is other. */
export function otherPart(was: unknown, is: unknown): { readonly was: unknown; readonly is: unknown } {
  if (!Array.isArray(was) || !Array.isArray(is)) return { was, is };
  const head = was.findIndex((item, at) => item !== is[at]);
  const from = head < 0 ? Math.min(was.length, is.length) : head;
  const same = was.toReversed().findIndex((item, at) => item !== is.at(-1 - at));
  const tail = Math.min(same < 0 ? was.length : same, was.length - from, is.length - from);
  return { was: was.slice(from, was.length - tail), is: is.slice(from, is.length - tail) };
}
