import { addOnCategoriesRoute, importAddOnCategoriesRoute } from "@pulau/contract/add-on-records.ts";
import { amenitiesRoute, amenityRecords, importAmenitiesRoute } from "@pulau/contract/amenity-records.ts";
import { bedRecords, bedsListRoute, importBedsRoute } from "@pulau/contract/bed-records.ts";
import { buildingRecords, buildingsRoute, importBuildingsRoute } from "@pulau/contract/building-records.ts";
import { importProgressRoute } from "@pulau/contract/import.ts";
import { importPointsRoute, pointsRoute } from "@pulau/contract/point-records.ts";
import { bedsRoute, setBedOptionsRoute } from "@pulau/contract/room-admin.ts";
import { importRoomsRoute, roomRecords, roomsListRoute } from "@pulau/contract/room-records.ts";
import {
  importRoomTypesRoute,
  roomTypeRecords,
  roomTypesListRoute,
} from "@pulau/contract/room-type-records.ts";
import { staffLoginRoute } from "@pulau/contract/staff.ts";
import {
  departmentRecords,
  departmentsRoute,
  importDepartmentsRoute,
  importRolesRoute,
  importUsersRoute,
  noLinks,
  nowhere,
  rolesRoute,
  userRecords,
  usersRoute,
} from "@pulau/contract/staff-records.ts";
import { importVehiclesRoute, vehiclesRoute } from "@pulau/contract/vehicle-records.ts";
import { noWords } from "@pulau/domain/catalogue/words.ts";
import Papa from "papaparse";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../db/invariants.ts";
import { everyAct, staffWith } from "../modules/people/accounts/test-staff.ts";
import { Caller } from "../races/caller.ts";
import { openStage, type Stage } from "../races/one-server.ts";

let stage: Stage;
let keeper: Caller;
const words = (en: string) => ({ en, my: `${en} (my)`, cn: `${en} (cn)` });

beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 3 } });
  ({ caller: keeper } = await staffWith(stage, {
    users: everyAct,
    rooms: everyAct,
    bookings: everyAct,
    boats: everyAct,
    rates: everyAct,
  }));
  await keeper.must(departmentRecords.add, {
    body: { obj: { name: "Kayaks", desc: "=SUM(A1), by the jetty" } },
  });
  await keeper.must(bedRecords.add, {
    body: { obj: { name: words("Day bed"), width: 90, length: 190, no_of_pax: 1 } },
  });
  await keeper.must(amenityRecords.add, { body: { obj: { name: words("Hammock") } } });
  await keeper.must(buildingRecords.add, {
    body: { obj: { name: "Kite, Row", no_of_floors: ["Sand", "Upper"], desc: 'said "no"\nand left' } },
  });
  await fillRareFields();
});
afterAll(() => stage.close());

const standard = async () => {
  const types = await keeper.must(roomTypeRecords.initial, {});
  const found = types.find(({ _id }) => _id === stage.resort.roomTypes.standard.id);
  if (!found) throw new Error("no standard room");
  return found;
};
const aRoom = async () => {
  const { id } = await standard();
  const found = (await keeper.must(roomRecords.initial, {})).find(({ room_type }) => room_type === id);
  if (!found) throw new Error("no room of it");
  return found;
};
const bedCalled = async (en: string) => {
  const found = (await keeper.must(bedsRoute, {})).beds.find(({ name }) => name.en === en);
  if (!found) throw new Error(`no ${en}`);
  return found.bedId;
};

/** What a stage leaves empty: the beds of a room, what its type's pictures show, where somebody lives. */
async function fillRareFields() {
  for (const [en, width] of [
    ["Wide bed", 180],
    ["Box bed", 80],
  ] as const)
    await keeper.must(bedRecords.add, {
      body: { obj: { name: words(en), width, length: 200, no_of_pax: 1 } },
    });
  const [wide, narrow] = [await bedCalled("Wide bed"), await bedCalled("Box bed")];
  const { bedOptions } = await keeper.must(setBedOptionsRoute, {
    params: { _id: stage.resort.roomTypes.standard.id },
    body: {
      bedOptions: [
        { beds: [{ bedId: wide, count: 1 }] },
        {
          beds: [
            { bedId: wide, count: 1 },
            { bedId: narrow, count: 2, extra: true },
          ],
        },
      ],
    },
  });
  const way = bedOptions[1]?.bedOptionId ?? null;
  await keeper.must(roomRecords.update, { body: { obj: { id: (await aRoom()).id, bed_option_id: way } } });
  const reef = { en: "Fish; from above", my: "", cn: "鱼群" };
  const pictures = { room_images_path: ["garden-room", "reef"], room_images_alt: [noWords, reef] };
  await keeper.must(roomTypeRecords.update, { body: { obj: { id: (await standard()).id, ...pictures } } });
  const [person] = await keeper.must(userRecords.initial, {});
  const lives = {
    location: { ...nowhere, city: "Kuala Besut" },
    social_links: { ...noLinks, twitter: "@aina" },
  };
  await keeper.must(userRecords.update, { body: { obj: { id: person?.id ?? 0, ...lives } } });
}

