import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { CallFailure } from "../api/call-failure.ts";
import { emulate, expectNoFaults, show } from "../dev/browser-test.tsx";
import { Button } from "./button.tsx";
import { CountdownRing, useSecondsUntil } from "./countdown.tsx";
import { Dropdown } from "./dropdown.tsx";
import { FileButton } from "./file-button.tsx";
import { FormConflict } from "./form-conflict.tsx";
import { IconCheck } from "./icons/index.ts";
import { LoadState } from "./load-state.tsx";
import { PictureField } from "./picture-field.tsx";
import { SearchBox } from "./search-box.tsx";
import { ErrorState } from "./states.tsx";
import { Notice } from "./surfaces.tsx";
import type { Conflict } from "./use-form-version.ts";
import { VersionList } from "./version-list.tsx";
import { Skeleton, Waiting } from "./waiting.tsx";

const Guests = () => (
  <>
    <Dropdown trigger={(props) => <Button {...props}>Guests</Button>}>
      {(close) => (
        <>
          <label>
            Adults <input defaultValue="2" />
          </label>
          <Button onClick={close}>Done</Button>
        </>
      )}
    </Dropdown>
    <button type="button" onClick={({ currentTarget }) => currentTarget.setAttribute("data-pressed", "")}>
      Elsewhere
    </button>
    <div style={{ height: "200vh" }} />
  </>
);

const Search = ({ events }: { events: string[] }) => {
  const [q, setQ] = useState("villa");
  const search = (next: string) => {
    events.push(next);
    setQ(next);
  };
  return (
    <>
      <SearchBox q={q} label="Search rooms" placeholder="Room" clearLabel="Clear search" onSearch={search} />
      <button type="button" onClick={() => setQ("")}>
        Back
      </button>
    </>
  );
};

const Hold = ({ until }: { until: string }) => <CountdownRing seconds={useSecondsUntil(until)} of={120} />;

const Held = () => {
  const [value, onChange] = useState("reef");
  const field = { name: "picture", value, onChange, onBlur: () => undefined, error: null };
  return <PictureField label="Picture" names={["reef", "garden-room"]} field={field} />;
};

const Tried = () => {
  const [tries, setTries] = useState(0);
  return (
    <>
      <ErrorState error={new CallFailure("NOT_FOUND")} retry={() => setTries(tries + 1)} />
      <output data-kept>{tries}</output>
    </>
  );
};

const kept = () => document.querySelector("[data-kept]")?.textContent;

describe("a dropdown", () => {
  const trigger = () => page.getByRole("button", { name: "Guests" });
  const open = async () => {
    await userEvent.click(trigger());
    await expect.element(page.getByLabelText("Adults")).toBeVisible();
  };

  it("shows a panel with fields, and Escape gives the focus back", async () => {
    await show(<Guests />, { dir: "rtl", theme: "dark" });
    await expect.element(trigger()).toHaveAttribute("aria-expanded", "false");
    await open();
    await expectNoFaults();
    await userEvent.click(page.getByLabelText("Adults"));
    await userEvent.keyboard("{Escape}");
    await expect.element(trigger()).toHaveFocus();
    await expect.element(trigger()).toHaveAttribute("aria-expanded", "false");
  });

  it.each(["a press", "the focus"])("closes when %s goes elsewhere", async (cause) => {
    await show(<Guests />);
    await open();
    if (cause === "a press") await userEvent.click(page.getByRole("button", { name: "Elsewhere" }));
    else for (let stops = 0; stops < 3; stops++) await userEvent.tab();
    await expect.element(page.getByLabelText("Adults")).not.toBeInTheDocument();
  });

  it("closes by the press that does what it says elsewhere, and stays while the page scrolls", async () => {
    await show(<Guests />);
    await open();
    scrollTo(0, 20);
    await expect.poll(() => scrollY).toBe(20);
    await expect.element(page.getByLabelText("Adults")).toBeVisible();
    const elsewhere = page.getByRole("button", { name: "Elsewhere" });
    await userEvent.click(elsewhere);
    await expect.element(page.getByLabelText("Adults")).not.toBeInTheDocument();
    await expect.element(elsewhere).toHaveAttribute("data-pressed");
    scrollTo(0, 0);
  });

  it("stays within a phone's width on both sides", async () => {
    await page.viewport(320, 600);
    await show(<Guests />);
    await open();
    const { left, right } = document
      .getElementById(trigger().element().getAttribute("aria-controls") ?? "")
      ?.getBoundingClientRect() ?? { left: -1, right: 999 };
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(320);
    await page.viewport(1280, 800);
  });
});

