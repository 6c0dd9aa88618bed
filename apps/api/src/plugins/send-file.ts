import { Readable } from "node:stream";
import { FileReply, type RouteDefinition, StreamedFileReply } from "@pulau/contract/route.ts";
import type { FastifyReply } from "fastify";

/** Sends a file to be kept under its name, whole or as it is made. */
export function sendFile(
  reply: FastifyReply,
  { reply: schema, file: type = "" }: RouteDefinition,
  body: unknown,
) {
  if (schema !== StreamedFileReply) {
    const file = FileReply.parse(body);
    return nameFile(reply, { type, ...file }).send(Buffer.from(file.bytes));
  }
  const file = StreamedFileReply.parse(body);
  return nameFile(reply, { type, ...file }).send(Readable.from(file.chunks));
}

type NamedFile = {
  readonly name: string;
  readonly type?: string | undefined;
  readonly shown?: boolean | undefined;
};

/** Sent to be kept under its name; what is shown runs nothing and reaches nothing, whatever is in it. */
function nameFile(reply: FastifyReply, { name, type = "", shown }: NamedFile): FastifyReply {
  const plain = `filename="${name.replace(/[^\w.-]/g, "_")}"; filename*=UTF-8''${encodeURIComponent(name)}`;
  return reply
    .code(200)
    .type(type)
    .header("content-disposition", `${shown ? "inline" : "attachment"}; ${plain}`)
    .header("content-security-policy", "default-src 'none'; frame-ancestors 'none'; sandbox");
}

/** Sends an answer that stays open, line by line as it comes: nothing on the way may keep it back or keep it. */
export const sendStream = (reply: FastifyReply, lines: AsyncIterable<string>): FastifyReply =>
  reply
    .code(200)
    .type("text/event-stream; charset=utf-8")
    .header("cache-control", "no-store, no-transform")
    .header("x-accel-buffering", "no")
    .send(lines instanceof Readable ? lines : Readable.from(lines));
