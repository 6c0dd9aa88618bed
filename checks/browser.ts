import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** The shell is the same engine without a window's work: what needs no window takes a tenth less of the machine in it. */
const places = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium", "/usr/bin/chromium-browser"];

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

/** Installs Chromium when there is none: Debian's package for root, else Playwright's download. */
export function installBrowser(): void {
  if (browserPath() !== undefined) return;
  const isDebian = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (isDebian) {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    spawnSync("apt-get", ["update", "-q"], { stdio: "inherit", env });
    const install = ["install", "-y", "-q", "--no-install-recommends"];
    spawnSync("apt-get", [...install, "chromium-headless-shell", "fonts-noto-cjk"], {
      stdio: "inherit",
      env,
    });
  }
  if (browserPath() === undefined)
    execFileSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit" });
}
