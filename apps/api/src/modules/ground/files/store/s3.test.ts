import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readSettings, SettingsError } from "../../../../settings.ts";
import { fileStoreOf } from "./store.ts";

/** A bucket that speaks as much of S3's interface as is written down: signed PUT, GET and DELETE by path. */
const kept = new Map<string, { bytes: Buffer; type: string | undefined }>();
const seen: { method: string; authorization: string | undefined; sum: string | undefined }[] = [];
let bucket: Server;

const bodyOf = async (request: IncomingMessage) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

beforeAll(async () => {
  bucket = createServer(async (request, reply) => {
    const { method = "", url = "", headers } = request;
    const path = url.split("?")[0] ?? "";
    const sum = headers["x-amz-content-sha256"];
    seen.push({ method, authorization: headers.authorization, sum: String(sum) });
    if (method === "PUT") kept.set(path, { bytes: await bodyOf(request), type: headers["content-type"] });
    if (method === "DELETE") kept.delete(path);
    const found = kept.get(path);
    if (method === "GET" && !found) {
      const body =
        "<Error><Code>NoSuchKey</Code><Message>The specified key does not exist.</Message></Error>";
      return reply.writeHead(404, { "content-type": "application/xml" }).end(body);
    }
    reply.writeHead(method === "DELETE" ? 204 : 200).end(method === "GET" ? found?.bytes : undefined);
  });
  await new Promise<void>((listening) => bucket.listen(0, "127.0.0.1", listening));
});
afterAll(() => new Promise((closed) => bucket.close(closed)));

const settingsWith = (more: Record<string, string> = {}) =>
  readSettings({
    PULAU_SECRET: "s".repeat(40),
    S3_BUCKET: "resort",
    S3_ENDPOINT: `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`,
    S3_ACCESS_KEY_ID: "AKIDEXAMPLE",
    S3_SECRET_ACCESS_KEY: "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY",
    ...more,
  });

it("puts, gets and removes by signed requests, under a folder of its own", async () => {
  const store = fileStoreOf(settingsWith());
  const key = `7f/${"k".repeat(43)}`;
  const bytes = Buffer.from("a slip");
  expect(await store.get(key)).toBeNull();
  await store.put(key, bytes, "image/png");
  expect(kept.get(`/resort/files/${key}`)).toEqual({ bytes, type: "image/png" });
  expect(await store.get(key)).toEqual(bytes);
  await store.remove(key);
  expect(kept.size).toBe(0);
  for (const { authorization, sum } of seen) {
    expect(authorization).toMatch(
      /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/\d{8}\/ap-southeast-1\/s3\/aws4_request, SignedHeaders=/,
    );
    expect(sum).toMatch(/^[0-9a-f]{64}$/);
  }
  await expect(store.put("../other", bytes, "image/png")).rejects.toThrow("not a key");
});

it("asks for both halves of a key, and for none at all where the machine has a role", () => {
  expect(() => settingsWith({ S3_SECRET_ACCESS_KEY: "" })).toThrow(SettingsError);
  const bare = settingsWith({ S3_ACCESS_KEY_ID: "", S3_SECRET_ACCESS_KEY: "" });
  expect(bare.s3).toMatchObject({ bucket: "resort", accessKeyId: null });
});
