import { setTimeout as pause } from "node:timers/promises";
import type { StaffId } from "@pulau/domain/ids.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eq } from "../../../db/orm.ts";
import { room } from "../../../db/schema/rooms.ts";
import { inTransaction, type Tx } from "../../../db/tx.ts";
import { newGuest, stayOf, tryHold } from "../../../races/guest.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { createStaff } from "../../people/accounts/test-people.ts";
import { updateRoom } from "./update-room.ts";

let stage: Stage;
let staffId: StaffId;
beforeAll(async () => {
  stage = await openStage({ rooms: { family: 1 } });
  staffId = (await createStaff(stage.base.db)).id;
});
afterAll(() => stage.close());

const roomId = () => stage.resort.roomTypes.family.roomIds[0] ?? "";
const family = (inDays: number) => {
  const stay = stayOf(stage.resort, { inDays });
  const rooms = stay.rooms?.map((room) => ({ ...room, roomTypeId: stage.resort.roomTypes.family.id }));
  return { ...stay, rooms };
};
const change = (tx: Tx, body: { activeStatus?: boolean; maxPax?: number }) =>
  updateRoom(tx, { staffId, roomId: roomId(), body });
/** Runs `work` in a transaction that stays open until `meanwhile` has had its time. */
const slowly = async <T>(work: (tx: Tx) => Promise<T>, meanwhile: () => Promise<unknown>) => {
  let other: Promise<unknown> = Promise.resolve();
  const done = await inTransaction(stage.base.db, async (tx) => {
    const result = await work(tx);
    other = meanwhile();
    await pause(150);
    return result;
  });
  return [done, await other] as const;
};

describe("a room that goes out of use while a guest reaches for it", () => {
  it("is not held by whoever looked before", async () => {
    const guest = await newGuest(stage.urls);
    const [out, held] = await slowly(
      (tx) => change(tx, { activeStatus: false }),
      () => tryHold(guest, family(10)),
    );
    expect(out).toMatchObject({ ok: true });
    expect(held).toMatchObject({ code: "SOLD_OUT" });
    await stage.base.db.update(room).set({ activeStatus: true }).where(eq(room.id, roomId()));
  });

  it("takes no more guests than it does once the change is made", async () => {
    const guest = await newGuest(stage.urls);
    const [fewer, held] = await slowly(
      (tx) => change(tx, { maxPax: 1 }),
      () => tryHold(guest, family(15)),
    );
    expect(fewer).toMatchObject({ ok: true });
    expect(held).toMatchObject({ code: "SOLD_OUT" });
    await stage.base.db.update(room).set({ maxPax: 4 }).where(eq(room.id, roomId()));
  });

  it("stays in use for a guest who was first", async () => {
    const guest = await newGuest(stage.urls);
    expect(await tryHold(guest, family(20))).toMatchObject({ ok: true });
    const out = await inTransaction(stage.base.db, (tx) => change(tx, { activeStatus: false }));
    expect(out).toMatchObject({ ok: false, failure: { code: "BOOKINGS_IN_WAY", toMove: [{ persons: 2 }] } });
  });
});