describe("a search box", () => {
  const box = () => page.getByRole("searchbox", { name: "Search rooms" });

  it("searches once one stops typing, at once by Enter, and not twice for the same", async () => {
    const events: string[] = [];
    await show(<Search events={events} />);
    await userEvent.fill(box(), "beach ");
    expect(events).toEqual([]);
    await expect.poll(() => events).toEqual(["beach"]);
    await userEvent.fill(box(), "garden");
    await userEvent.keyboard("{Enter}{Enter}");
    expect(events).toEqual(["beach", "garden"]);
    await expectNoFaults();
  });

  it("is cleared by its button, and follows what is searched for from outside", async () => {
    const events: string[] = [];
    await show(<Search events={events} />);
    await userEvent.click(page.getByRole("button", { name: "Back" }));
    await expect.element(box()).toHaveValue("");
    await userEvent.fill(box(), "reef");
    await userEvent.click(page.getByRole("button", { name: "Clear search" }));
    await expect.element(box()).toHaveValue("");
    await expect.element(page.getByRole("button", { name: "Clear search" })).not.toBeInTheDocument();
  });
});

describe("a button of a file", () => {
  it("says how much has come, keeps the file, and says when it could not be had", async () => {
    const answers = Promise.withResolvers<{ name: string; bytes: Uint8Array }>();
    const kept = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    let tell: (bytes: number) => void = () => undefined;
    let fails = false;
    await show(
      <FileButton
        text="Download CSV"
        underWay={(kB) => `${kB} kB`}
        get={(onBytes) => {
          if (fails) return Promise.reject(new CallFailure("NOT_FOUND"));
          tell = onBytes;
          return answers.promise;
        }}
      />,
    );
    await userEvent.click(page.getByRole("button", { name: "Download CSV" }));
    tell(12_500);
    await expect.element(page.getByText("12 kB")).toBeVisible();
    answers.resolve({ name: "rooms.csv", bytes: new Uint8Array([1]) });
    await expect.poll(() => kept.mock.contexts.length).toBe(1);
    expect((kept.mock.contexts[0] as HTMLAnchorElement).download).toBe("rooms.csv");
    fails = true;
    await userEvent.click(page.getByRole("button", { name: "Download CSV" }));
    await expect.element(page.getByRole("alertdialog")).toBeVisible();
    kept.mockRestore();
  });
});

describe("a countdown", () => {
  it("counts by the clock on the wall and says when 30 seconds are left", async () => {
    await show(<Hold until={new Date(Date.now() + 30_900).toISOString()} />);
    await expect.element(page.getByRole("timer", { name: "0:31 left" })).toBeVisible();
    await expect.element(page.getByRole("timer", { name: "0:30 left" })).toBeVisible();
    await expect.element(page.getByText("30 seconds left")).toBeInTheDocument();
    await expectNoFaults();
  });

  it("stands at nothing once it is over, with hours before that", async () => {
    const { unmount } = await show(<Hold until="2020-01-01T00:00:00Z" />, { theme: "dark", dir: "rtl" });
    await expect.element(page.getByRole("timer", { name: "0:00 left" })).toBeVisible();
    await unmount();
    await show(<CountdownRing seconds={43_170} of={43_200} />);
    await expect.element(page.getByRole("timer", { name: "11:59:30 left" })).toBeVisible();
  });
});

describe("what somebody else saved", () => {
  it("says who, and lets one choose field by field or all at once", async () => {
    const events: string[] = [];
    const conflict: Conflict = {
      facts: { by: "staff", name: "Farid", at: "2026-11-22T04:00:00Z" },
      theirs: ["note"],
      both: ["price"],
      sides: { price: "mine" },
      labels: { price: "Price", note: "Note" },
      take: (name, side) => events.push(`${name} ${side}`),
      takeAll: (side) => events.push(`all ${side}`),
    };
    const { rerender } = await show(<FormConflict form={{ conflict }} />);
    await expect.element(page.getByText(/Farid/)).toBeVisible();
    await expect.element(page.getByText(/Note/)).toBeVisible();
    const price = page.getByRole("group", { name: "Price" });
    await userEvent.click(price.getByRole("radio").nth(1));
    await expectNoFaults();
    for (const at of [0, 1]) await userEvent.click(page.getByRole("button").nth(at));
    expect(events).toEqual(["price theirs", "all mine", "all theirs"]);
    await rerender(<FormConflict form={{ conflict: null }} />);
    await expect.element(price).not.toBeInTheDocument();
  });
});