const lists = [
  { list: departmentsRoute, take: importDepartmentsRoute },
  { list: rolesRoute, take: importRolesRoute },
  { list: usersRoute, take: importUsersRoute },
  { list: buildingsRoute, take: importBuildingsRoute },
  { list: bedsListRoute, take: importBedsRoute },
  { list: amenitiesRoute, take: importAmenitiesRoute },
  { list: roomTypesListRoute, take: importRoomTypesRoute },
  { list: roomsListRoute, take: importRoomsRoute },
  { list: pointsRoute, take: importPointsRoute },
  { list: vehiclesRoute, take: importVehiclesRoute },
  { list: addOnCategoriesRoute, take: importAddOnCategoriesRoute },
] as const;
type Take = (typeof lists)[number]["take"];

const fileOf = async (path: string, query = "language=en") => {
  const answer = await fetch(`${stage.urls[0]}${path}.csv?${query}`, {
    headers: { authorization: `Bearer ${keeper.token}` },
  });
  expect(answer.status).toBe(200);
  // `text()` would take the mark of a file that Excel reads off.
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(await answer.arrayBuffer());
};
const take = (route: Take, text: string) => keeper.call(route as typeof importBedsRoute, { body: { text } });
const check = (route: Take, text: string) =>
  keeper.must((route as typeof importBedsRoute).check, { body: { text } });
const table = (...lines: string[]) => lines.join("\n");

describe("each list's own file", () => {
  for (const { list, take: route } of lists)
    for (const language of ["en", "my", "cn"])
      it(`${list.path} comes back in as it went out, headed in ${language}, and nothing is other`, async () => {
        const text = await fileOf(list.path, `language=${language}`);
        expect(text.startsWith("\uFEFF")).toBe(true);
        const found = await check(route, text);
        expect(found).toMatchObject({ added: 0, changed: 0, wrong: 0, problems: [], preview: [] });
        expect(found.unchanged).toBe(found.lines);
        const matched = found.columns.filter(({ field }) => field !== null);
        expect(matched).toHaveLength(found.fields.length);
        // As Excel saves it again where commas are decimal points: semicolons, every cell in quotes.
        const { data } = Papa.parse<string[]>(text.slice(1).trimEnd(), { newline: "\r\n" });
        const saved = `\uFEFF${Papa.unparse(data, { delimiter: ";", quotes: true, newline: "\r\n" })}\r\n`;
        const value = { added: 0, changed: 0, unchanged: found.lines };
        expect(await take(route, saved)).toMatchObject({ value });
      });
});

