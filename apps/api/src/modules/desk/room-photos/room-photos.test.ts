import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { housekeepingRoomRoute } from "@pulau/contract/housekeeping.ts";
import { reportFaultRoute } from "@pulau/contract/room-closures.ts";
import { roomFaultsRoute } from "@pulau/contract/room-faults.ts";
import { addRoomPhotoRoute, mostRoomPhotos, removeRoomPhotoRoute } from "@pulau/contract/room-photos.ts";
import type { RoomId } from "@pulau/domain/ids.ts";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Caller } from "../../../races/caller.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { all, lookOnly, staffCaller } from "../../../races/staff.ts";
import { fileStoreOf, tidyFiles } from "../../ground/files/public.ts";

const edit = { ...all, create: false, delete: false };

let stage: Stage;
let folder: string;
let keeper: Caller;
let roomId: RoomId;
let next = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pulau-photos-"));
  stage = await openStage({ rooms: { standard: 12 } }, undefined, { PULAU_DATA: folder });
  keeper = (await staffCaller(stage, { housekeeping: edit })).desk;
});
beforeEach(async () => {
  roomId = stage.resort.roomTypes.standard.roomIds[next++] ?? "";
  await stage.base.pool.query("DELETE FROM rate_window");
});
afterAll(async () => {
  await stage.close();
  await rm(folder, { recursive: true });
});

/** A photo as a phone takes it, with where it was taken and by which camera. */
const taken = sharp({ create: { width: 900, height: 600, channels: 3, background: "#2f7f86" } })
  .withExif({
    IFD0: { Model: "Phone 7" },
    IFD3: { GPSLatitudeRef: "N", GPSLatitude: "5/1 55/1 0/1" },
  })
  .jpeg()
  .toBuffer();

async function send(
  { photo = randomUUID() as string, room = roomId, query = "", by = keeper },
  bytes: Buffer | null = null,
) {
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(bytes ?? (await taken))]), "IMG_1.jpg");
  const path = addRoomPhotoRoute.path.replace(":_id", room).replace(":photo", photo);
  const answer = await fetch(`${stage.urls[0]}${path}${query}`, {
    method: "POST",
    headers: { authorization: `Bearer ${by.token}` },
    body: form,
  });
  const json = (await answer.json()) as { _id: string; code?: string; facts?: object };
  return { status: answer.status, ...json };
}
const look = (photo: string, query = "", by = keeper) =>
  fetch(`${stage.urls[0]}/admin/api/room-photos/${photo}${query}`, {
    headers: { authorization: `Bearer ${by.token}` },
  });
const detail = () => keeper.must(housekeepingRoomRoute, { params: { _id: roomId } });
const report = async () =>
  (await keeper.must(reportFaultRoute, { params: { _id: roomId }, body: { text: "Tap drips" } }))._id;

