import { type FileFace, fileRoute, uploadRoute } from "@pulau/contract/files.ts";
import { sendSlipRoute } from "@pulau/contract/offline-payments.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { FileId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import sharp from "sharp";
import type { Caller } from "../../../races/caller.ts";
import { once } from "../../booking/changes/test-booking.ts";

/** Sends a picture as a browser does; its id. */
export async function uploadSlip(
  url: string,
  caller: Caller,
  path: string = uploadRoute.path,
  paper = "#fff",
): Promise<string> {
  const picture = await sharp({ create: { width: 80, height: 120, channels: 3, background: paper } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(picture)]), "slip.jpg");
  const answer = await fetch(`${url}${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${caller.token}` },
    body: form,
  });
  if (answer.status !== 201) throw new Error(`${fileRoute.tag}: ${answer.status}`);
  return ((await answer.json()) as FileFace)._id;
}

/** A slip for a booking, as its guest sends it. */
export async function slipFor(
  url: string,
  guest: Caller,
  slip: { _id: string; amountSen: Sen; paidOn: Day; slipId?: FileId; reference?: string },
) {
  const { _id, amountSen, paidOn } = slip;
  const slipId = slip.slipId ?? (await uploadSlip(url, guest));
  const body = { amountSen, paidOn, reference: slip.reference ?? "MB2U-48213377", slipId };
  return guest.call(sendSlipRoute, { params: { _id }, body }, once());
}
