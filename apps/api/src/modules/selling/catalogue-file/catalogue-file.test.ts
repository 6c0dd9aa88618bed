import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { everyRight } from "@pulau/domain/access/permissions.ts";
import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import { occupantsOf, travellersOf } from "@pulau/domain/party/kinds.ts";
import type { StayToQuote } from "@pulau/domain/pricing/lines.ts";
import { quote } from "@pulau/domain/pricing/quote.ts";
import { ok } from "@pulau/domain/result.ts";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type Demo, openDemo } from "../../../db/demo/test-demo.ts";
import { checkInvariants } from "../../../db/invariants.ts";
import { createTestDatabase, type TestDatabase } from "../../../db/test-database.ts";
import { readMailText } from "../../../mail/texts/resort-words.ts";
import { readSettings } from "../../../settings.ts";
import { fileStoreOf, keepFile } from "../../ground/files/public.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { loadRateBooks, type StayBook } from "../catalogue/public.ts";
import { exportCatalogue, exportFile } from "./export-catalogue.ts";
import { importFile } from "./import-file.ts";
import { openCatalogue } from "./open-file.ts";
import { templateFor } from "./template.ts";
import { pack, textBytes } from "./zip.ts";

const all = everyRight();
const byHand = { staffId: null, permissions: all };
let demo: Demo;
let empty: TestDatabase;
let folder: string;
let text: string;
const secret = "a secret of the tests, long enough to be one";
/** Each Pulau keeps its files in a folder of its own. */
const deps = (base: TestDatabase) => ({
  db: base.db,
  store: fileStoreOf(
    readSettings({ PULAU_SECRET: secret, PULAU_DATA: join(folder, base === empty ? "there" : "here") }),
  ),
});

/** A picture of the resort's own on one of its packages, and words of its own for one mail. */
async function makeItsOwn(): Promise<void> {
  const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
  const mayDraw = async () => ok(null);
  const kept = await keepFile({ ...deps(demo.base), mayDraw }, { bytes, name: "lagoon.png", by: null });
  if (!kept.ok) throw new Error(kept.failure.code);
  pictureId = kept.value._id;
  const { pool } = demo.base;
  await pool.query("UPDATE stored_file SET kept_at = now(), shown = true WHERE id = $1", [pictureId]);
  await pool.query("UPDATE package SET picture = $1 WHERE position = 0", [pictureId]);
  await pool.query("UPDATE amenity SET icon_path = '/api/resort/picture/' || $1 WHERE list_no = 1", [
    pictureId,
  ]);
  await pool.query(
    "INSERT INTO mail_text_version (mail, number, at, text) VALUES ('booking-confirmed', 1, now(), $1)",
    [JSON.stringify(ownMail)],
  );
}
const nothing = { en: "", my: "", cn: "" };
const ownMail = {
  subject: { ...nothing, en: "See you at the jetty" },
  greeting: nothing,
  body: nothing,
  closing: nothing,
};
let pictureId = "";

beforeAll(async () => {
  demo = await openDemo();
  empty = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "pulau-catalogue-"));
  await makeItsOwn();
  text = await exportCatalogue(demo.base.db, all);
}, 180_000);
afterAll(async () => {
  await demo.close();
  await empty.drop();
  await rm(folder, { recursive: true });
});

const take = (base: TestDatabase, file: string | Uint8Array, keeps = true) =>
  importFile(deps(base), { bytes: typeof file === "string" ? textBytes(file) : file, by: byHand, keeps });

