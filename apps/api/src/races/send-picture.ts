import { staffUploadRoute } from "@pulau/contract/files.ts";
import { pictureOfFile } from "@pulau/contract/picture.ts";
import sharp from "sharp";
import type { Caller } from "./caller.ts";

/** Sends a picture as a member of staff does from a form; how it is called once something shows it. */
export async function sendPicture([server = ""]: readonly string[], desk: Caller): Promise<string> {
  const form = new FormData();
  const raw = { width: 900, height: 500, channels: 3 as const, background: "#37658b" };
  const png = await sharp({ create: raw }).png().toBuffer();
  form.append("file", new Blob([new Uint8Array(png)]), "reef.png");
  const headers = { authorization: `Bearer ${desk.token}` };
  const sent = await fetch(server + staffUploadRoute.path, { method: "POST", headers, body: form });
  return pictureOfFile(((await sent.json()) as { _id: string })._id);
}
