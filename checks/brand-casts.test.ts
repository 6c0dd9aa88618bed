import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { type PlainName, plainNamesIn } from "./plain-names.ts";

const root = join(import.meta.dirname, "..");
const sources = ["apps", "packages", "e2e", "bench"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((path) => !/(^|\/)(node_modules|dist)\//.test(path)),
);

const ids = [
  ...readFileSync(join(root, "packages/domain/src/ids.ts"), "utf8").matchAll(/export type (\w+)/g),
];
const cast = new RegExp(
  `\\bas (?:unknown as )?(?:Day|Sen|BasisPoints|${ids.map(([, id]) => id).join("|")})\\b|[iI]d as never\\b`,
);

/** What is handed to tests says its ids as they come, in an address or an answer. */
const product = sources.filter((path) => !/\.test\.tsx?$|\/test-|\/testing\/|\/races\//.test(path));
/** Ids that are not the resort's own things', or that stand for things of several kinds. */
const others: Readonly<Record<string, string>> = {
  "apps/api/src/gateways/": "what a provider calls its sessions, orders and shops",
  "apps/api/src/mail/": "what a mailbox tells mails apart by, of any mail",
  "apps/api/src/plugins/device.ts": "a browser's secret, which no script reads",
  "apps/api/src/plugins/seal.ts": "which of the keys sealed something",
  "apps/api/src/modules/people/passkeys/relying-party.ts": "WebAuthn's word for a domain",
  "apps/api/src/modules/desk/record-search/": "the word for a mail among the texts",
  "apps/web/vite.config.ts": "modules of Vite's",
  "apps/web/src/ui/": "elements of a page, and rows of whatever kind: it knows no business word",
  "apps/web/src/business/portal-": "elements of a page",
  "apps/web/src/business/reason-form.tsx": "an element of the page",
  "apps/web/src/features/selling/resort-charges/": "charges of three kinds, and rules while they are typed",
  "apps/web/src/features/desk/front-desk/": "elements of a page",
  "apps/web/src/listing/use-list.ts": "the word under which a person's columns are kept",
  "apps/web/src/shell/menu-items.ts": "entries of the menu",
  "apps/web/src/api/kept/database.ts": "the key of a row on the device",
  "bench/": "audits of Lighthouse",
  "e2e/": "as answers and the database say them",
  accessKeyId: "the file store's name for who writes to it",
  hostId: "a module of Vite's",
  labelId: "an element of a page",
  operationId: "the name of a call in OpenAPI",
  requestId: "what the server calls a call",
  unsavedId: "an element of a page",
  subjectId: "of what a purchase is about, by its flow",
};
const isOther = ({ path, name }: PlainName, other: string): boolean =>
  name === other || path.startsWith(other);

it("names ids and amounts by their types where they are handed on", () => {
  expect(product.length).toBeGreaterThan(1_500);
  const found = product.flatMap((path) =>
    plainNamesIn({ path, text: readFileSync(join(root, path), "utf8") }),
  );
  const known = Object.keys(others);
  expect(found.filter((plain) => !known.some((other) => isOther(plain, other)))).toEqual([]);
  expect(known.filter((other) => !found.some((plain) => isOther(plain, other)))).toEqual([]);
});

it.each([
  "type Key = { readonly bookingId: string };",
  "type Key = { bookingId?: string | null | undefined };",
  "const load = (roomTypeId: string) => roomTypeId;",
  "function load({ staffIds }: Ask, roomIds: readonly string[]) {}",
  "let taxIds: ReadonlySet<string>;",
  "type Row = { readonly _id: string };",
  "const show = (id: string | null) => id;",
  "const sort = (ids: readonly string[]) => ids;",
  "const byId = new Map<string, Room>();",
  "const pricesByBooking: ReadonlyMap<string, Sen> = read();",
  "type Names = { readonly packageIds: ReadonlyMap<string, string> };",
  "class Kept { readonly draftId: string | null = null; }",
  "const paid = (totalSen: number): Sen => totalSen;",
  "const price = (sen: number | null) => sen;",
  "const seat = pgTable('seat', { roomId: uuid().notNull().references(() => room.id) });",
  "const Seat = z.object({ roomId: Id.nullable() });",
  "const Seats = z.object({ roomIds: z.array(Id).min(1) });",
])("finds a plain name: %s", (text) => {
  expect(plainNamesIn({ path: "planted.ts", text })).toHaveLength(1);
});

it.each([
  "type Key = { readonly roomId: RoomId; totalSen: Sen; staffIds: readonly StaffId[]; ids: RoomId[] };",
  "const packageIds: ReadonlyMap<string, PackageId> = new Map(); const byId = new Map<RoomId, string>();",
  "const paid = (valid: string, id: RoomId, seats: number) => valid;",
  "const seat = pgTable('seat', { roomId: uuid().$type<RoomId>().notNull(), id: id<SeatId>() });",
  "const Seat = z.object({ roomIds: z.array(idOf<RoomId>()).max(5), _id: idOf<SeatId>() });",
])("finds none: %s", (text) => {
  expect(plainNamesIn({ path: "planted.ts", text })).toEqual([]);
});

it("calls nothing a day, an amount or an id by a cast but what the calendar itself wrote", () => {
  expect(sources.length).toBeGreaterThan(2_000);
  expect(ids.length).toBeGreaterThan(20);
  const found = sources.flatMap((path) =>
    readFileSync(join(root, path), "utf8")
      .split("\n")
      .filter((line) => cast.test(line) && !line.startsWith("import "))
      .map((line) => `${path} ${line.trim()}`),
  );
  expect(found).toEqual([
    "packages/domain/src/calendar/day.ts const writtenDay = (text: string): Day => text as Day;",
  ]);
});