describe("the catalogue's file", () => {
  it("goes into an empty Pulau and comes out the same", async () => {
    process.stdout.write(`catalogue: ${Math.round(text.length / 1024)} kB\n`);
    const begun = performance.now();
    const taken = await take(empty, await exportFile(deps(demo.base), all));
    process.stdout.write(`import: ${Math.round(performance.now() - begun)} ms\n`);
    if (!taken.ok) throw new Error(JSON.stringify(taken.failure));
    expect(taken.value.problems).toEqual([]);
    expect(taken.value.changes.find(({ part }) => part === "rooms")?.added.count).toBe(62);
    expect(await exportCatalogue(empty.db, all)).toBe(text);
    expect(await checkInvariants(empty.pool)).toEqual([]);
    const { files: here } = await unzipped(demo.base);
    const { files: there } = await unzipped(empty);
    expect([...there.keys()]).toEqual([...here.keys()]);
    expect([...there.keys()]).toContain(`pictures/${pictureId}.png`);
    expect(there.get(`pictures/${pictureId}.png`)?.length).toBeGreaterThan(100);
    expect(await readMailText(empty.db, "booking-confirmed")).toEqual(ownMail);
    const { rows } = await empty.pool.query("SELECT shown FROM stored_file WHERE id = $1", [pictureId]);
    expect(rows).toEqual([{ shown: true }]);
  }, 60_000);

  it("leaves a resort without staff closed, and one with staff as it is", async () => {
    const openingOf = async ({ pool }: TestDatabase) =>
      (await pool.query("SELECT value -> 'open' AS open FROM resort_setting WHERE name = 'opening'")).rows;
    expect(await openingOf(empty)).toEqual([{ open: false }]);
    expect((await take(demo.base, text)).ok).toBe(true);
    expect(await openingOf(demo.base)).toEqual([]);
  }, 60_000);

  it("changes nothing the second time", async () => {
    const again = await take(empty, text);
    expect(again.ok && again.value).toMatchObject({ changes: [], problems: [] });
  });

  it("asks the same prices there, to the sen", async () => {
    const span = { from: demo.today, to: addDays(demo.today, 300), contract: null };
    const here = await loadRateBooks(demo.base.db, span);
    const there = await loadRateBooks(empty.db, span);
    expect(there.length).toBe(here.length);
    let priced = 0;
    for (const [i, book] of here.entries())
      for (const ahead of [20, 61, 102, 143, 200, 270])
        for (const request of requests(book, addDays(demo.today, ahead))) {
          const ours = quote(request, book, demo.today);
          const theirs = quote(request, there[i] as StayBook, demo.today);
          expect(theirs).toEqual(ours);
          if (ours.ok) priced++;
        }
    process.stdout.write(`priced: ${priced}\n`);
    expect(priced).toBeGreaterThan(100);
  });
});

async function unzipped(base: TestDatabase) {
  const opened = await openCatalogue(await exportFile(deps(base), all));
  if (!opened.ok || !("files" in opened.value)) throw new Error("no catalogue");
  return opened.value;
}

describe("mails in the file", () => {
  const withMails = (mailTexts: unknown) => JSON.stringify({ ...JSON.parse(text), mailTexts });
  it("are told by their subject, checked as by hand, and go back to Pulau's own words where it has none", async () => {
    const wrong = { ...ownMail, body: { ...nothing, en: "Dear {nobody}" } };
    const refused = await take(empty, withMails([{ mail: "booking-confirmed", text: wrong }]), false);
    expect(refused).toMatchObject({ value: { problems: [{ path: "mailTexts.0.text.body.en" }] } });
    const twice = { mail: "booking-confirmed", text: ownMail };
    expect(await take(empty, withMails([twice, twice]), false)).toMatchObject({
      value: { problems: [{ path: "mailTexts.1.mail", rule: "taken" }] },
    });
    const gone = await take(empty, withMails([]));
    expect(gone).toMatchObject({
      value: { problems: [], changes: [{ part: "mailTexts", gone: { count: 1 } }] },
    });
    expect(await readMailText(empty.db, "booking-confirmed")).toBeNull();
    const back = await take(empty, text);
    expect(back).toMatchObject({ value: { changes: [{ part: "mailTexts", added: { count: 1 } }] } });
    const { mailTexts: _, ...without } = JSON.parse(text);
    expect(await take(empty, JSON.stringify(without))).toMatchObject({ value: { changes: [] } });
    expect(await readMailText(empty.db, "booking-confirmed")).toEqual(ownMail);
  });
});

type File = Record<string, Record<string, unknown>[]>;
/** The demo's own file with something other in it. */
const changed = (change: (file: File) => void): string => {
  const file: File = JSON.parse(text);
  change(file);
  return JSON.stringify(file);
};
const rowOf = (file: File, part: string, key: string, value: unknown) => {
  const row = file[part]?.find((row) => row[key] === value);
  if (!row) throw new Error(`no ${part} with ${key} ${value}`);
  return row;
};

