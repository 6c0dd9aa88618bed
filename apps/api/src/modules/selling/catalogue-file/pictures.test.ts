import { fileOfPicture, pictureOfFile } from "@pulau/contract/picture.ts";
import { everyRight } from "@pulau/domain/access/permissions.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { sendPicture } from "../../../races/send-picture.ts";
import { all, staffCaller } from "../../../races/staff.ts";
import { type FileDesk, openFileDesk } from "./test-desk.ts";

let stage: Stage;
let clerk: FileDesk;
beforeAll(async () => {
  stage = await openStage();
  clerk = await openFileDesk(stage, { settings: all });
});
afterAll(() => stage.close());

it("shows no file as the resort's logo that nobody may see", async () => {
  const id = crypto.randomUUID();
  await stage.base.pool.query(
    `INSERT INTO stored_file (id, name, media_type, bytes, storage_key, created_at, kept_at)
     VALUES ($1, 'slip.png', 'image/png', 1, $2, now(), now())`,
    [id, `0a/${"s".repeat(43)}`],
  );
  const { look } = (await clerk.exported()).settings as { look: object };
  const take = (logo: string, checkInTime = "15:00") =>
    clerk.take({ format: "pulau-catalogue", version: 1, settings: { look: { ...look, logo }, checkInTime } });
  expect(await take(id)).toEqual([["settings.look.logo", "catalogue.noPicture"]]);
  await stage.base.pool.query("UPDATE stored_file SET shown = true WHERE id = $1", [id]);
  expect(await take(id)).toEqual([]);
  // What the settings name stays theirs, as a logo that was sent by hand.
  await stage.base.pool.query("UPDATE stored_file SET shown = false WHERE id = $1", [id]);
  expect(await take(id, "16:00")).toEqual([]);
});

it("takes out the pictures that guests are shown, and no bank slip of which a text tells the id", async () => {
  const { desk } = await staffCaller(stage, everyRight());
  const clerk = await openFileDesk(stage, everyRight());
  const send = async () => fileOfPicture(await sendPicture(stage.urls, desk)) ?? "";
  const { roomTypes } = stage.resort;
  const [slip, shown, avatar] = [await send(), await send(), await send()];
  await stage.base.pool.query("UPDATE stored_file SET kept_at = now(), shown = id <> $1", [slip]);
  await stage.base.pool.query(
    `UPDATE room_type SET picture = $1, highlight = $2, summary = $3 WHERE id = $4`,
    [
      pictureOfFile(shown),
      JSON.stringify({ en: slip, my: slip, cn: slip }),
      JSON.stringify({ en: `of ${avatar}`, my: "", cn: "" }),
      roomTypes.family.id,
    ],
  );
  expect(await clerk.pictures()).toEqual([`pictures/${shown}.png`]);
  const { look } = (await clerk.exported()).settings as { look: object };
  const settings = { look: { ...look, logo: avatar } };
  expect(await clerk.take({ format: "pulau-catalogue", version: 1, settings })).toEqual([]);
  await stage.base.pool.query("UPDATE stored_file SET shown = false WHERE id = $1", [avatar]);
  expect(await clerk.pictures()).toEqual([shown, avatar].sort().map((id) => `pictures/${id}.png`));
});
