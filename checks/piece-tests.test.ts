import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const web = join(import.meta.dirname, "../apps/web/src");
const folders = ["ui", "listing", "business"];

/** Pieces that no test beside them names, and why. */
const shownByOthers: Readonly<Record<string, string>> = {
  "business/age-bands/band-table.tsx": "of OwnBands, and of the settings' ages",
  "business/avatar-input.tsx": "the browser's own file field; e2e/two-step sends a picture by it",
  "business/bookings-in-way.tsx": "a list of links; e2e/closures is refused by it",
  "business/card-form/card-field.tsx": "of CardForm",
  "business/card-form/card-form.tsx": "e2e/prices and e2e/own-lists write rules of prices by it",
  "business/card-form/count-input.tsx": "of CardForm",
  "business/card-form/money-inputs.tsx": "of CardForm",
  "business/card-form/span-inputs.tsx": "of CardForm",
  "business/card-form/ticks.tsx": "of CardForm",
  "business/card-form/words-inputs.tsx": "of CardForm",
  "business/reviews/answer-lines.tsx": "texts and Stars; e2e/feedback shows them to the guest and to staff",
  "business/reviews/review-line.tsx": "texts and Stars; e2e/feedback reads a review by it",
  "business/reviews/reviews-dialog.tsx": "a Dialog of reviews; e2e/feedback opens it",
  "business/reviews/reviews-section.tsx":
    "reviews and a button; e2e/free-cancellation reads them on a package's page",
  "business/reviews/score-line.tsx": "a button; e2e/feedback opens the reviews by it",
  "business/reviews/stars.tsx": "a picture with its text; e2e/feedback has axe look at it",
  "business/catalogue/catalogue-start.tsx":
    "buttons alone; e2e/from-nothing sees them until something is there",
  "business/catalogue/delete-confirm.tsx": "a Dialog and its button; e2e/prices is refused a deletion by it",
  "business/catalogue/picture-input.tsx": "the browser's own file field; e2e/prices sends a picture by it",
  "business/catalogue/pictures.tsx": "a Reorder of PictureInputs; e2e/prices adds a picture by it",
  "business/catalogue/texts.tsx": "fields alone; e2e/prices fills in a package's texts",
  "business/charges/charge-acts.tsx": "icon buttons alone; e2e/till takes a charge off by them",
  "business/charges/correct-charge.tsx": "e2e/till discounts a charge and takes it off by it",
  "business/charges/move-charge.tsx": "e2e/till moves a charge to another booking by it",
  "business/courtesy/until-dialog.tsx": "a day and a time; e2e/new-booking holds rooms until then by it",
  "business/discount-dialog.tsx": "e2e/discount and e2e/new-booking lower prices by it, and are refused more",
  "business/crew/conflicts.tsx": "a list with buttons; e2e/boarding-offline reads and dismisses it",
  "business/drawer/cash-change.tsx": "a field and its difference; e2e/shifts gives change by it",
  "business/drawer/count-dialog.tsx": "e2e/shifts counts a drawer by it",
  "business/drawer/count-fields.tsx": "of the dialogs that count",
  "business/drawer/open-dialog.tsx": "e2e/shifts opens a drawer by it",
  "business/drawer/own-drawer.tsx": "e2e/shifts works at its own drawer by it",
  "business/drawer/take-out-dialog.tsx": "e2e/shifts takes cash to the safe by it",
  "business/notices/notice-bell.tsx": "links and buttons in a Dialog; e2e/money-desk reads and clears by it",
  "business/pay-fields.tsx": "the end of forms that pay; e2e/part-wallet and e2e/payment-link pay by it",
  "business/payer-fields.tsx": "fields alone; e2e/groups names a payer by it",
  "business/portal-frame.tsx": "the portal in a frame; e2e/from-nothing looks into it",
  "business/price-day.tsx": "a day of PriceCalendar",
  "business/qr-code.tsx": "a code as an SVG; e2e/two-step and e2e/boarding-offline need what it holds",
  "business/reason-form.tsx": "of ConfirmDialog; e2e/staff cancels a booking by it",
  "business/records/matrix-field.tsx": "of RecordFieldInput",
  "business/records/record-dialog.tsx": "of RecordPage",
  "business/records/record-fields.tsx": "of RecordDialog",
  "business/records/record-forms.tsx": "chooses between RecordDialog and RecordFacts; e2e/staff opens both",
  "business/records/record-page.tsx": "e2e/staff adds, changes, deletes and puts back a department",
  "business/room-acts/photo-button.tsx": "of PhotoStrip and PhotoPicker",
  "business/room-acts/photo-thumb.tsx": "of PhotoStrip and PhotoPicker",
  "business/room-acts/photo-view.tsx": "of PhotoStrip; e2e/housekeeping opens and removes a photo by it",
  "business/search/place-list.tsx": "links and their stars; e2e/from-nothing keeps a page and a room by it",
  "business/search/search-dialog.tsx":
    "e2e/from-nothing finds a setting and a room by its keys, e2e/looks a field",
  "business/room-closure/closure-acts.tsx": "buttons alone; e2e/closures removes a closure by it",
  "business/room-closure/closure-dialog.tsx": "e2e/closures closes rooms by it",
  "business/signature-pad.tsx": "strokes on an SVG; e2e/till and e2e/registration sign on it",
  "business/service-keys/act-on-keys.tsx": "of KeysDialog",
  "business/service-keys/earlier-keys.tsx": "of KeysDialog",
  "business/service-keys/key-field.tsx": "of KeysDialog",
  "business/service-keys/password-dialog.tsx": "of KeysDialog",
  "business/service-keys/register-address.tsx": "of KeysDialog",
  "business/stay-finder.tsx": "of MoveChargeDialog; e2e/till finds the other booking by it",
  "business/stay-boats.tsx": "texts and icons; e2e/group shows them to a fellow traveller",
  "business/tax-party-fields.tsx": "fields alone; e2e/advance-sales fills them in",
  "listing/bulk-dialogs.tsx": "of BulkBar",
};