describe("a file with changes", () => {
  it("tells by name what it would add, change and take out of use, and keeps nothing of a check", async () => {
    const file = changed((parts) => {
      rowOf(parts, "buildings", "name", "Garden Court").desc = "By the spring";
      const [lead] = parts.leadSources ?? [];
      parts.leadSources?.push({ ...lead, id: crypto.randomUUID(), name: words("A poster at the jetty") });
      parts.amenities?.pop();
    });
    const tried = await take(empty, file, false);
    if (!tried.ok) throw new Error(JSON.stringify(tried.failure));
    const { changes, problems } = tried.value;
    expect(problems).toEqual([]);
    const names = changes.flatMap(({ part, ...kinds }) =>
      Object.entries(kinds).flatMap(([kind, list]) => list.names.map(({ en }) => `${part} ${kind} ${en}`)),
    );
    expect(names).toContain("buildings changed Garden Court");
    expect(names).toContain("leadSources added A poster at the jetty");
    expect(names.filter((name) => name.startsWith("amenities gone"))).toHaveLength(1);
    expect(await exportCatalogue(empty.db, all)).toBe(text);
  });

  it("knows the things of another Pulau by their codes and names, and gives them the ids that they have here", async () => {
    // A picture is known by its id alone: another one is another picture.
    const ids = new Map([[pictureId, pictureId]]);
    const file = text.replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, (id) => {
      ids.set(id, ids.get(id) ?? crypto.randomUUID());
      return ids.get(id) ?? id;
    });
    const tried = await take(empty, file, false);
    if (!tried.ok) throw new Error(JSON.stringify(tried.failure));
    expect(tried.value.problems).toEqual([]);
    // What has neither code nor name of its own is told apart by nothing: prices name their rules by ids.
    const parts = tried.value.changes
      .filter(({ part }) => part !== "prices")
      .map(({ part, added, gone }) => [part, added.count, gone.count]);
    expect(parts).toEqual([]);
  });

  it("publishes other prices as a version with a way back, and leaves what was sold", async () => {
    const before = await sold(demo.base);
    const file = changed((parts) => {
      const [prices] = parts.prices ?? [];
      const [rate] = (prices?.rates ?? []) as { sen: number }[];
      if (rate) rate.sen += 100;
    });
    const taken = await take(demo.base, file);
    if (!taken.ok) throw new Error(JSON.stringify(taken.failure));
    expect(taken.value.problems).toEqual([]);
    expect(taken.value.changes.map(({ part, changed }) => [part, changed.count])).toEqual([["prices", 1]]);
    const { rows } = await demo.base.pool.query(
      "SELECT number, act, changed FROM price_version ORDER BY number",
    );
    expect(rows).toEqual([
      { number: 1, act: "before", changed: {} },
      { number: 2, act: "put", changed: { rates: 1 } },
    ]);
    expect(await sold(demo.base)).toEqual(before);
    const audited = await demo.base.pool.query(
      "SELECT facts FROM audit_entry WHERE act = 'catalogueImported' ORDER BY at DESC LIMIT 1",
    );
    expect(audited.rows[0]?.facts.prices.changed.count).toBe(1);
    // One step back, by the call that the versions' page makes: everything is as it was, to the byte.
    const [changedPrices] = JSON.parse(text).prices;
    const back = await demo.app.inject({
      method: "POST",
      url: `/admin/api/package-option/${changedPrices.optionId}/price-versions/1/take-back`,
      headers: demo.signedInAs.admin,
    });
    expect(back.json()).toMatchObject({ number: 3 });
    expect(await exportCatalogue(demo.base.db, all)).toBe(text);
  });

  it("leaves what was sold where a whole other catalogue comes in over it, and makes nothing double", async () => {
    const before = await everythingSold(demo.base);
    const template = new TextDecoder().decode(
      await templateFor(demo.today, (await loadSettings(demo.base.db)).profile),
    );
    const taken = await take(demo.base, template);
    if (!taken.ok) throw new Error(JSON.stringify(taken.failure));
    expect(taken.value.problems).toEqual([]);
    expect(taken.value.changes.find(({ part }) => part === "prices")?.changed.count).toBe(17);
    expect((await take(demo.base, template)).ok).toBe(true);
    expect(await everythingSold(demo.base)).toEqual(before);
    const { rows } = await demo.base.pool.query(`
      SELECT 'sailing' AS what FROM sailing GROUP BY boat_id, day, direction, time HAVING count(*) > 1
      UNION ALL SELECT 'place' FROM add_on_day GROUP BY add_on_id, day HAVING count(*) > 1
      UNION ALL SELECT 'vehicle' FROM vehicle_day GROUP BY vehicle_id, day, direction HAVING count(*) > 1
      UNION ALL SELECT 'room' FROM room GROUP BY room_no HAVING count(*) > 1
      UNION ALL SELECT 'period' FROM period GROUP BY option_id, "from", "to" HAVING count(*) > 1
      UNION ALL SELECT 'add-on' FROM add_on GROUP BY package_id, name HAVING count(*) > 1
      UNION ALL SELECT 'timetable' FROM sailing_time GROUP BY boat_id, timetable, direction, time HAVING count(*) > 1`);
    expect(rows).toEqual([]);
    expect(await checkInvariants(demo.base.pool)).toEqual([]);
    expect((await take(demo.base, text)).ok).toBe(true);
    expect(await exportCatalogue(demo.base.db, all)).toBe(text);
  }, 60_000);

  it("leaves nothing half done by a process that is killed in the middle, and can be taken in again", async () => {
    const file = join(folder, "killed.json");
    await writeFile(
      file,
      changed((parts) => (rowOf(parts, "buildings", "name", "Garden Court").desc = "By the spring")),
    );
    const env = {
      ...process.env,
      DATABASE_URL: empty.url,
      PULAU_SECRET: secret,
      PULAU_DATA: join(folder, "there"),
    };
    const run = () => spawn(process.execPath, [importScript, file], { env, stdio: "ignore" });
    const holds = await empty.pool.connect();
    // The line in the audit log is the last thing that an import writes.
    await holds.query("BEGIN; LOCK TABLE audit_entry IN EXCLUSIVE MODE");
    const killed = run();
    await vi.waitFor(
      async () => {
        const { rows } = await empty.pool.query(
          "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query ~* 'audit_entry'",
        );
        expect(rows).toHaveLength(1);
      },
      { timeout: 60_000, interval: 100 },
    );
    killed.kill("SIGKILL");
    await once(killed, "exit");
    await holds.query("ROLLBACK");
    holds.release();
    expect(await exportCatalogue(empty.db, all)).toBe(text);
    const again = run();
    expect(await once(again, "exit")).toEqual([0, null]);
    expect(await exportCatalogue(empty.db, all)).toContain("By the spring");
    expect((await take(empty, text)).ok).toBe(true);
    expect(await exportCatalogue(empty.db, all)).toBe(text);
  }, 120_000);

  it("lets no room go where somebody ahead sleeps", async () => {
    const { rows } = await demo.base.pool.query<{ no: string }>(
      `SELECT r.room_no AS no FROM room r JOIN room_night n ON n.room_id = r.id
       WHERE n.night > pulau_now() + interval '2 days' AND n.state = 'booked' LIMIT 1`,
    );
    const file = changed((parts) => {
      rowOf(parts, "rooms", "roomNo", rows[0]?.no).activeStatus = false;
    });
    const tried = await take(demo.base, file);
    expect(tried.ok && tried.value.problems).toMatchObject([
      { rule: "catalogue.inWay", facts: { roomNo: rows[0]?.no } },
    ]);
    const room = await demo.base.pool.query("SELECT active_status AS active FROM room WHERE room_no = $1", [
      rows[0]?.no,
    ]);
    expect(room.rows).toEqual([{ active: true }]);
  });
});