describe("a photo of a room", () => {
  it("is seen whole and small, without its place and its camera", async () => {
    const sent = await send({});
    expect(sent).toMatchObject({ status: 200, width: 900, height: 600, by: expect.any(String) });
    expect((await detail()).photos).toMatchObject([{ _id: sent._id }]);
    const whole = await look(sent._id);
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect(whole.headers.get("content-type")).toBe("image/jpeg");
    expect((await sharp(await taken).metadata()).exif?.toString("latin1")).toContain("Phone 7");
    expect(bytes.toString("latin1")).not.toContain("Phone 7");
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    const small = Buffer.from(await (await look(sent._id, "?size=small")).arrayBuffer());
    expect(await sharp(small).metadata()).toMatchObject({ width: 320, height: 213 });
  });

  it("of a fault stands with it, in the room and in the list of maintenance", async () => {
    const fault = await report();
    const { _id } = await send({ query: `?fault=${fault}` });
    const { faults, photos } = await detail();
    expect(faults).toMatchObject([{ _id: fault, photos: [{ _id }] }]);
    expect(photos).toEqual([]);
    const { faults: listed } = await keeper.must(roomFaultsRoute, { query: { row: fault } });
    expect(listed).toMatchObject([{ photos: [{ _id }] }]);
  });

  it("that is sent again is there once, also at the same moment, and its id is no other's", async () => {
    const photo = randomUUID();
    const answers = await Promise.all([send({ photo }), send({ photo }), send({ photo })]);
    expect(answers.map(({ status, _id }) => [status, _id])).toEqual(answers.map(() => [200, photo]));
    expect((await detail()).photos).toHaveLength(1);
    const fault = await report();
    expect(await send({ photo, query: `?fault=${fault}` })).toMatchObject({ code: "KEY_REUSED" });
    const other = stage.resort.roomTypes.standard.roomIds[next++] ?? "";
    expect(await send({ photo, room: other })).toMatchObject({ code: "KEY_REUSED" });
  });

  it("is of its own room, and of a room that there is", async () => {
    const fault = await report();
    const other = stage.resort.roomTypes.standard.roomIds[next++] ?? "";
    expect(await send({ room: other, query: `?fault=${fault}` })).toMatchObject({ code: "NOT_FOUND" });
    expect(await send({ room: randomUUID() })).toMatchObject({ status: 404 });
    expect(await send({ query: `?found=${randomUUID()}` })).toMatchObject({ status: 404 });
    // The database itself lets no photo of one room stand with a fault of another.
    const { _id } = await send({});
    const moved = stage.base.pool.query("UPDATE room_photo SET room_id = $1, fault_id = $2 WHERE id = $3", [
      ...[other, fault, _id],
    ]);
    await expect(moved).rejects.toMatchObject({ code: "23503" });
  });

  it("is a picture, and one of a few: of two who send the last one at once one is refused", async () => {
    expect(await send({}, Buffer.from("%PDF-1.4 and more"))).toMatchObject({ code: "FILE_NOT_TAKEN" });
    expect(await send({}, Buffer.from("<svg/>"))).toMatchObject({ code: "FILE_NOT_TAKEN" });
    for (let i = 1; i < mostRoomPhotos; i++) await send({});
    const last = await Promise.all([send({}), send({})]);
    expect(last.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(last.find(({ status }) => status === 409)).toMatchObject({
      code: "PHOTOS_FULL",
      facts: { most: mostRoomPhotos },
    });
    expect((await detail()).photos).toHaveLength(mostRoomPhotos);
  });

  it("is for who works on rooms alone, and removed with its bytes", async () => {
    const { _id } = await send({});
    const stranger = (await staffCaller(stage, lookOnly)).desk;
    expect((await look(_id, "", stranger)).status).toBe(403);
    const looker = (await staffCaller(stage, { housekeeping: { ...edit, write: false } })).desk;
    expect((await look(_id, "", looker)).status).toBe(200);
    expect(await send({ by: looker })).toMatchObject({ status: 403 });
    expect((await looker.call(removeRoomPhotoRoute, { params: { _id } })).status).toBe(403);
    await keeper.must(removeRoomPhotoRoute, { params: { _id } });
    expect((await detail()).photos).toEqual([]);
    expect((await look(_id)).status).toBe(404);
    expect(await keeper.call(removeRoomPhotoRoute, { params: { _id } })).toMatchObject({ status: 404 });
    await stage.base.pool.query("UPDATE stored_file SET created_at = created_at - interval '2 days'");
    const count = async () =>
      (await stage.base.pool.query("SELECT count(*)::int FROM stored_file WHERE kept_at IS NULL")).rows[0]
        .count;
    expect(await count()).toBeGreaterThan(0);
    await tidyFiles({ db: stage.base.db, store: fileStoreOf(stage.settings) });
    expect(await count()).toBe(0);
    const { rows } = await stage.base.pool.query(
      "SELECT act FROM audit_entry WHERE subject = 'room' AND subject_id = $1 ORDER BY at",
      [roomId],
    );
    expect(rows.map(({ act }) => act)).toEqual(["added", "deleted"]);
  });
});
