import { type RecordKind, recordKinds } from "@pulau/contract/record-search.ts";
import { describe, expect, it } from "vitest";
import { addressOf } from "./use-found-records.ts";

const name = { en: `A "very" long name, 100% ${"x".repeat(120)}`, my: "", cn: "" };
const found = (kind: RecordKind, no: number | null = 57) => ({
  kind,
  _id: "0199-own",
  no,
  within: "0199-within",
  name,
  note: "CODE",
});

describe("where a found record opens", () => {
  it.each(recordKinds)("%s is named by its number or id, not by its name alone", (kind) => {
    const { to, hash = "" } = addressOf(found(kind));
    expect(`${to}#${hash}`).toMatch(/57|0199-own|0199-within/);
  });

  it("searches its list for no more than it takes", () =>
    expect(addressOf(found("leadSource")).search?.q.length).toBe(80));
});