describe("what was saved before", () => {
  it("says who saved it and when, and takes a version by keyboard", async () => {
    const taken = vi.fn();
    const version = (number: number) => ({ number, name: `Version ${number}`, at: "2026-11-23T04:30:00Z" });
    await show(
      <VersionList
        versions={[
          { ...version(2), by: "Nora Idris", note: "in use", act: false },
          {
            ...version(1),
            by: null,
            act: { text: "Use", label: "Use version 1", onPress: taken },
          },
        ]}
      />,
    );
    expect(page.getByRole("list").element().textContent).toContain("Nora Idris");
    expect(page.getByRole("button").elements()).toHaveLength(1);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    expect(taken).toHaveBeenCalledOnce();
    await expectNoFaults();
  });
});

describe("a choice of a picture", () => {
  it("shows the one that is chosen", async () => {
    await show(<Held />, { speaks: "pictures" });
    const source = () => document.querySelector("img")?.outerHTML ?? "";
    expect(source()).toContain("reef");
    await userEvent.selectOptions(page.getByLabelText("Picture"), "Garden room");
    expect(source()).toContain("garden-room");
    await expectNoFaults();
  });
});

describe("buttons, failures and waiting", () => {
  it("a busy button is not pressed twice, and an icon is not read", async () => {
    const events: string[] = [];
    await show(
      <>
        <Button busy icon={IconCheck} onClick={() => events.push("busy")}>
          Pay
        </Button>
        <Button disabled onClick={() => events.push("disabled")}>
          Refund
        </Button>
      </>,
    );
    for (const button of document.querySelectorAll("button")) button.click();
    expect(events).toEqual([]);
    await expectNoFaults();
  });

  it("a failure says what is wrong and is tried again by its button", async () => {
    await show(<Tried />, { dir: "rtl", theme: "dark" });
    await userEvent.click(page.getByRole("button", { name: "Try again" }));
    expect(kept()).toBe("1");
    await expectNoFaults();
  });

  it("data that is loaded has its shape first, or says why it did not come and is asked for again", async () => {
    const retry = vi.fn();
    const state = (error: unknown) => (
      <LoadState error={error} retry={retry} what="Loading rooms…">
        <Skeleton height={40} radius={8} />
      </LoadState>
    );
    const { rerender } = await show(state(null));
    await expect.element(page.getByText("Loading rooms…")).toBeInTheDocument();
    await expect.element(page.getByRole("button")).not.toBeInTheDocument();
    await rerender(state(new CallFailure("NOT_FOUND")));
    await expect.element(page.getByText("Loading rooms…")).not.toBeInTheDocument();
    await userEvent.click(page.getByRole("button", { name: "Try again" }));
    expect(retry).toHaveBeenCalledOnce();
    await expectNoFaults();
  });

  it("waiting is told, and still for who wants no motion", async () => {
    await emulate({ name: "prefers-reduced-motion", value: "reduce" });
    await show(
      <>
        <Waiting what="Loading rooms…">
          <Skeleton height={40} radius={8} />
        </Waiting>
        <Notice tone="warning" title="Storm">
          No boats today.
        </Notice>
      </>,
    );
    await expect.element(page.getByText("Loading rooms…")).toBeInTheDocument();
    const moving = document.getAnimations().filter(({ effect }) => Number(effect?.getTiming().duration) > 1);
    expect(moving).toEqual([]);
    await expectNoFaults();
  });

  it("a notice has an edge in forced colours", async () => {
    await emulate({ name: "forced-colors", value: "active" });
    await show(<Notice tone="danger" title="Overbooked" />);
    await expect.element(page.getByText("Overbooked")).toBeVisible();
    await expectNoFaults("color-contrast");
  });
});
