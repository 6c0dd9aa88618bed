import type { AuditEntry } from "@pulau/contract/audit-log.ts";
import { priceChangesIn } from "../../../business/price-changes/price-changes.ts";
import { areMenuEntries, isOrder, menuFields, otherPart } from "./menu-fields.ts";

type Facts = Readonly<Record<string, unknown>>;
type Entry = Pick<AuditEntry, "before" | "after" | "facts">;

/** A field of an entry: what it is, and of a change what it was. */
export type ShownField = {
  readonly name: string;
  readonly is: unknown;
  readonly change: { readonly was: unknown } | null;
};

const isRecord = (value: unknown): value is Facts =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Keys that say nothing to a person; where they name something, its name stands beside them. */
const hiddenNames = new Set([
  ...["id", "_id", "version", "contractId", "package_id", "boat_id", "role_id"],
  ...["start_point", "end_point", "vehicle"],
]);
/** Whether a field of this name is told at all. */
export const isShownName = (name: string): boolean => !hiddenNames.has(name);
const isShownField = ([name]: readonly [string, unknown]): boolean =>
  name !== "" && isShownName(name.split(".").at(-1) ?? "");

/** What stands in a value, by its path: of a matrix each box is told by itself, of a menu each entry and the order. */
const leaves = (value: unknown, path = ""): readonly (readonly [string, unknown])[] =>
  areMenuEntries(value)
    ? leaves(menuFields(value), path)
    : isRecord(value)
      ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, path ? `${path}.${key}` : key))
      : [[path, value] as const].filter(isShownField);

/** Of an item of a list, what it says by its paths; nothing of one that is a plain value. */
export const fieldsOfItem = (item: unknown): readonly (readonly [string, unknown])[] =>
  isRecord(item) ? leaves(item).filter(([, value]) => !saysNothing(value)) : [];

const saysNothing = (value: unknown): boolean =>
  value === null || value === "" || (Array.isArray(value) && value.length === 0);

/** The names of fields in a list's items, and in the lists that those have. */
const namesInItems = (value: unknown): readonly string[] =>
  Array.isArray(value)
    ? value.flatMap((item) => fieldsOfItem(item).flatMap(([name, inner]) => [name, ...namesInItems(inner)]))
    : [];

/** Every field name that the log writes for an entry, by its path. */
export const namesShown = (entry: Entry): readonly string[] =>
  shownFields(entry).flatMap(({ name, is, change }) => [
    name,
    ...namesInItems(is),
    ...namesInItems(change?.was),
  ]);

/** Words that the resort has made itself stand below these, and are told as they are. */
const ofItsOwn = /^(?:activityNames|marketNames|entries)\.[^.]+/;
/** What of a path is written by words of the log's own. */
export const wordsIn = (name: string): readonly string[] => {
  const [own] = ofItsOwn.exec(name) ?? [];
  const parts = name.split(".");
  return own === undefined ? parts : parts.filter((_, at) => at !== 1);
};

/** The fields that are other. */
function different(before: Facts | null, after: Facts | null) {
  const was = new Map(leaves(before ?? {}));
  const is = new Map(leaves(after ?? {}));
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((name) => JSON.stringify(was.get(name)) !== JSON.stringify(is.get(name)))
    .map((name) => {
      const both = { was: was.get(name), is: is.get(name) };
      return { name, ...(isOrder(name) ? otherPart(both.was, both.is) : both) };
    });
}

/** The fields that the log tells of an entry, by their paths: those that became other, and what else was noted. */
export function shownFields({ before, after, facts }: Entry): readonly ShownField[] {
  const { name: _, no: __, ...others } = facts;
  const { changes: ___, count: ____, ...besidePrices } = others;
  const changed = different(before, after);
  return [
    ...changed.map(({ name, was, is }) => ({ name, is, change: { was } })),
    ...leaves(priceChangesIn(facts) ? besidePrices : others)
      .filter(([name]) => !changed.some((field) => field.name === name))
      .map(([name, is]) => ({ name, is, change: null })),
  ];
}
