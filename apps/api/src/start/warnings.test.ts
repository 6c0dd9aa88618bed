import { expect, it } from "vitest";
import { warningsOf } from "./warnings.ts";

const plain = { isSuperuser: false };

it("tells a production server what it lacks, and a trial nothing", () => {
  const live = { production: true, smtpUrl: "smtps://mail.example.com" };
  expect(warningsOf(live, plain)).toEqual([]);
  expect(warningsOf({ ...live, smtpUrl: null }, plain)[0]).toContain("no e-mail is sent");
  expect(warningsOf(live, { isSuperuser: true })[0]).toContain("superuser");
  expect(warningsOf({ production: false, smtpUrl: null }, { isSuperuser: true })).toEqual([]);
});