const words = (text: string) => ({ en: text, my: text, cn: text });
const importScript = join(import.meta.dirname, "../../../import.ts");
/** Each table of what was sold, and of what stands claimed, as one sum. */
const everythingSold = async ({ pool }: TestDatabase) => {
  const tables = [
    "booking",
    "booking_line",
    "booking_room",
    "booking_crossing",
    "booking_add_on",
    "stay_hold",
  ];
  const sums = [...tables, "room_night", "stock_claim", "ledger_entry", "event_ticket", "bought_package"].map(
    (table) =>
      `SELECT '${table}' AS "table", md5(string_agg(t::text, '' ORDER BY t::text)) AS sum FROM ${table} t`,
  );
  return (await pool.query(`${sums.join(" UNION ALL ")} ORDER BY 1`)).rows;
};
const sold = async ({ pool }: TestDatabase) =>
  (await pool.query("SELECT count(*), sum(total_sen), sum(paid_sen) FROM booking")).rows;

describe("a file that is wrong", () => {
  const wrong: [what: string, change: (file: File) => void, path: RegExp, rule: string][] = [
    [
      "a heading of the menu without a name",
      (file) => {
        const heading = { type: "groupHeader", id: crypto.randomUUID(), name: null, hidden: false };
        Object.assign(file.settings ?? {}, { menu: { entries: [heading] } });
      },
      /^settings\.menu\.entries\.0\.name/,
      "required",
    ],
    [
      "a field of the wrong kind",
      (file) => (rowOf(file, "rooms", "roomNo", "G-01").maxPax = "four"),
      /^rooms\.\d+\.maxPax$/,
      "number",
    ],
    [
      "a field that nobody knows",
      (file) => (rowOf(file, "rooms", "roomNo", "G-01").colour = "blue"),
      /^rooms\.\d+\.colour$/,
      "catalogue.unknown",
    ],
    ["a part that nobody knows", (file) => (file.yachts = []), /^yachts$/, "catalogue.unknown"],
    [
      "a setting that can't be",
      (file) => Object.assign(file.settings ?? {}, { checkInTime: "noon" }),
      /^settings\.checkInTime$/,
      "time",
    ],
    [
      "a room of no type",
      (file) => (rowOf(file, "rooms", "roomNo", "G-01").roomTypeId = crypto.randomUUID()),
      /^rooms\.\d+\.roomTypeId$/,
      "notListed",
    ],
    [
      "a package twice",
      (file) => file.packages?.push({ ...file.packages[0] }),
      /^packages\.\d+\.id$/,
      "twice",
    ],
    [
      "a code twice",
      (file) => file.packages?.push({ ...file.packages[0], id: crypto.randomUUID() }),
      /^packages\.\d+$/,
      "taken",
    ],
    [
      "rates for no room type",
      (file) =>
        Object.assign(((file.prices?.[0]?.rates ?? []) as object[])[0] ?? {}, {
          roomTypeId: crypto.randomUUID(),
        }),
      /^prices\.0\.rates\.0\.roomTypeId$/,
      "card.unknownRoomType",
    ],
    [
      "an icon on another site",
      (file) => Object.assign(file.amenities?.[0] ?? {}, { iconPath: "https://icons.example/fan.svg" }),
      /^amenities\.0\.iconPath$/,
      "amenityIcon",
    ],
    [
      "text that no database keeps",
      (file) => (rowOf(file, "rooms", "roomNo", "G-01").desc = "a\0b"),
      /^rooms\.\d+$/,
      "invalid",
    ],
    [
      "a picture that is not there",
      (file) =>
        Object.assign((file.settings as unknown as { look: object }).look, { logo: crypto.randomUUID() }),
      /^settings\.look\.logo$/,
      "catalogue.noPicture",
    ],
    [
      "a hundred thousand rows",
      (file) => (file.leadSources = Array.from({ length: 100_000 }, () => ({}))),
      /^leadSources$/,
      "catalogue.tooMany",
    ],
  ];
  it.each(wrong)("says where: %s", async (_, change, path, rule) => {
    const tried = await take(empty, changed(change));
    if (!tried.ok) throw new Error(JSON.stringify(tried.failure));
    const problems = tried.value.problems.map((problem) => ({
      ...problem,
      isThere: path.test(problem.path),
    }));
    expect(problems).toContainEqual(expect.objectContaining({ rule, isThere: true }));
    expect(await exportCatalogue(empty.db, all)).toBe(text);
  });

  it("names the row where each mistake stands, however many came before it", async () => {
    const file = changed(({ rooms = [] }) => {
      Object.assign(rooms[0] ?? {}, { maxPax: "four" });
      Object.assign(rooms[2] ?? {}, { colour: "blue" });
    });
    const tried = await take(empty, file, false);
    const rooms: { roomNo: string }[] = JSON.parse(text).rooms;
    expect(tried.ok && tried.value.problems.map(({ path, name }) => [path, name?.en])).toEqual([
      ["rooms.0.maxPax", rooms[0]?.roomNo],
      ["rooms.2.colour", rooms[2]?.roomNo],
    ]);
  });

  const json = (value: unknown) => textBytes(JSON.stringify(value));
  const unreadable: [what: string, bytes: () => Uint8Array][] = [
    ["nothing", () => new Uint8Array()],
    ["no JSON", () => textBytes("hello")],
    ["JSON of something else", () => json({ rooms: [] })],
    ["a newer version", () => json({ format: "pulau-catalogue", version: 99 })],
    [
      "endless lists",
      () => textBytes(`{"format":"pulau-catalogue","version":1,"rooms":${"[".repeat(100_000)}`),
    ],
    ["a zip without a catalogue", () => pack(new Map([["readme.txt", textBytes("hi")]]))],
    ["a zip that breaks off", () => pack(new Map([["catalogue.json", textBytes(text)]])).subarray(0, 2_000)],
    [
      "a zip whose catalogue lies elsewhere",
      () => pack(new Map([["../../catalogue.json", textBytes(text)]])),
    ],
    ["a zip that unpacks without end", () => pack(new Map([["catalogue.json", new Uint8Array(40_000_000)]]))],
    [
      "a zip of a thousand files",
      () => pack(new Map(Array.from({ length: 1_000 }, (_, i) => [`${i}`, textBytes("")]))),
    ],
  ];
  it.each(unreadable)("is not taken for a catalogue: %s", async (_, bytes) => {
    expect(await take(empty, bytes())).toMatchObject({
      ok: false,
      failure: { code: "CATALOGUE_UNREADABLE" },
    });
  });
});

