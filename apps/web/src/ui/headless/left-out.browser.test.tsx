import { useRef, useState } from "react";
import { Button, Input, Label, NumberField, Popover } from "react-aria-components";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { show } from "../../dev/browser-test.tsx";
import { InOurLanguage } from "./in-our-language.tsx";

/**
 * What the library does where a piece of ours stands instead: decision 141. When one of these fails, the library has
 * changed, and the piece may become its own.
 */
function WithPopover({ isNonModal }: { isNonModal: boolean }) {
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [presses, setPresses] = useState(0);
  return (
    <InOurLanguage>
      <div style={{ height: "200vh" }}>
        <button type="button" onClick={() => setPresses(presses + 1)}>
          Elsewhere
        </button>
        <output data-presses>{presses}</output>
        <button type="button" ref={opener} onClick={() => setOpen(true)}>
          Filters
        </button>
        <Popover triggerRef={opener} isOpen={isOpen} onOpenChange={setOpen} isNonModal={isNonModal}>
          <label>
            Guest <input />
          </label>
        </Popover>
      </div>
    </InOurLanguage>
  );
}
const field = () => page.getByLabelText("Guest");
const presses = () => document.querySelector("[data-presses]")?.textContent;
async function open(isNonModal: boolean) {
  await show(<WithPopover isNonModal={isNonModal} />);
  await userEvent.click(page.getByRole("button", { name: "Filters" }));
  await expect.element(field()).toBeVisible();
}
const pressElsewhere = () => {
  const at = page.getByText("Elsewhere").element().getBoundingClientRect();
  return userEvent.click(document.documentElement, { position: { x: at.x + 5, y: at.y + 5 } });
};

describe("the library’s popover", () => {
  it("takes the press that closes it, and the page around is not in use", async () => {
    await open(false);
    expect(page.getByText("Elsewhere").element().closest("[inert], [aria-hidden]")).not.toBeNull();
    expect(document.documentElement.style.overflow).toBe("hidden");
    await pressElsewhere();
    await expect.element(field()).not.toBeInTheDocument();
    expect(presses()).toBe("0");
  });

  it("where it is not modal, stays at a press on the page, and closes when the page scrolls", async () => {
    await open(true);
    const { bottom } = field().element().getBoundingClientRect();
    await userEvent.click(document.documentElement, { position: { x: 600, y: bottom + 100 } });
    await expect.element(field()).toBeVisible();
    scrollTo(0, 100);
    await expect.element(field()).not.toBeInTheDocument();
  });
});

function Amount({ first }: { first?: number }) {
  const [sum, setSum] = useState(first ?? Number.NaN);
  return (
    <InOurLanguage>
      <NumberField
        value={sum}
        onChange={setSum}
        minValue={0}
        formatOptions={{ minimumFractionDigits: 2, maximumFractionDigits: 2 }}
      >
        <Label>Amount</Label>
        <Input />
        <Button slot="increment">+</Button>
      </NumberField>
      <output data-sum>{String(sum)}</output>
      <button type="button">Save</button>
    </InOurLanguage>
  );
}
const amount = () => page.getByRole("textbox", { name: "Amount" });
const sum = () => document.querySelector("[data-sum]")?.textContent;

describe("the library’s number field, for an amount", () => {
  it.each([
    ["1,5", "15"],
    ["12.345", "12.35"],
  ])("takes a typed %s for %s, and says nothing", async (typed, taken) => {
    await show(<Amount />);
    await userEvent.click(amount());
    await userEvent.keyboard(typed);
    await userEvent.tab();
    await expect.poll(sum).toBe(taken);
  });

  it("drops the letters of a typed RM", async () => {
    await show(<Amount />);
    await userEvent.click(amount());
    await userEvent.keyboard("RM");
    await expect.element(amount()).toHaveValue("");
  });

  it("puts back what it can’t read before a form could refuse it", async () => {
    await show(<Amount first={250} />);
    await userEvent.fill(amount(), "-");
    await userEvent.tab();
    await expect.element(amount()).toHaveValue("250.00");
  });

  it("changes the amount by a ringgit at a press of an arrow key", async () => {
    await show(<Amount first={250} />);
    await userEvent.click(amount());
    await userEvent.keyboard("{ArrowUp}");
    await expect.poll(sum).toBe("251");
  });
});
