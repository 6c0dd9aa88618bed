import { strToU8, zipSync } from "fflate";
import { expect, it } from "vitest";
import { catalogueName, openCatalogue } from "./open-file.ts";

const json = '{"format":"pulau-catalogue"}';
const picture = "pictures/8bdde923-1866-44f3-a140-ecc0f644beb2.jpg";
const zipOf = (files: Readonly<Record<string, string>>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

it("reads a catalogue that was packed as a folder, with what a Mac puts beside it", async () => {
  const bytes = zipOf({
    [`My resort/${catalogueName}`]: json,
    [`My resort/${picture}`]: "picture",
    "My resort/.DS_Store": "x",
    [`__MACOSX/My resort/._${catalogueName}`]: "not it",
    "../../etc/passwd": "x",
  });
  const opened = await openCatalogue(bytes);
  if (!opened.ok || !("text" in opened.value)) throw new Error("not opened as a catalogue");
  expect(opened.value.text).toBe(json);
  expect([...opened.value.files.keys()].toSorted()).toEqual([catalogueName, picture]);
});

it("reads tables that were packed as a folder", async () => {
  const bytes = zipOf({ "tables/taxes.csv": "Tax (English),On,Percent\nService tax,stay,8\n" });
  expect(await openCatalogue(bytes)).toMatchObject({
    ok: true,
    value: { tables: [{ table: { id: "taxes" } }] },
  });
});

it.each([
  ["nothing of a catalogue", zipOf({ "readme.txt": "x" }), "missing"],
  ["a catalogue and tables", zipOf({ [catalogueName]: json, "a/taxes.csv": "Tax (English)\n" }), "mixed"],
  ["more than any catalogue", zipOf({ [catalogueName]: " ".repeat(30 * 1024 * 1024) }), "tooLarge"],
  ["half of a zip", zipOf({ [catalogueName]: json.repeat(999) }).subarray(0, 120), "invalid"],
])("refuses %s", async (_, bytes, rule) => {
  expect(await openCatalogue(bytes)).toMatchObject({
    failure: { code: "CATALOGUE_UNREADABLE", facts: { rule } },
  });
});
