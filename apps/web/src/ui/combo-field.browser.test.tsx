import { Profiler, type ProfilerOnRenderCallback, useState } from "react";
import { beforeAll, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { emulate, expectNoFaults, show } from "../dev/browser-test.tsx";
import type { ComboControl } from "./combo-control.ts";
import { ComboField } from "./combo-field.tsx";
import { countryWords } from "./country-words.ts";
import { Dialog } from "./dialog.tsx";

const codes = "AR AU BN CI CN DE FR GB IN ID JP MY SG TH US VN".split(" ");
const names = new Intl.DisplayNames("en", { type: "region" });
const countries = codes.map((value) => ({
  value,
  text: names.of(value) ?? value,
  also: countryWords(value),
}));

function CountryForm({ value: first = "MY", ...rest }: Partial<ComboControl>) {
  const [value, setValue] = useState(first);
  return (
    <>
      <ComboField label="Country" choices={countries} {...rest} value={value} onChange={setValue} />
      <button type="button" onClick={() => setValue("JP")}>
        Japan
      </button>
      <output data-kept>{value}</output>
    </>
  );
}

/** A form that hands the list its choices anew with each letter of another field. */
function BesideAName({ onRender }: { onRender: ProfilerOnRenderCallback }) {
  const [name, setName] = useState("");
  return (
    <>
      <label>
        Name <input value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      <Profiler id="country" onRender={onRender}>
        <CountryForm choices={countries.map((choice) => ({ ...choice }))} />
      </Profiler>
    </>
  );
}

const kept = () => document.querySelector("[data-kept]")?.textContent;
const field = () => page.getByRole("combobox", { name: "Country" });
const list = () => page.getByRole("listbox");
const ready = () => expect.element(field()).toHaveAttribute("aria-autocomplete", "list");

/** Its script comes when it is needed, which may take a busy machine longer than a trial waits. */
beforeAll(() => import("./headless/combo-box.tsx"), 60_000);

const nextFrame = () => new Promise((painted) => requestAnimationFrame(painted));

/** What is marked comes into sight some frames after it is drawn; who scrolls has seen that. */
async function atRest(): Promise<void> {
  let still = 0;
  for (let before = -1; still < 10; await nextFrame()) {
    const now = list().element().scrollTop;
    still = now === before ? still + 1 : 0;
    before = now;
  }
}

describe("a list with search", () => {
  it("is the browser's own select where twelve or fewer can be chosen", async () => {
    await show(<CountryForm choices={countries.slice(0, 12)} value="CN" />);
    expect(field().element().tagName).toBe("SELECT");
    await userEvent.selectOptions(field(), "France");
    expect(kept()).toBe("FR");
  });

  it("is named, described and refused like other fields", async () => {
    await show(
      <CountryForm hint="Where you live." error="Choose a country." name="booker.country" optional />,
    );
    await expect.element(page.getByRole("combobox", { name: "Country (optional)" })).toBeInvalid();
    const box = page.getByRole("combobox", { name: "Country (optional)" });
    await expect.element(box).toHaveAttribute("aria-autocomplete", "list");
    await expect.element(box).toHaveAccessibleDescription(/Choose a country. Where you live./);
    await expect.element(box).toHaveAttribute("name", "booker.country");
    await expectNoFaults();
  });

  it.each([
    ["cote", "CI"],
    ["jerman", "DE"],
    ["新加坡", "SG"],
    ["uk", "GB"],
    ["ind", "IN"],
  ])("finds by %s and takes what is meant by Enter", async (typed, code) => {
    await show(<CountryForm />);
    await ready();
    await userEvent.tab();
    await expect.element(field()).toHaveFocus();
    await userEvent.keyboard(typed);
    await expect.poll(() => field().element().getAttribute("aria-activedescendant")).toBeTruthy();
    await userEvent.keyboard("{Enter}");
    expect(kept()).toBe(code);
    await expect.element(field()).toHaveValue(names.of(code) ?? "");
    await expect.element(list()).not.toBeInTheDocument();
  });

  it("takes what is typed while the list that a press opened is still drawn", async () => {
    await show(<CountryForm />);
    await ready();
    await userEvent.click(field());
    await userEvent.keyboard("jerman");
    await expect.poll(() => field().element().getAttribute("aria-activedescendant")).toMatch(/DE$/);
    await userEvent.keyboard("{Enter}");
    expect(kept()).toBe("DE");
  });

  it("goes by arrows from what is chosen, and Escape leaves it", async () => {
    await show(<CountryForm />);
    await ready();
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await expect
      .element(page.getByRole("option", { name: "Malaysia" }))
      .toHaveAttribute("aria-selected", "true");
    // While it is open the rest of the page is hidden from screen readers, and Tab closes it.
    await expectNoFaults("aria-hidden-focus");
    await userEvent.keyboard("{Escape}");
    expect(kept()).toBe("MY");
    await expect.element(field()).toHaveFocus();
  });

  it("says when nothing is found, and shows what was chosen once it is left", async () => {
    await show(<CountryForm />);
    await ready();
    await userEvent.tab();
    await userEvent.keyboard("atlantis");
    await expect.element(page.getByText("No matches")).toBeVisible();
    await userEvent.tab();
    expect(kept()).toBe("MY");
    await expect.element(field()).toHaveValue("Malaysia");
  });

  it("shows all at a press, though one is chosen, and takes the one that is pressed", async () => {
    await show(<CountryForm />);
    await ready();
    await userEvent.click(field());
    await expect.element(page.getByRole("option", { name: "Argentina" })).toBeVisible();
    expect(document.querySelectorAll("[role=option]")).toHaveLength(codes.length);
    await userEvent.click(page.getByRole("option", { name: "Australia" }));
    expect(kept()).toBe("AU");
  });

  it("has the choice that is none where there is one, and keeps to one where there is none", async () => {
    const { unmount } = await show(<CountryForm empty="Any country" />);
    await ready();
    await userEvent.click(field());
    await userEvent.click(page.getByRole("option", { name: "Any country" }));
    expect(kept()).toBe("");
    await expect.element(field()).toHaveAttribute("placeholder", "Any country");
    await unmount();
    await show(<CountryForm />);
    await ready();
    await userEvent.fill(field(), "");
    await userEvent.tab();
    expect(kept()).toBe("MY");
    await expect.element(field()).toHaveValue("Malaysia");
  });

  it("draws of hundreds those in sight: first the one that is chosen, then what is scrolled or gone to", async () => {
    const many = Array.from({ length: 300 }, (_, i) => ({ value: String(i), text: `Berth ${i}` }));
    await show(<CountryForm choices={many} value="150" />);
    await ready();
    const option = (number: number) => page.getByRole("option", { name: `Berth ${number}`, exact: true });
    await userEvent.click(field());
    await expect.element(option(150)).toBeInViewport();
    await expect.element(option(150)).toHaveAttribute("aria-setsize", "300");
    expect(document.querySelectorAll("[role=option]").length).toBeLessThan(40);
    await atRest();
    list().element().scrollTo({ top: 0 });
    await expect.element(option(0)).toBeInViewport();
    await userEvent.keyboard("{End}");
    await expect.element(option(299)).toBeInViewport();
    await userEvent.keyboard("{Enter}");
    expect(kept()).toBe("299");
    await expect.element(field()).toHaveValue("Berth 299");
  });

  it("is not drawn anew while one types into another field of its form", async () => {
    const took = { now: 0, whole: 0 };
    const measure: ProfilerOnRenderCallback = (_, phase, now, whole) => {
      if (phase === "mount") return;
      took.now += now;
      took.whole += whole;
    };
    await show(<BesideAName onRender={measure} />);
    await ready();
    Object.assign(took, { now: 0, whole: 0 });
    await userEvent.type(page.getByRole("textbox", { name: "Name" }), "Nur Aisyah");
    expect(took.now).toBeLessThan(took.whole * 0.7);
  });

  it("follows a value that is set from outside", async () => {
    await show(<CountryForm />);
    await ready();
    await userEvent.click(page.getByRole("button", { name: "Japan" }));
    await expect.element(field()).toHaveValue("Japan");
  });

  it.each(["page", "dialog"] as const)("stays open beside its field while the %s scrolls", async (around) => {
    const tall = (
      <>
        <CountryForm />
        <div style={{ height: 3000 }} />
      </>
    );
    await show(
      around === "page" ? (
        tall
      ) : (
        <Dialog open onClose={() => undefined} title="Guest" acts={null}>
          {tall}
        </Dialog>
      ),
    );
    await ready();
    await userEvent.click(field());
    await expect.element(page.getByRole("option", { name: "Australia" })).toBeVisible();
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    const gap = () =>
      list().element().getBoundingClientRect().top - field().element().getBoundingClientRect().bottom;
    const [first, top] = [gap(), field().element().getBoundingClientRect().top];
    let scroller: Element | null = field().element();
    while (scroller && (scroller.scrollHeight <= scroller.clientHeight + 100 || scroller.matches("input")))
      scroller = scroller.parentElement;
    (scroller ?? document.scrollingElement)?.scrollBy(0, 40);
    await expect.poll(() => field().element().getBoundingClientRect().top).toBe(top - 40);
    await expect.poll(gap).toBeCloseTo(first, 0);
    await userEvent.click(page.getByRole("option", { name: "Australia" }));
    expect(kept()).toBe("AU");
  });

  it("begins at the other end where the page is mirrored, and speaks Malay", async () => {
    await show(<CountryForm />, { dir: "rtl", language: "my", theme: "dark" });
    await ready();
    const button = page.getByRole("button", { name: /Tunjukkan cadangan/ }).element();
    expect(button.getBoundingClientRect().left).toBeLessThan(
      field().element().getBoundingClientRect().left + 10,
    );
    await userEvent.tab();
    await userEvent.keyboard("zzz");
    await expect.element(page.getByText("Tiada padanan")).toBeVisible();
    await expectNoFaults("aria-hidden-focus");
    await userEvent.keyboard("{Escape}");
  });

  it("marks what is chosen in forced colours and moves nothing for who wants no motion", async () => {
    await emulate(
      { name: "forced-colors", value: "active" },
      { name: "prefers-reduced-motion", value: "reduce" },
    );
    await show(<CountryForm />);
    await ready();
    await userEvent.click(field());
    const ground = (name: string) =>
      getComputedStyle(page.getByRole("option", { name }).element()).backgroundColor;
    await expect.element(page.getByRole("option", { name: "Malaysia" })).toBeVisible();
    expect(ground("Malaysia")).not.toBe(ground("Japan"));
    const moving = document.getAnimations().filter(({ effect }) => Number(effect?.getTiming().duration) > 1);
    expect(moving).toEqual([]);
  });
});