describe("a file with changed cells", () => {
  it("changes those and nothing else, which is then used", async () => {
    const before = await keeper.must(departmentRecords.initial, {});
    const text = (await fileOf(departmentsRoute.path))
      .replace("Kayaks", "Paddles")
      .replace(/"'=SUM.*?"/, "By the jetty");
    expect(await check(importDepartmentsRoute, text)).toMatchObject({
      added: 0,
      changed: 1,
      unchanged: before.length - 1,
      preview: [
        {
          did: "changed",
          name: "Kayaks",
          changes: [
            { name: "Name", before: "Kayaks", after: "Paddles" },
            { name: "Description", before: "=SUM(A1), by the jetty", after: "By the jetty" },
          ],
        },
      ],
    });
    expect(await keeper.must(departmentRecords.initial, {})).toEqual(before);
    expect(await take(importDepartmentsRoute, text)).toMatchObject({ value: { changed: 1 } });
    const after = await keeper.must(departmentRecords.initial, {});
    const now = after.find(({ name }) => name === "Paddles");
    const was = before.find(({ name }) => name === "Kayaks");
    expect(now).toEqual({ ...was, name: "Paddles", desc: "By the jetty", version: (was?.version ?? 0) + 1 });
    expect(after.filter(({ name }) => name !== "Paddles")).toEqual(
      before.filter(({ name }) => name !== "Kayaks"),
    );
    const { rows } = await stage.base.pool.query(
      "SELECT facts FROM audit_entry WHERE subject = 'department' AND act = 'changed' ORDER BY at DESC LIMIT 1",
    );
    expect(rows[0].facts).toMatchObject({ before: { name: "Kayaks" }, after: { name: "Paddles" } });
  });

  it("is read with semicolons, other line ends and quotes, and an empty cell empties a text", async () => {
    const text =
      '\uFEFFName;Floors;Description\r\n"Kite, Row";"Sand; Upper; Roof";\r\n"Kampung";"Ground";"\'=1+1"\r\n';
    expect(await take(importBuildingsRoute, text)).toMatchObject({ value: { added: 1, changed: 1 } });
    const rows = await keeper.must(buildingRecords.initial, {});
    expect(rows.find(({ name }) => name === "Kite, Row")).toMatchObject({
      no_of_floors: ["Sand", "Upper", "Roof"],
      desc: "",
    });
    expect(rows.find(({ name }) => name === "Kampung")).toMatchObject({ desc: "=1+1", active_status: true });
    expect(await fileOf(buildingsRoute.path)).toContain("'=1+1");
  });

  it("takes a new room type and rooms of it, with the names of what they belong to", async () => {
    const types = table(
      "Room code,Name (English),Name (Malay),Name (Chinese),Fewest guests,Most guests,Amenities,Description (English),Description (Malay),Description (Chinese),Pictures",
      "NEST,Nest,Sarang,巢屋,1,2,hammock,High up,Di atas,高处,garden-room",
    );
    expect(await take(importRoomTypesRoute, types)).toMatchObject({ value: { added: 1 } });
    const made = (await keeper.must(roomTypeRecords.initial, {})).find(
      ({ room_code }) => room_code === "NEST",
    );
    expect(made).toMatchObject({ name: { my: "Sarang" }, bed_types: ["single", "twin"], max_pax: 2 });
    expect(made?.associated_amenities_id).toHaveLength(1);
    const rooms = table(
      "Room number,Room type,Building,Floor",
      "N-1,nest,Kite\\, Row,Sand".replace("Kite\\, Row", '"kite, row"'),
    );
    expect(await take(importRoomsRoute, rooms)).toMatchObject({ value: { added: 1 } });
    const all = await keeper.must(roomRecords.initial, {});
    expect(all.find(({ room_no }) => room_no === "N-1")).toMatchObject({ room_type: made?.id, max_pax: 2 });
    expect(await checkInvariants(stage.base.pool)).toEqual([]);
  });

  it("makes a room up as its cell tells, in one of its type's ways and in no other", async () => {
    const { room_no: number, bed_option_id: way } = await aRoom();
    const text = (beds: string) => table("Room number,Beds", `${number},${beds}`);
    const file = await fileOf(roomsListRoute.path, `search=${number}&columns=roomNo,beds&language=my`);
    expect(file).toContain(`${number},Wide bed (my) + 2 × Box bed (my) (katil tambahan)`);
    expect(await check(importRoomsRoute, text("2x box bed (extra bed) + WIDE BED"))).toMatchObject({
      unchanged: 1,
    });
    expect(await check(importRoomsRoute, text("2 × Box bed"))).toMatchObject({
      problems: [{ line: 2, column: 2, field: "beds", rule: "notListed" }],
    });
    expect(await take(importRoomsRoute, text("Wide bed (cn)"))).toMatchObject({ value: { changed: 1 } });
    const made = (await aRoom()).bed_option_id;
    expect(made).not.toBeNull();
    expect(made).not.toBe(way);
    expect(await take(importRoomsRoute, text(""))).toMatchObject({ value: { changed: 1 } });
    expect((await aRoom()).bed_option_id).toBeNull();
    const other = (await keeper.must(roomTypeRecords.initial, {})).find(
      ({ room_code }) => room_code === "NEST",
    );
    const moved = table("Room number,Room type,Beds", `${number},${other?.room_code},Wide bed`);
    expect(await check(importRoomsRoute, moved)).toMatchObject({
      problems: [{ column: 3, rule: "notListed" }],
    });
    const bedId = await bedCalled("Wide bed");
    const { bedOptions } = await keeper.must(setBedOptionsRoute, {
      params: { _id: other?._id ?? "" },
      body: { bedOptions: [2, 1].map((count) => ({ beds: [{ bedId, count }] })) },
    });
    expect(await take(importRoomsRoute, moved)).toMatchObject({ value: { changed: 1 } });
    const rooms = await keeper.must(roomRecords.initial, {});
    expect(rooms.find(({ room_no }) => room_no === number)?.bed_option_id).toBe(bedOptions[1]?.bedOptionId);
  });

  it("says what is special of a type and what each of its pictures shows, in each language", async () => {
    const { room_code: code } = await standard();
    const head = "Room code,What is special (Malay),Pictures,What the pictures show (English)";
    const text = (texts: string) => table(head, `${code},Tepi laut,reef; garden-room,"${texts}"`);
    const right = text("reef: Fish: from\nabove\ngarden-room: The veranda");
    expect(await check(importRoomTypesRoute, right)).toMatchObject({
      preview: [
        {
          changes: [
            { field: "highlightMy" },
            { field: "pictures" },
            { field: "pictureTextsEn", before: "reef: Fish; from above" },
          ],
        },
      ],
    });
    expect(await take(importRoomTypesRoute, right)).toMatchObject({ value: { changed: 1 } });
    expect(await standard()).toMatchObject({
      highlight: { my: "Tepi laut" },
      room_images_path: ["reef", "garden-room"],
      room_images_alt: [
        { en: "Fish: from above", my: "", cn: "鱼群" },
        { en: "The veranda", my: "", cn: "" },
      ],
    });
    expect(await check(importRoomTypesRoute, text("jetty: Boats"))).toMatchObject({
      problems: [{ line: 2, column: 4, field: "pictureTextsEn", rule: "notListed" }],
    });
    expect(await check(importRoomTypesRoute, text("The veranda"))).toMatchObject({
      problems: [{ line: 2, column: 4, field: "pictureTextsEn", rule: "namedTexts" }],
    });
    expect(await take(importRoomTypesRoute, text(""))).toMatchObject({ value: { changed: 1 } });
    expect((await standard()).room_images_alt).toEqual([{ ...noWords, cn: "鱼群" }, noWords]);
  });

  it("says where staff live and are found, in what their line says of it", async () => {
    await keeper.must(importRolesRoute, { body: { text: "Name\nBoatman" } });
    const text = (link: string) =>
      table(
        "E-mail,Name,Role,City,Country of the address,Instagram",
        `zul@resort.test,Zul,Boatman,Kuala Besut,Malaysia,${link}`,
      );
    expect(await check(importUsersRoute, text("two words"))).toMatchObject({
      problems: [{ line: 2, column: 6, field: "instagram", rule: "socialLink" }],
    });
    expect(await take(importUsersRoute, text("'@zul"))).toMatchObject({ value: { added: 1 } });
    const zul = async () =>
      (await keeper.must(userRecords.initial, {})).find(({ email }) => email === "zul@resort.test");
    const location = { ...nowhere, city: "Kuala Besut", country: "Malaysia" };
    expect(await zul()).toMatchObject({ location, social_links: { ...noLinks, instagram: "@zul" } });
    const cleared = table("E-mail,Postcode,City", "zul@resort.test,22300,");
    expect(await take(importUsersRoute, cleared)).toMatchObject({ value: { changed: 1 } });
    expect((await zul())?.location).toEqual({ ...location, post_code: "22300", city: "" });
  });

  it("invites new staff, sets no password, and gives no rights that its sender has not", async () => {
    const text = table(
      "Name,E-mail,Role,Department,Password",
      "Nadia Salleh,nadia.new@resort.test,Reception,Paddles,letmein-2026",
    );
    await keeper.must(importRolesRoute, { body: { text: "Role\nReception".replace("Role", "name") } });
    const mails = async () =>
      (await stage.base.pool.query("SELECT count(*)::int AS n FROM staff_invitation")).rows[0].n as number;
    const before = await mails();
    expect(await check(importUsersRoute, text)).toMatchObject({ added: 1, wrong: 0 });
    expect(await mails()).toBe(before);
    expect(await take(importUsersRoute, text)).toMatchObject({ value: { added: 1 } });
    expect(await mails()).toBe(before + 1);
    const login = { email: "nadia.new@resort.test", password: "letmein-2026" };
    expect((await new Caller(stage.urls).call(staffLoginRoute, { body: login })).ok).toBe(false);
    const made = (await keeper.must(userRecords.initial, {})).find(({ name }) => name === "Nadia Salleh");
    expect(made).toMatchObject({ department: "Paddles", role_name: "Reception", is_verified: false });
    const { rows } = await stage.base.pool.query("SELECT name FROM staff_role WHERE locked LIMIT 1");
    if (rows[0]) {
      const above = table("Name,E-mail,Role", `Owner,own@resort.test,${rows[0].name}`);
      expect(await check(importUsersRoute, above)).toMatchObject({
        problems: [{ line: 2, code: "RIGHTS_ABOVE_OWN" }],
      });
    }
  });
});

