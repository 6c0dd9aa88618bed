import { type RecordKind, recordKinds } from "@pulau/contract/record-search.ts";
import { describe, expect, it } from "vitest";
import { linkOfRecord } from "./record-links.ts";

const name = { en: `A "very" long name, 100% ${"x".repeat(120)}`, my: "", cn: "" };
const found = (kind: RecordKind) => ({
  kind,
  _id: "0199-own",
  no: 57,
  within: "0199-within",
  name,
  note: "CODE",
});
const linkOf = (kind: RecordKind) => new URL(linkOfRecord(found(kind)), "https://resort.example");

describe("where a found record opens", () => {
  it.each(recordKinds)("%s is named by its number or id, not by its name alone", (kind) => {
    const { pathname, hash } = linkOf(kind);
    expect(pathname).toMatch(/^\/staff\//);
    expect(pathname + hash).toMatch(/57|0199-own|0199-within/);
  });

  it("searches its list for no more than it takes, whatever signs the name has", () => {
    const searched = linkOf("leadSource").searchParams.get("q");
    expect(searched).toHaveLength(80);
    expect(name.en.startsWith(searched ?? "?")).toBe(true);
  });
});
