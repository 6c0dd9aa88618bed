import { chromium } from "@playwright/test";
import { browserArguments, browserPath } from "../../checks/browser.ts";

export type Loaded = {
  /** Scripts as they came over the wire, in kB (1,000 bytes). */
  readonly kB: number;
  /** Largest first, for a person who wants to know where it went. */
  readonly scripts: readonly { readonly file: string; readonly kB: number }[];
  /** Bytes that came unpacked would not be comparable. */
  readonly unpacked: readonly string[];
};

/** Opens a page on a phone's screen and adds up the scripts that come until the network is idle. */
export async function countScripts(url: string): Promise<Loaded> {
  const browser = await chromium.launch({ executablePath: browserPath(), args: browserArguments });
  try {
    const page = await browser.newPage({
      viewport: { width: 412, height: 823 },
      isMobile: true,
      deviceScaleFactor: 1.75,
    });
    const loading: Promise<{ file: string; kB: number; packed: boolean }>[] = [];
    page.on("requestfinished", (request) => {
      if (request.resourceType() !== "script") return;
      loading.push(
        (async () => {
          const [sizes, response] = await Promise.all([request.sizes(), request.response()]);
          const packed = response?.headers()["content-encoding"] === "br" || sizes.responseBodySize < 1_100;
          const file = new URL(request.url()).pathname;
          return { file, kB: sizes.responseBodySize / 1000, packed };
        })(),
      );
    });
    await page.goto(url, { waitUntil: "networkidle" });
    const scripts = (await Promise.all(loading)).toSorted((a, b) => b.kB - a.kB);
    return {
      kB: scripts.reduce((sum, script) => sum + script.kB, 0),
      scripts,
      unpacked: scripts.filter((script) => !script.packed).map((script) => script.file),
    };
  } finally {
    await browser.close();
  }
}