describe("a table of what a resort sells besides rooms", () => {
  it("adds pick-up points, vehicles and categories, and changes them by their names", async () => {
    const points = (meeting: string) =>
      table("Name,Type,Meeting point", `Night market,city,${meeting}`, "Old jetty,jetty,");
    expect(await take(importPointsRoute, points("By the clock"))).toMatchObject({ value: { added: 2 } });
    expect(await take(importPointsRoute, points(""))).toMatchObject({ value: { changed: 1, unchanged: 1 } });
    const vans = (daily: string) => table("Name,Type,Seats,Daily", `Long van,shared,14,${daily}`);
    expect(await take(importVehiclesRoute, vans("3"))).toMatchObject({ value: { added: 1 } });
    expect(await take(importVehiclesRoute, vans(""))).toMatchObject({ value: { changed: 1 } });
    const groups = (icon: string) => table("Name,Name (Malay),Icon", `Evenings,Waktu malam,${icon}`);
    expect(await take(importAddOnCategoriesRoute, groups("food"))).toMatchObject({ value: { added: 1 } });
    const { problems } = await check(importAddOnCategoriesRoute, groups("party"));
    expect(problems).toMatchObject([{ line: 2, field: "icon", value: "party" }]);
  });
});

describe("a file with mistakes", () => {
  it("changes nothing, and each is told by line and column", async () => {
    const before = await keeper.must(buildingRecords.initial, {});
    const text = table(
      "No.,Name,Floors,Active",
      ",New house,Ground,yes",
      ",Other house,,perhaps",
      "99999,Third house,Ground,yes",
      ",new HOUSE,Ground,yes",
      `,${"x".repeat(70)},Ground,`,
      ",Without floors,,",
    );
    const { problems } = await check(importBuildingsRoute, text);
    expect(problems).toMatchObject([
      { line: 3, column: 4, field: "active", rule: "yesOrNo" },
      { line: 4, column: 1, field: "no", rule: "notListed" },
      { line: 5, column: 2, field: "name", rule: "toldTwice" },
      { line: 6, column: 2, field: "name", rule: "tooLong" },
      { line: 7, column: 3, field: "floors", rule: "required" },
    ]);
    expect(await take(importBuildingsRoute, text)).toMatchObject({ status: 400 });
    expect(await keeper.must(buildingRecords.initial, {})).toEqual(before);
  });

  it("is refused in words, whatever is in it", async () => {
    const odd = [
      "\u0000",
      "name",
      "Name,Name\n\u0000,b",
      '"',
      "no,name\n1e9,x\n-1,y\n2147483648,z",
      "🦀;🦀\n🦀",
      "name\n\ud800",
    ];
    for (const { take: route } of lists)
      for (const text of odd) {
        const answer = await take(route, text);
        expect(answer.ok ? 200 : answer.status, `${route.path} ${JSON.stringify(text)}`).toBeLessThan(500);
      }
    const { caller } = await staffWith(stage, { rooms: { ...everyAct, write: false } });
    expect((await caller.call(importBuildingsRoute, { body: { text: "name\nX" } })).status).toBe(403);
  });

  it("takes five thousand rows, says how far it is, and takes them back out unchanged", async () => {
    await stage.base.pool.query(
      `INSERT INTO department (name, "desc") SELECT 'Isle ' || i, repeat('码头旁', 20) FROM generate_series(1, 4300) i`,
    );
    const known = (await fileOf(departmentsRoute.path, "columns=name,desc&sort=id")).trimEnd();
    const held = known.split("\r\n").length - 1;
    const fresh = Array.from({ length: 5_000 - held }, (_, i) => `Reef ${i},Coral`);
    const text = table(known.replace(/^(.*Isle 77,).*$/m, "$1Changed"), ...fresh);
    const under = keeper.call(importDepartmentsRoute, { body: { text } });
    const seen: number[] = [];
    let over = false;
    void under.finally(() => {
      over = true;
    });
    while (!over) {
      const { progress } = await keeper.must(importProgressRoute, {});
      if (progress) seen.push(progress.done);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(await under).toMatchObject({
      value: { added: fresh.length, changed: 1, unchanged: held - 1 },
    });
    expect(seen.length).toBeGreaterThan(0);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect((await keeper.must(importProgressRoute, {})).progress).toBeNull();
    const again = await fileOf(departmentsRoute.path);
    expect(await check(importDepartmentsRoute, again)).toMatchObject({ changed: 0, unchanged: 5_000 });
  });
});
