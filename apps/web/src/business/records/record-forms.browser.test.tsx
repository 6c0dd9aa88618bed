import { amenityRecords } from "@pulau/contract/amenity-records.ts";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { CallFailure } from "../../api/call-failure.ts";
import type { Call } from "../../api/client.ts";
import { emulatePlain, show } from "../../dev/browser-test.tsx";
import { RecordForms } from "./record-forms.tsx";
import type { RecordList } from "./record-list.ts";
import { type AnyRow, useRecordActs } from "./use-record-acts.ts";

type Row = AnyRow & {
  readonly name: { readonly en: string; readonly my: string; readonly cn: string };
  readonly desc: string;
};
/** Toasts outlast a test: each has a row of a name of its own. */
const rowNamed = (en: string): Row => ({
  id: 3,
  _id: "amenity",
  version: 4,
  name: { en, my: "", cn: "" },
  desc: "Between palms",
});

/** A server with one row: saves count its version, change what `follows` from any, and one that comes too late is told who was before it. */
function serverWith(row: Row, follows: object = {}) {
  let now = row;
  const sent: { obj: object; ifMatch: number | undefined }[] = [];
  const call = (async (route: { path: string }, { body }: { body: { obj: object } }, options) => {
    if (!route.path.endsWith("update-data")) return [now];
    const ifMatch = options?.ifMatch;
    sent.push({ obj: body.obj, ifMatch });
    if (ifMatch !== undefined && ifMatch !== now.version)
      throw new CallFailure("CHANGED_SINCE", {
        facts: { by: "staff", name: "Farah", at: "2026-11-27T02:00:00.000Z" },
      });
    now = { ...now, ...follows, ...body.obj, version: now.version + 1 };
    return { data: now };
  }) as Call;
  const saveElsewhere = (desc: string) => {
    now = { ...now, desc, version: now.version + 1 };
  };
  return { call, sent, saveElsewhere };
}

const list = {
  calls: amenityRecords,
  nameOf: (row: Row) => row.name.en,
  fields: [
    { key: "name", kind: "words", label: "Name" },
    { key: "desc", kind: "long", label: "Description" },
  ],
} as unknown as RecordList<Row>;

function Opened({ row }: { row: Row }) {
  const acts = useRecordActs(amenityRecords, []);
  return <RecordForms of={list} open={row} acts={acts} add="Add" onClose={() => undefined} />;
}

const save = async (desc: string) => {
  const field = page.getByLabelText("Description");
  await expect.element(field).toBeVisible();
  await field.fill(desc);
  await page.getByRole("button", { name: "Save" }).click();
};
const toast = (text: string) => page.getByRole("alertdialog").filter({ hasText: text });
const undo = (name: string) => toast(`${name} saved`).getByRole("button", { name: "Undo" });

it("offers to put back what a save has changed, in the version that the save has made", async () => {
  const row = rowNamed("Hammock");
  const { call, sent } = serverWith(row);
  await show(<Opened row={row} />, { speaks: "records", call });
  await save("Under the almond tree");
  await expect.element(toast("Hammock saved")).toBeVisible();
  await undo("Hammock").click();
  await expect.element(page.getByText("Change to Hammock undone")).toBeVisible();
  expect(sent).toEqual([
    { obj: { id: 3, desc: "Under the almond tree" }, ifMatch: 4 },
    { obj: { id: 3, desc: "Between palms" }, ifMatch: 5 },
  ]);
});

it("puts back what followed from the save in the row as well", async () => {
  const row = rowNamed("Lantern");
  const { call, sent } = serverWith(row, { name: { en: "Lantern", my: "", cn: "灯笼" } });
  await show(<Opened row={row} />, { speaks: "records", call });
  await save("Under the almond tree");
  await undo("Lantern").click();
  await expect.element(page.getByText("Change to Lantern undone")).toBeVisible();
  expect(sent.at(-1)?.obj).toEqual({ id: 3, desc: "Between palms", name: row.name });
});

it("puts nothing back over what somebody else has saved since, and says who", async () => {
  const row = rowNamed("Kettle");
  const { call, saveElsewhere } = serverWith(row);
  await show(<Opened row={row} />, { speaks: "records", call, dir: "rtl" });
  await save("Under the almond tree");
  await expect.element(undo("Kettle")).toBeVisible();
  saveElsewhere("At the jetty");
  await undo("Kettle").click();
  await expect.element(page.getByText("Farah has changed Kettle since. Nothing was undone.")).toBeVisible();
});

it("puts back what stood just before, where somebody else had saved while the form was open", async () => {
  const row = rowNamed("Safe");
  const { call, sent, saveElsewhere } = serverWith(row);
  await emulatePlain();
  await show(<Opened row={row} />, { speaks: "records", call });
  saveElsewhere("At the jetty");
  await save("Under the almond tree");
  await expect.element(page.getByText(/Choose for each field/)).toBeVisible();
  await page.getByRole("button", { name: "Save" }).click();
  await expect.element(undo("Safe")).toBeVisible();
  undo("Safe").element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Change to Safe undone")).toBeVisible();
  expect(sent.at(-1)).toEqual({ obj: { id: 3, desc: "At the jetty" }, ifMatch: 6 });
});
