import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { Problem } from "@pulau/contract/problem.ts";
import { defineFile, defineRoute } from "@pulau/contract/route.ts";
import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { openApiOf } from "./openapi/document.ts";
import { exampleOf } from "./openapi/example.ts";
import { jsonSchemaOf } from "./openapi/json-schema.ts";
import { failuresPage, referencePage, scriptName } from "./openapi/reference/page.ts";

const hold = defineRoute({
  method: "POST",
  path: "/api/room-block/:_id",
  scope: "userPortal",
  tag: "Holds",
  summary: "Hold <rooms>",
  params: z.object({ _id: z.uuid() }),
  query: z.object({ page: z.coerce.number().int().min(1).default(1) }),
  body: z.object({
    day: z.string().meta({ example: "2026-12-05" }),
    email: z
      .string()
      .trim()
      .pipe(z.email())
      .transform((text) => text.toLowerCase()),
    party: z.array(z.object({ age: z.int().min(0).max(120) })).min(1),
    bed: z.enum(["single", "twin"]),
    note: z.string().nullish(),
  }),
  reply: z.object({ held: z.literal(true), until: z.iso.datetime({ offset: true }) }),
  status: 201,
  failures: ["SOLD_OUT", "HOLD_QUOTA"],
  idempotent: true,
});
const arrivals = defineRoute({
  method: "GET",
  path: "/admin/api/arrivals",
  scope: "staff",
  tag: "Front desk",
  summary: "Who arrives today",
  reply: z.object({ data: z.array(z.record(z.string(), z.number())) }),
  permission: ["bookings", "read"],
});
const exported = defineFile({
  method: "GET",
  path: "/admin/api/arrivals/file",
  scope: "staff",
  tag: "Front desk",
  summary: "Who arrives today, as a file",
  permission: ["bookings", "read"],
  file: "application/json",
});
const document = openApiOf([hold, arrivals, exported], "1.2.3");

describe("the OpenAPI document", () => {
  it("is valid OpenAPI 3.1", async () => {
    const verdict = await new Validator().validate(structuredClone(document));
    expect(verdict).toMatchObject({ valid: true });
  });

  it("shows parameters, input as it is sent, and the key of a call that may be sent again", () => {
    const call = document.paths["/api/room-block/{_id}"]?.post;
    expect(call?.parameters.map((parameter) => [parameter.in, parameter.name, parameter.required])).toEqual([
      ["path", "_id", true],
      ["query", "page", false],
      ["header", "Idempotency-Key", true],
    ]);
    expect(call?.requestBody?.content["application/json"]?.example).toEqual({
      day: "2026-12-05",
      email: "aina@example.com",
      party: [{ age: 1 }],
      bed: "single",
    });
  });

  it("groups refusals by status, each with its codes", () => {
    const responses = document.paths["/api/room-block/{_id}"]?.post?.responses ?? {};
    expect(
      Object.fromEntries(Object.entries(responses).map(([status, answer]) => [status, answer.description])),
    ).toEqual({
      201: "Done",
      400: "INVALID_INPUT",
      401: "NOT_SIGNED_IN",
      403: "NOT_ALLOWED",
      409: "SOLD_OUT",
      422: "KEY_REUSED",
      429: "HOLD_QUOTA",
      500: "UNEXPECTED",
      503: "BUSY",
      507: "STORAGE_FULL",
    });
  });

  it("tells staff's calls from guests'", () => {
    const call = document.paths["/admin/api/arrivals"]?.get;
    expect(call?.security).toEqual([{ staff: [] }]);
    expect(call?.description).toContain("bookings: read");
  });

  it("gives examples that their own schemas take", () => {
    for (const schema of [hold.reply, arrivals.reply, Problem]) {
      expect(schema.safeParse(exampleOf(jsonSchemaOf(schema, "output"), { unknown: "text" })).success).toBe(
        true,
      );
    }
  });
});

describe("the pages of the calls", () => {
  it("name every failure, and hold no inline script or style and no foreign address", () => {
    const codes = failuresPage([hold, arrivals, exported]);
    for (const code of ["SOLD_OUT", "HOLD_QUOTA", "UNEXPECTED"]) expect(codes).toContain(`id="${code}"`);
    for (const page of [codes, referencePage(true), referencePage(false)])
      expect(page).not.toMatch(/<script>|<style|style=|https?:\/\/|\son\w+=/);
  });

  it("offer a sign-in where there is a demo alone", () => {
    expect(referencePage(true)).toContain('data-person="admin"');
    expect(referencePage(false)).not.toContain("data-person");
  });

  it("run the reference as npm has it", async () => {
    const packed = await readFile(join(import.meta.dirname, "openapi", "reference", `${scriptName}.br`));
    expect(createHash("sha256").update(brotliDecompressSync(packed)).digest("hex")).toBe(
      "bf091006bdc3af6067af77c2f534812e3e633e94a94e87138069f570f33b762c",
    );
  });
});
