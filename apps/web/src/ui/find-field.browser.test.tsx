import { useState } from "react";
import { beforeAll, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { emulatePlain, expectNoFaults, expectStill, show } from "../dev/browser-test.tsx";
import { FindField } from "./find-field.tsx";
import FindBox from "./headless/find-box.tsx";

const boats = ["Sea Turtle", "Sea Eagle", "Manta", "Seahorse"];

/** Finds boats, and says which was chosen and what its form was sent with. */
function FindBoat({ more = [] }: { more?: readonly string[] }) {
  const [typed, setTyped] = useState("");
  const [outcome, setOutcome] = useState("");
  const found = [...more, ...boats].filter((name) => typed !== "" && name.toLowerCase().includes(typed));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setOutcome(`sent ${typed}`);
      }}
    >
      <FindField
        typed={typed}
        onType={setTyped}
        rows={found.map((name) => ({ id: name, text: name, shown: <b>{name}</b> }))}
        foundLabel="Boats found"
        onChoose={(id) => {
          setOutcome(id);
          setTyped("");
        }}
        input={{ "aria-label": "Boat", maxLength: 80 }}
      />
      <output data-outcome>{outcome}</output>
      <button type="button">After</button>
    </form>
  );
}

const outcome = () => document.querySelector("[data-outcome]")?.textContent;
const field = () => page.getByRole("combobox", { name: "Boat" });
const option = (name: string) => page.getByRole("option", { name });
const ready = () => expect.element(field()).toHaveAttribute("data-rac");
const marked = (name: string) => expect.element(option(name)).toHaveAttribute("data-focused");

/** Its script comes when it is needed, which may take a busy machine longer than a trial waits. */
beforeAll(() => import("./headless/find-box.tsx"), 60_000);

describe("a field that finds", () => {
  it("marks the likeliest as one types, goes round by arrows, and Enter takes what is marked", async () => {
    await show(<FindBoat />);
    await ready();
    await userEvent.click(field());
    await expect.element(field()).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("sea");
    await marked("Sea Turtle");
    await expect.element(page.getByRole("listbox", { name: "Boats found" })).toBeVisible();
    await userEvent.keyboard("{ArrowUp}");
    await marked("Seahorse");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await marked("Sea Eagle");
    const active = field().element().getAttribute("aria-activedescendant");
    expect(option("Sea Eagle").element().id).toBe(active);
    await expectNoFaults();
    await userEvent.keyboard("{Enter}");
    await expect.poll(outcome).toBe("Sea Eagle");
    await expect.element(field()).toHaveValue("");
    await expect.element(field()).toHaveFocus();
    await expect.element(page.getByRole("listbox")).not.toBeInTheDocument();
  });

  it("marks the likeliest of what is found later, but not in the place of what somebody has marked", async () => {
    const { rerender } = await show(<FindBoat />);
    await ready();
    await userEvent.click(field());
    await userEvent.keyboard("sea");
    await marked("Sea Turtle");
    await rerender(<FindBoat more={["Sea Lion"]} />);
    await marked("Sea Lion");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await marked("Sea Eagle");
    await rerender(<FindBoat more={["Sea Bear", "Sea Lion"]} />);
    await expect.element(option("Sea Bear")).toBeVisible();
    await marked("Sea Eagle");
  });

  it("closes by Escape and keeps what was typed; Enter then sends its form", async () => {
    await show(<FindBoat />);
    await ready();
    await userEvent.click(field());
    await userEvent.keyboard("manta");
    await marked("Manta");
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("listbox")).not.toBeInTheDocument();
    await expect.element(field()).toHaveValue("manta");
    await userEvent.keyboard("{Enter}");
    await expect.poll(outcome).toBe("sent manta");
  });

  it("is chosen from by a press, and closes when the focus leaves, keeping what was typed", async () => {
    await show(<FindBoat />, { dir: "rtl", theme: "dark" });
    await ready();
    await userEvent.click(field());
    await userEvent.keyboard("horse");
    await userEvent.click(option("Seahorse"));
    await expect.poll(outcome).toBe("Seahorse");
    await userEvent.keyboard("eagle");
    await marked("Sea Eagle");
    await userEvent.tab();
    await expect.element(page.getByRole("button", { name: "After" })).toHaveFocus();
    await expect.element(page.getByRole("listbox")).not.toBeInTheDocument();
    await expect.element(field()).toHaveValue("eagle");
  });

  it("goes on where its field had the focus before the list was loaded, and shows what was found by then", async () => {
    const found = boats.map((name) => ({ id: name, text: name, shown: name }));
    const props = {
      typed: "sea",
      onType: () => undefined,
      foundLabel: "Boats found",
      onChoose: () => undefined,
    };
    const box = (rows: typeof found) => (
      <FindBox
        {...props}
        rows={rows}
        input={{ "aria-label": "Boat" }}
        caret={() => ({ hadFocus: true, at: 1 })}
      />
    );
    const { rerender } = await show(box([]));
    await expect.element(field()).toHaveFocus();
    expect((field().element() as HTMLInputElement).selectionStart).toBe(1);
    await rerender(box(found));
    await marked("Sea Turtle");
  });

  it("shows what is marked in forced colours, and moves nothing for who wants no motion", async () => {
    await emulatePlain();
    await show(<FindBoat />);
    await ready();
    await userEvent.click(field());
    await userEvent.keyboard("sea");
    await marked("Sea Turtle");
    const ground = (name: string) => getComputedStyle(option(name).element()).backgroundColor;
    expect(ground("Sea Turtle")).not.toBe(ground("Sea Eagle"));
    expectStill();
  });
});
