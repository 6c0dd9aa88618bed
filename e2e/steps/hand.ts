import { fillDate } from "./dates.ts";
import { expect, type Locator, type Page } from "./test.ts";

/**
 * Seconds that a person takes for each act, by the keystroke-level model: to think 1.35, to point 1.1, to press 0.2, to
 * go between keys and mouse 0.4, a key 0.28. A look at the paper before each act is 2 more.
 */
const seconds = { look: 2, press: 1.35 + 1.1 + 0.2 + 0.4, key: 0.28 };

/** Somebody at a screen of staff: only what a person does, counted. */
export class Hand {
  #acts = 0;
  #seconds = 0;
  readonly page: Page;
  readonly within: Locator;
  constructor(page: Page, dialog: Locator) {
    this.page = page;
    this.within = dialog;
  }

  #count(keys = 0): void {
    this.#acts++;
    this.#seconds += seconds.look + seconds.press + keys * seconds.key;
  }

  async press(target: Locator | string | RegExp, within: Page | Locator = this.within): Promise<void> {
    this.#count();
    const button =
      typeof target === "string" || target instanceof RegExp
        ? within.getByRole("button", { name: target, exact: typeof target === "string" })
        : target;
    await button.click();
  }

  /** Types into a field; of several with one name into the first, unless told. */
  async type(label: string, text: string, nth = 0): Promise<void> {
    this.#count(text.length);
    await this.within.getByLabel(label, { exact: true }).nth(nth).fill(text);
  }

  async date(label: string, day: string): Promise<void> {
    this.#count(8);
    await fillDate(this.within, label, day);
  }

  /** Two acts: one opens the list, one chooses. */
  async choose(label: string, option: string): Promise<void> {
    this.#count();
    this.#count();
    await this.within.getByLabel(label, { exact: true }).first().selectOption({ label: option });
  }

  async tick(label: string): Promise<void> {
    this.#count();
    const box = this.within
      .getByRole("checkbox", { name: label, exact: true })
      .filter({ visible: true })
      .first();
    await box.click();
    await expect(box).toBeChecked();
  }

  /** Pastes a block as a spreadsheet copies it. */
  async paste(into: Locator, text: string): Promise<void> {
    this.#count(2);
    await into.focus();
    await into.evaluate((element, block) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", block);
      const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
      if (element.dispatchEvent(event)) document.execCommand("insertText", false, block);
    }, text);
  }

  acts(): number {
    return this.#acts;
  }

  minutes(): number {
    return this.#seconds / 60;
  }

  summary(): string {
    return `${this.#acts} acts, ${this.minutes().toFixed(1)} minutes for a person`;
  }
}
