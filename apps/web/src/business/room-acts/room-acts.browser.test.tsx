import { useState } from "react";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { CallFailure } from "../../api/call-failure.ts";
import type { Call } from "../../api/client.ts";
import { nobody } from "../../api/session.ts";
import { emulatePlain, expectNoFaults, expectStill, show } from "../../dev/browser-test.tsx";
import { SignalLine } from "../signal-line.tsx";
import { FoundDialog } from "./found-dialog.tsx";
import { roomActKinds } from "./kept.ts";
import { PhotoPicker } from "./photo-picker.tsx";
import { PhotoStrip } from "./photo-strip.tsx";
import { RoomOutcomes } from "./room-outcomes.tsx";
import { shrinkPhoto } from "./shrink-photo.ts";

const room = { _id: "01890000-0000-7000-8000-000000000001", roomNo: "V-02" };
const signedIn = { record: { id: "keeper" }, role: "staff", rights: ["housekeeping:write"] } as never;
const around = { speaks: ["room-acts", "staff"] as const, session: { ...nobody, state: () => signedIn } };

/** A picture of that size, as a camera's file. */
async function picture(width: number, height: number): Promise<File> {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  Object.assign(canvas.getContext("2d") as object, { fillStyle: "#2f7f86" });
  canvas.getContext("2d")?.fillRect(0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  return new File([blob as Blob], "IMG_1.png", { type: "image/png" });
}

type SentCall = { path: string; query?: object; body?: object; hasFile: boolean };

/** A server that keeps what it is sent, or that nobody reaches. */
function server(reached: boolean) {
  const sent: SentCall[] = [];
  const call = (async (
    { path }: { path: string },
    { file, ...rest }: { query?: object; body?: object; file?: Blob },
  ) => {
    if (!reached) throw new CallFailure("OFFLINE");
    sent.push({ path, ...rest, hasFile: file !== undefined });
    return { done: true, photos: [], faults: [], found: [] };
  }) as unknown as Call;
  return { sent, call };
}

function Picker() {
  const [photos, setPhotos] = useState<readonly Blob[]>([]);
  return <PhotoPicker what="the fault" photos={photos} onChange={setPhotos} />;
}

describe("a photo", () => {
  it("is made small on the device, as JPEG, and keeps its shape", async () => {
    const sent = await shrinkPhoto(await picture(3_200, 2_000));
    const drawn = await createImageBitmap(sent);
    expect([sent.type, drawn.width, drawn.height]).toEqual(["image/jpeg", 1_600, 1_000]);
    await expect(shrinkPhoto(new Blob(["no picture"]))).rejects.toMatchObject({ code: "FILE_NOT_TAKEN" });
  });

  it("waits in sight while there is no signal, and its button is large enough for a thumb", async () => {
    const { call } = server(false);
    await show(<PhotoStrip room={room} subject={{}} what="V-02" photos={[]} mayWrite />, {
      ...around,
      call,
      kinds: roomActKinds,
    });
    const add = page.getByRole("button", { name: "Add a photo of V-02" });
    const { width, height } = add.element().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.upload(page.getByLabelText("Add a photo of V-02").first(), await picture(40, 30));
    await expect.element(page.getByRole("img", { name: "Photo of V-02, not sent yet" })).toBeVisible();
    await expectNoFaults();
  });

  it("is sent with what it is of", async () => {
    const { call, sent } = server(true);
    const fault = "01890000-0000-7000-8000-000000000002";
    await show(<PhotoStrip room={room} subject={{ fault }} what="Tap drips" photos={[]} mayWrite />, {
      ...around,
      call,
      kinds: roomActKinds,
    });
    await userEvent.upload(page.getByLabelText("Add a photo of Tap drips").first(), await picture(40, 30));
    await expect.poll(() => sent[0]).toMatchObject({ query: { fault }, hasFile: true });
  });

  it("is shown to who may only look without a way to add one", async () => {
    await show(<PhotoStrip room={room} subject={{}} what="V-02" photos={[]} mayWrite={false} />, {
      ...around,
      kinds: roomActKinds,
    });
    await expect.element(page.getByRole("button")).not.toBeInTheDocument();
  });

  it("that was chosen can be taken out again before anything is sent", async () => {
    await show(<Picker />, around);
    await userEvent.upload(page.getByLabelText("Add a photo of the fault").first(), await picture(40, 30));
    await page.getByRole("button", { name: "Remove this photo" }).click();
    await expect.element(page.getByRole("img")).not.toBeInTheDocument();
  });
});

describe("a found thing", () => {
  it("is sent once with its room, and refused without words at the first field", async () => {
    const { call, sent } = server(true);
    await show(<FoundDialog rooms={[room]} today="2026-06-12" onClose={() => undefined} />, {
      ...around,
      call,
      kinds: roomActKinds,
    });
    await page.getByRole("button", { name: "Save" }).click();
    await expect.element(page.getByRole("textbox", { name: "What was found?" })).toHaveFocus();
    await page.getByRole("textbox", { name: "What was found?" }).fill("Goggles");
    await page.getByRole("textbox", { name: "Where is it kept?" }).fill("Shelf 2");
    await page.getByRole("button", { name: "Save" }).click();
    await expect
      .poll(() => sent.filter(({ body }) => body))
      .toMatchObject([{ body: { roomId: room._id, foundOn: "2026-06-12", what: "Goggles" } }]);
  });
});

it("says nothing of outcomes while there are none, and how many acts wait on a line", async () => {
  const { container } = await show(
    <>
      <RoomOutcomes />
      <SignalLine readAt={Date.now()} waiting={2} />
    </>,
    around,
  );
  expect(container.textContent).toContain("2 to send");
  expect(container.textContent).not.toContain("What became");
  await expectNoFaults();
});

it("is reached by keyboard, and holds mirrored, in forced colours and without motion", async () => {
  await emulatePlain();
  const { container } = await show(<PhotoStrip room={room} subject={{}} what="V-02" photos={[]} mayWrite />, {
    ...around,
    dir: "rtl",
    kinds: roomActKinds,
  });
  await userEvent.tab();
  await expect.element(page.getByRole("button", { name: "Add a photo of V-02" })).toHaveFocus();
  expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth);
  await expectStill();
  await expectNoFaults();
});
