import { type BrowserContext, test as base, expect } from "@playwright/test";
import { ownServer } from "../server/servers.ts";

export type { BrowserContext, Frame, Locator, Page, Request, Response } from "@playwright/test";
export { expect };

type Watch = (context: BrowserContext) => void;
type Fixtures = {
  /** The journey fills the server's disk: then 507 is an answer as it should be. */
  bearsFullStorage: boolean;
  /** The journey's bank answers nobody: then 502 is an answer as it should be. */
  bearsNoBank: boolean;
  /** The journey loses its connection: calls then reach nobody. */
  bearsNoConnection: boolean;
  /** Listens to every page of a browser and fails the journey if one complains. */
  watch: Watch;
  /** Opens another browser: its own cookies and storage, watched like the first. */
  anotherBrowser: () => Promise<BrowserContext>;
};

/** Chromium reports each refused call on the console; a refusal may be what the journey is about. */
const isRefusedCall = (text: string, also: readonly number[]) =>
  /^Failed to load resource: .* status of 4\d\d/.test(text) ||
  also.some((status) => text.includes(` status of ${status} `));

/**
 * A journey in which no page may complain: errors and warnings on the console, exceptions, broken content policies,
 * hydration that does not fit, answers of 500 and above.
 */
export const test = base.extend<Fixtures>({
  baseURL: ownServer().address,
  bearsFullStorage: [false, { option: true }],
  bearsNoBank: [false, { option: true }],
  bearsNoConnection: [false, { option: true }],
  watch: async ({ baseURL, bearsFullStorage, bearsNoBank, bearsNoConnection }, use) => {
    const complaints: string[] = [];
    const borne = [...(bearsFullStorage ? [507] : []), ...(bearsNoBank ? [502] : [])];
    await use((context) => {
      context.on("console", (message) => {
        const grave = message.type() === "error" || message.type() === "warning";
        const isUnreached = bearsNoConnection && message.text().includes("ERR_INTERNET_DISCONNECTED");
        if (grave && !isUnreached && !isRefusedCall(message.text(), borne)) complaints.push(message.text());
      });
      context.on("weberror", (failure) => complaints.push(String(failure.error().stack)));
      context.on("response", (answer) => {
        if (answer.status() >= 500 && !borne.includes(answer.status()))
          complaints.push(`${answer.status()} ${answer.url()}`);
      });
    });
    expect(complaints, `complaints of pages at ${baseURL}`).toEqual([]);
  },
  context: async ({ context, watch }, use) => {
    watch(context);
    await use(context);
  },
  anotherBrowser: async ({ browser, watch, contextOptions }, use) => {
    const opened: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext(contextOptions);
      watch(context);
      opened.push(context);
      return context;
    });
    for (const context of opened) await context.close();
  },
});
