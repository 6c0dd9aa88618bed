import { everyRight } from "@pulau/domain/access/permissions.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { makeEvent } from "../events/test-event.ts";
import { type FileDesk, type FileOfTest, openFileDesk } from "./test-desk.ts";

type Row = Record<string, unknown>;
let stage: Stage;
let owner: FileDesk;
let file: FileOfTest;

beforeAll(async () => {
  stage = await openStage();
  owner = await openFileDesk(stage, everyRight());
  await stage.base.pool.query(
    "UPDATE add_on SET package_id = (SELECT id FROM package LIMIT 1) WHERE id = (SELECT id FROM add_on ORDER BY list_no LIMIT 1)",
  );
  file = await owner.exported();
});
afterAll(() => stage.close());

const indexOf = (part: string, is: (row: Row) => boolean): number => (file[part] ?? []).findIndex(is);
/** What stands in the way of the file's own part with one row of it other. */
const change = (part: string, at: number, changed: Row) =>
  owner.take({
    format: "pulau-catalogue",
    version: 1,
    [part]: (file[part] ?? []).map((row, place) => (place === at ? { ...row, ...changed } : row)),
  });

describe("what others use, in the catalogue's file", () => {
  it("is a vehicle of its kind while transfers name it", async () => {
    const van = indexOf("transferVehicles", ({ type }) => type === "shared");
    expect(await change("transferVehicles", van, { type: "private" })).toEqual([
      [`transferVehicles.${van}.type`, "typeInUse"],
    ]);
  });

  it("is one transfer of a kind on each road, from one place to another", async () => {
    const { land } = stage.resort;
    const back = { startPointId: land.jettyId, endPointId: land.airportId };
    const town = indexOf("landTransfers", ({ id }) => id === land.townVanId);
    expect(await change("landTransfers", town, back)).toEqual([
      [`landTransfers.${town}.vehicleId`, "routeTwice"],
    ]);
    expect(await change("landTransfers", town, { startPointId: land.jettyId })).toEqual([
      [`landTransfers.${town}.endPointId`, "samePoint"],
    ]);
  });

  it("is a ferry that stays one", async () => {
    const ferry = indexOf("boats", ({ kind }) => kind === "ferry");
    const charter = { kind: "charter", charterSen: 10_000, daily: 1 };
    expect(await change("boats", ferry, charter)).toEqual([[`boats.${ferry}.kind`, "catalogue.boatKind"]]);
  });

  it("is a package of its kind, and choices of those that have any", async () => {
    const chosen = indexOf("addOns", ({ packageId }) => packageId !== null);
    const packageId = file.addOns?.[chosen]?.packageId;
    const used = indexOf("packages", ({ id }) => id === packageId);
    expect(await change("packages", used, { type: "additional" })).toEqual([
      [`packages.${used}.type`, "catalogue.packageKind"],
    ]);
    const free = indexOf("addOns", (row) => row.packageId === null);
    expect(await change("addOns", free, { packageId })).toEqual([[`addOns.${free}.packageId`, "notListed"]]);
    expect(await owner.exported()).toEqual(file);
  });

  it("is a tax that an event ahead includes", async () => {
    const { pool, db } = stage.base;
    const taxes = file.taxes ?? [];
    const of = indexOf("taxes", ({ activeStatus }) => activeStatus === true);
    const id = String(taxes[of]?.id);
    const eventId = await makeEvent(db, stage.resort);
    await pool.query("UPDATE event SET tax_ids = jsonb_build_array($2::text) WHERE id = $1", [eventId, id]);
    const without = { taxes: taxes.filter((row) => row.id !== id), format: "pulau-catalogue", version: 1 };
    expect(await owner.take(without)).toEqual([["taxes", "catalogue.taxInUse"]]);
    expect(await change("taxes", of, { activeStatus: false })).toEqual([
      [`taxes.${of}`, "catalogue.taxInUse"],
    ]);
    await pool.query("UPDATE event SET tax_ids = '[]' WHERE id = $1", [eventId]);
  });
});