describe("who may import", () => {
  it("takes no part that the importer may not change by hand, and no rights above their own", async () => {
    const { users: _, ...rights } = all;
    const file = changed((parts) => {
      rowOf(parts, "roles", "name", "Driver").desc = "at the desk";
      rowOf(parts, "buildings", "name", "Garden Court").desc = "By the spring";
    });
    const by = { staffId: null, permissions: { ...rights, rooms: { ...rights.rooms, write: false } } };
    const tried = await importFile(deps(empty), { bytes: textBytes(file), by, keeps: true });
    const problems = tried.ok ? tried.value.problems.map(({ path, rule }) => `${path} ${rule}`) : [];
    expect(problems).toEqual(expect.arrayContaining(["roles catalogue.right", "buildings catalogue.right"]));
    expect(JSON.parse(await exportCatalogue(empty.db, rights)).roles).toBeUndefined();
  });

  it("tells nobody names of what they may not read, such as codes", async () => {
    const bytes = textBytes(JSON.stringify({ format: "pulau-catalogue", version: 1, promoCodes: [] }));
    const { posts: _, ...permissions } = all;
    const changedParts = async (by: Parameters<typeof importFile>[1]["by"]) => {
      const tried = await importFile(deps(empty), { bytes, by, keeps: false });
      return tried.ok ? tried.value.changes.map(({ part }) => part) : [];
    };
    expect(await changedParts(byHand)).toContain("promoCodes");
    expect(await changedParts({ staffId: null, permissions })).not.toContain("promoCodes");
  });

  it("is asked again where somebody changed something after the check", async () => {
    const file = changed(
      (parts) => (rowOf(parts, "buildings", "name", "Garden Court").desc = "By the spring"),
    );
    const sent = { bytes: textBytes(file), by: byHand };
    const seen = await importFile(deps(empty), { ...sent, keeps: false });
    if (!seen.ok) throw new Error(seen.failure.code);
    await empty.pool.query("UPDATE building SET \"desc\" = 'By the sea' WHERE name = 'Garden Court'");
    const again = await importFile(deps(empty), { ...sent, keeps: true, mark: seen.value.mark });
    expect(again).toMatchObject({ ok: false, failure: { code: "CATALOGUE_CHANGED" } });
    expect((await take(empty, text)).ok).toBe(true);
  });
});

const parties = [
  { adults: 2, childAges: [], nonMalaysians: 0 },
  { adults: 2, childAges: [7, 2], nonMalaysians: 0 },
  { adults: 1, childAges: [], nonMalaysians: 1 },
  { adults: 4, childAges: [], nonMalaysians: 2 },
];

/** Each party in one room of each type. */
function* requests(book: StayBook, checkIn: Day): Generator<StayToQuote> {
  const roomTypes = new Set(book.rates.flatMap(({ roomTypeId }) => (roomTypeId ? [roomTypeId] : [])));
  for (const party of parties) {
    const travellers = travellersOf(party);
    const occupants = occupantsOf(travellers, book.bands.package);
    const bedType =
      (["single", "twin", "triple", "quad"] as const)[occupants.adult + occupants.child - 1] ?? "quad";
    for (const roomTypeId of roomTypes)
      yield { checkIn, travellers, rooms: [{ roomTypeId, bedType, occupants }], crossings: [], addOns: [] };
  }
}
