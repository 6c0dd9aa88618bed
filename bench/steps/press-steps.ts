import type { Locator, Page } from "@playwright/test";
import { answerTo, eventsOf, traced, workAfter } from "../web/trace.ts";

/**
 * Something a guest does on a phone, and the slowest answer to it: the page's own work until the next picture, in ms, and
 * with all that follows from it.
 */
export type Press = { readonly name: string; readonly workMs: number; readonly wholeMs: number };

/** Longer than what a press leads to. */
const restMs = 1_500;

/** What browsers count as one press of a finger, and of a key: each is answered by a picture. */
const events = { press: ["pointerdown", "click"], key: ["keydown"] } as const;

/** Goes from the first page to the guests' step of a booking, and says what the presses on the way take. */
export async function pressSteps(page: Page): Promise<Press[]> {
  const session = await page.context().newCDPSession(page);
  const presses: Press[] = [];
  const measure = async (name: string, kind: keyof typeof events, act: () => Promise<void>) => {
    const own = await traced(session, async () => {
      await act();
      await page.waitForTimeout(restMs);
    });
    const begun = events[kind].flatMap((type) => eventsOf(own, type));
    presses.push({
      name,
      workMs: Math.max(...begun.map((event) => answerTo(own, event).workMs)),
      wholeMs: Math.max(...begun.map((event) => workAfter(own, event))),
    });
  };
  const bar = page.getByRole("region", { name: "Your booking so far" });
  const goOn = bar.getByRole("button", { name: "Continue", exact: true });

  await page.goto("/");
  await page.getByRole("button", { name: "See rooms" }).first().click();
  // The first page has packages to choose, too.
  await page.getByRole("heading", { name: "Choose your room" }).waitFor();
  const room = page.getByRole("main").getByRole("button", { name: /^Choose / });
  await measure("a room", "press", () => tap(room.first()));
  await page.getByRole("timer").first().waitFor();
  await measure("Continue at Rooms", "press", () => tap(goOn));
  const name = page.getByRole("region", { name: "Guest 1", exact: true }).getByLabel("Full name");
  await name.waitFor();
  await measure("Continue at Guests with nothing filled in", "press", () => tap(goOn));
  await name.click();
  await measure("a letter of a guest’s name", "key", () =>
    page.keyboard.type("Tan Wei Ming", { delay: 100 }),
  );
  const contact = page.getByRole("region", { name: "Contact details", exact: true });
  for (const list of ["Country", "State", "Country code"]) {
    await measure(`the list at ${list}`, "press", () =>
      tap(contact.getByRole("combobox", { name: list, exact: true })),
    );
    await page.getByRole("listbox").waitFor();
    await page.keyboard.press("Escape");
  }
  await session.detach();
  return presses;
}

/** A press as a finger does it: no helper of the browser's looks at the page first. */
async function tap(button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await button.page().mouse.click(x + width / 2, y + height / 2);
}
