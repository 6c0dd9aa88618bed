import { everyRight } from "@pulau/domain/access/permissions.ts";
import type { BedOptionId } from "@pulau/domain/ids.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeBedOptions } from "../../../db/factories/beds.ts";
import { mustSubmit, newGuest, stayOf } from "../../../races/guest.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { exportCatalogue } from "./export-catalogue.ts";
import { importFile } from "./import-file.ts";
import { textBytes } from "./zip.ts";

const all = everyRight();
const store = { put: async () => {}, get: async () => null, remove: async () => {} };
type Row = Record<string, unknown>;
type File = { bedOptions: Row[]; bedOptionBeds: Row[]; rooms: Row[] };
let stage: Stage;
let sold: BedOptionId;
let unsold: BedOptionId;
let text: string;

beforeAll(async () => {
  stage = await openStage({ days: 30 });
  const { db, pool } = stage.base;
  const type = stage.resort.roomTypes.standard.id;
  const ways = [[["both", 2, 1]], [["adult", 1, 2]]] as const;
  [sold, unsold] = (await makeBedOptions(db, type, ways)) as [BedOptionId, BedOptionId];
  const stay = stayOf(stage.resort, { inDays: 5 });
  const rooms = stay.rooms?.map((room) => ({ ...room, bedOptionId: sold }));
  await mustSubmit(await newGuest(stage.urls), { ...stay, rooms });
  await pool.query("UPDATE room SET bed_option_id = NULL");
  text = await exportCatalogue(db, all);
});
afterAll(() => stage.close());

/** The resort's own file with other beds. */
async function send(change: (file: File) => Partial<File>) {
  const file: File = JSON.parse(text);
  const bytes = textBytes(JSON.stringify({ ...file, ...change(file) }));
  const sent = await importFile(
    { db: stage.base.db, store },
    { bytes, by: { staffId: null, permissions: all }, keeps: true },
  );
  if (!sent.ok) throw new Error(JSON.stringify(sent.failure));
  return sent.value;
}
const withCount = (of: BedOptionId, count: number) =>
  send(({ bedOptionBeds }) => ({
    bedOptionBeds: bedOptionBeds.map((bed) => (bed.bedOptionId === of ? { ...bed, count } : bed)),
  }));
const without = (of: BedOptionId) =>
  send(({ bedOptions, bedOptionBeds }) => ({
    bedOptions: bedOptions.filter(({ id }) => id !== of),
    bedOptionBeds: bedOptionBeds.filter(({ bedOptionId }) => bedOptionId !== of),
  }));
const exported = () => exportCatalogue(stage.base.db, all);
const faultsOf = ({ problems }: Awaited<ReturnType<typeof send>>) =>
  problems.map(({ path, rule }) => [path.split(".")[0], rule]);

describe("bed arrangements in the catalogue's file", () => {
  it("keep their beds where a stay was sold with them, told at the bed's row by its name", async () => {
    const refused = await withCount(sold, 3);
    expect(refused.problems).toMatchObject([
      { rule: "catalogue.bedsSold", path: expect.stringMatching(/^bedOptionBeds\.\d$/) },
    ]);
    expect(refused.problems[0]?.name?.en).toMatch(/ · both 2$/);
    expect(await exported()).toBe(text);
  });

  it("lose no bed either, nor get one more", async () => {
    const fewer = await send(({ bedOptionBeds }) => ({
      bedOptionBeds: bedOptionBeds.filter(({ bedOptionId }) => bedOptionId !== sold),
    }));
    expect(faultsOf(fewer)).toEqual([["bedOptions", "catalogue.bedsSold"]]);
    const more = await send(({ bedOptionBeds }) => ({
      bedOptionBeds: [
        ...bedOptionBeds,
        ...bedOptionBeds
          .filter(({ bedOptionId }) => bedOptionId === unsold)
          .map((bed) => ({ ...bed, bedOptionId: sold })),
      ],
    }));
    expect(faultsOf(more)).toEqual([["bedOptionBeds", "catalogue.bedsSold"]]);
    expect(await exported()).toBe(text);
  });

  it("stay in use while a stay ahead needs them, or a room stands so", async () => {
    expect((await without(sold)).problems).toMatchObject([
      { path: "bedOptions", rule: "catalogue.bedsNeeded", facts: { count: 1 } },
    ]);
    const closed = await send(({ bedOptions }) => ({
      bedOptions: bedOptions.map((way) => (way.id === sold ? { ...way, activeStatus: false } : way)),
    }));
    expect(closed.problems).toMatchObject([
      { path: expect.stringMatching(/^bedOptions\.\d$/), rule: "catalogue.bedsNeeded" },
    ]);
    const standing = await send(({ bedOptions, bedOptionBeds, rooms }) => ({
      bedOptions: bedOptions.filter(({ id }) => id !== unsold),
      bedOptionBeds,
      rooms: rooms.map((room, at) => (at === 0 ? { ...room, bedOptionId: unsold } : room)),
    }));
    expect(faultsOf(standing)).toContainEqual(["bedOptions", "catalogue.bedsNeeded"]);
    expect(await exported()).toBe(text);
  });

  it("change where nobody was sold them, and a new one comes in beside one that was", async () => {
    expect((await withCount(unsold, 4)).problems).toEqual([]);
    const beside = await send(({ bedOptions, bedOptionBeds }) => {
      const id = crypto.randomUUID();
      const [way] = bedOptions.filter((own) => own.id === sold);
      const beds = bedOptionBeds.filter(({ bedOptionId }) => bedOptionId === sold);
      return {
        bedOptions: [...bedOptions, { ...way, id, position: 2 }],
        bedOptionBeds: [...bedOptionBeds, ...beds.map((bed) => ({ ...bed, bedOptionId: id, count: 3 }))],
      };
    });
    expect(beside.problems).toEqual([]);
    expect(beside.changes.find(({ part }) => part === "bedOptions")?.added.count).toBe(1);
    expect((await without(unsold)).problems).toEqual([]);
  });
});