const filesOf = async (folder: string, ending: string): Promise<string[]> =>
  (await readdir(join(web, folder), { recursive: true }))
    .filter((name) => name.endsWith(ending))
    // What lies there is the inside of the pieces above it.
    .filter((name) => !name.startsWith("headless"))
    .map((name) => `${folder}/${name}`);

/** Parts that stand within others of the same file, or have nothing to look at. */
const within = new Set(["Logo", "Comma", "Gap", "VisuallyHidden", "Head", "Body", "ToastProvider"]);

const textOf = (file: string) => readFile(join(web, file), "utf8");

/** Components that a file exports; none when nothing in it is pressed, typed or remembered. */
function actingPieces(code: string): string[] {
  const isActing = /\buse(State|Reducer)\b|\bon[A-Z]\w*=\{/.test(code);
  return isActing ? piecesIn(code) : [];
}

function piecesIn(code: string): string[] {
  return [...code.matchAll(/^export (?:default )?(?:function|const) ([A-Z]\w*)/gm)].flatMap(([, name]) =>
    name === undefined || /^[A-Z_]+$/.test(name) ? [] : [name],
  );
}

const tests = (await Promise.all(folders.map((folder) => filesOf(folder, ".browser.test.tsx")))).flat();
const trials = await filesOf("dev/trials", ".tsx");
const source = (await Promise.all([...tests, ...trials].map(textOf))).join("\n");
const isNamed = (name: string) => new RegExp(`<${name}\\b|\\b${name},|, ${name}\\]`).test(source);
const pieces = (await Promise.all(folders.map((folder) => filesOf(folder, ".tsx"))))
  .flat()
  .filter((file) => !file.endsWith(".test.tsx"));

/** What a piece is tried in beside the usual, and by what a test in the browser says so. */
const ways = {
  "by keyboard": /userEvent\.(keyboard|tab)\(/,
  "from right to left": /"rtl"/,
  "in forced colours": /emulatePlain\(|"forced-colors"/,
  "without motion": /emulatePlain\(|"prefers-reduced-motion"/,
} as const;
const untried = (test: string) =>
  Object.entries(ways).flatMap(([way, pattern]) => (pattern.test(test) ? [] : [way]));

it("tries its pieces by keyboard, mirrored, in forced colours and without motion in every test", async () => {
  expect(tests.length).toBeGreaterThan(20);
  const lacking = await Promise.all(
    tests.map(async (file) => untried(await textOf(file)).map((way) => `${file}: not ${way}`)),
  );
  expect(lacking.flat()).toEqual([]);
  expect(untried('await show(<Piece />, { dir: "rtl" }); await userEvent.tab();')).toEqual([
    "in forced colours",
    "without motion",
  ]);
});

describe("every piece of ui and listing", () => {
  const own = pieces.filter((file) => /^(ui|listing)\//.test(file) && !(file in shownByOthers));
  const namesOf = async (file: string) =>
    piecesIn(await textOf(file)).map((name) => ({ file, name, isPart: within.has(name) }));

  it("is shown by a test in the browser, also where nothing of it is pressed", async () => {
    const named = (await Promise.all(own.map(namesOf))).flat();
    expect(named.length).toBeGreaterThan(60);
    expect(named.filter(({ name, isPart }) => !isPart && !isNamed(name))).toEqual([]);
  });

  it("is shown at /dev/pieces", async () => {
    const shown = (await Promise.all((await filesOf("dev", ".tsx")).map(textOf))).join("\n");
    // Of fields, forms, dialogs and lists that are shown.
    const parts = new Set(
      `BulkBar ChangedSince ColumnChooser CsvButton EditCell FieldError FieldFrame FileChooser FilterChips FilterFields
      Foot Frame GroupFrame Icon ImportButton ImportDialog ListStates PageTitle Pages Preview PrintButton ProblemsTable RowLine
      RowMenu StateTabs Toolbar UnsavedGuard UsedRows`.split(/\s+/),
    );
    const named = (await Promise.all(own.map(namesOf))).flat();
    const missing = named.filter(
      ({ name, isPart }) => !isPart && !parts.has(name) && !new RegExp(`<${name}\\b`).test(shown),
    );
    expect(missing).toEqual([]);
  });
});

describe("a piece that is pressed or typed in", () => {
  it("is shown by a test in the browser, or stands in the list with its reason", async () => {
    const found = await Promise.all(
      pieces.map(async (file) => ({ file, names: actingPieces(await textOf(file)) })),
    );
    const acting = found.filter(({ names }) => names.length > 0);
    expect(acting.length).toBeGreaterThan(25);
    const missing = acting.filter(({ file, names }) => !(file in shownByOthers) && !names.some(isNamed));
    expect(missing.map(({ file }) => file)).toEqual([]);
  });

  it("stands in the list only while it is there", async () => {
    const gone = Object.keys(shownByOthers).filter((file) => !pieces.includes(file));
    expect(gone).toEqual([]);
  });

  it("names journeys that there are", async () => {
    const journeys = await readdir(join(web, "../../../e2e"));
    const named = Object.values(shownByOthers).flatMap((reason) => reason.match(/(?<=e2e\/)[a-z-]+/g) ?? []);
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter((name) => !journeys.includes(`${name}.spec.ts`))).toEqual([]);
  });

  it("is told from one that only shows", () => {
    expect(actingPieces("export function Chip() { return <b>on</b> }")).toEqual([]);
    expect(actingPieces("export const Add = () => <button onClick={add} />")).toEqual(["Add"]);
    expect(actingPieces("export function Held() { const [x] = useState(0) }")).toEqual(["Held"]);
  });
});
