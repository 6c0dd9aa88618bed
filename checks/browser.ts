import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** The same engine without what a window needs: an empty page takes a quarter of the processor's time, one of ours half. */
const shell = "/usr/bin/chromium-headless-shell";
const places = [shell, "/usr/bin/chromium", "/usr/bin/chromium-browser"];

/** Longest wait for Debian's servers, in ms. */
const patience = 180_000;

/** The Chromium that the journeys run in: Debian's when it is there, else Playwright's own. */
export const browserPath = (): string | undefined =>
  places.find((place) => existsSync(place)) ??
  (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined);

/** What Chromium is told: nothing that calls home, and no sandbox, as tests often run as root. */
export const browserArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Installs Chromium's shell, beside a whole Chromium too: Debian's package for root, else Playwright's where there is none. */
export function installBrowser(): void {
  if (existsSync(shell)) return;
  const isDebian = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (isDebian) {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    const options = { stdio: "inherit", env, timeout: patience } as const;
    spawnSync("apt-get", ["update", "-q"], options);
    const install = ["install", "-y", "-q", "--no-install-recommends"];
    spawnSync("apt-get", [...install, "chromium-headless-shell", "fonts-noto-cjk"], options);
  }
  if (browserPath() === undefined)
    execFileSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit" });
}
