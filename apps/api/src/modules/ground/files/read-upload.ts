import { mostUploadBytes } from "@pulau/contract/files.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { FastifyRequest } from "fastify";

type Sent = { readonly bytes: Buffer; readonly name: string };

/** The one file of a form, in memory. What is no form, or has no file, is a wrong input. */
export async function readUpload(
  request: FastifyRequest,
  mostBytes = mostUploadBytes,
): Promise<Result<Sent, "INVALID_INPUT" | "FILE_TOO_LARGE">> {
  const missing = { ...refuse("INVALID_INPUT").failure, fields: [{ path: "file", rule: "required" }] };
  if (!request.isMultipart()) return { ok: false, failure: missing };
  try {
    const part = await request.file();
    if (!part) return { ok: false, failure: missing };
    return ok({ bytes: await part.toBuffer(), name: part.filename });
  } catch (error) {
    if ((error as { code?: string }).code === "FST_REQ_FILE_TOO_LARGE")
      return refuse("FILE_TOO_LARGE", { megabytes: mostBytes / 1024 / 1024 });
    // The reader throws plain errors at a form without a boundary, or one that breaks off: nothing but it works here.
    return { ok: false, failure: { ...missing, fields: [{ path: "file", rule: "invalid" }] } };
  }
}
