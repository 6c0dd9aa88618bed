import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { mailFolder, mailPortFor } from "./mail-port.ts";

it("writes mails without a server where nobody else on the machine reads them", async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), "pulau-mail-"));
  const settings = { dataFolder, smtpUrl: null, mailFrom: "x@pulau.test", publicUrl: "https://pulau.test" };
  const words = { subject: "A link", text: "https://pulau.test/pages/reset-password", html: "<p>x</p>" };
  await mailPortFor(settings)({ ...words, id: "a".repeat(32), to: "aini@example.test" });
  const folder = mailFolder(settings);
  const [name = ""] = await readdir(folder);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  await rm(dataFolder, { recursive: true });
});
