import { expect, it } from "vitest";
import { createAddressSigner } from "./signed-address.ts";

const signer = createAddressSigner("s".repeat(40));
const end = new Date("2027-04-01T08:05:00Z");
const before = new Date("2027-04-01T08:04:59Z");

it("opens its own path until its end", () => {
  const signed = signer.sign("/api/invoice/1/pdf", end);
  expect(signer.opens("/api/invoice/1/pdf", signed, before)).toBe(true);
  expect(signer.opens("/api/invoice/1/pdf", signed, end)).toBe(false);
});

it("opens nothing else: no other path, no later end, no other secret", () => {
  const signed = signer.sign("/api/invoice/1/pdf", end);
  expect(signer.opens("/api/invoice/2/pdf", signed, before)).toBe(false);
  expect(signer.opens("/api/invoice/1/pdf", { ...signed, until: signed.until + 60 }, before)).toBe(false);
  expect(signer.opens("/api/invoice/1/pdf", { ...signed, seal: "" }, before)).toBe(false);
  const other = createAddressSigner("t".repeat(40)).sign("/api/invoice/1/pdf", end);
  expect(signer.opens("/api/invoice/1/pdf", other, before)).toBe(false);
});
