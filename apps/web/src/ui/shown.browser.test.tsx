import { useState } from "react";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { emulatePlain, expectNoFaults, expectStill, show } from "../dev/browser-test.tsx";
import { PercentInput } from "./amount-input.tsx";
import { Button } from "./button.tsx";
import { Chip, CountBadge } from "./chip.tsx";
import { IconBed } from "./icons/index.ts";
import { Brand } from "./logo.tsx";
import { Comma, DayRange, DayText, Gap, MomentText, Money } from "./money-and-dates.tsx";
import { PageHead } from "./page-head.tsx";
import { Panel, PanelEmpty } from "./panel.tsx";
import { Picture } from "./picture.tsx";
import { SiteNameProvider } from "./site-name.tsx";
import { FormSkeleton, RowsSkeleton } from "./skeletons.tsx";
import { EmptyState } from "./states.tsx";
import { Avatar, Card, Progress, VisuallyHidden } from "./surfaces.tsx";

const Everything = () => (
  <SiteNameProvider value="Teluk Biru">
    <Brand name="Teluk Biru Island Resort" shortName="Teluk Biru" />
    <PageHead title="Boats" lead="What sails." states={<Chip icon={IconBed}>On sale</Chip>}>
      <Button>Add boat</Button>
    </PageHead>
    <Panel title="Arrivals" count={3} end="Today">
      <PanelEmpty>Nobody today.</PanelEmpty>
    </Panel>
    <Card>
      <Avatar name="Aisha binti Rahman" />
      <CountBadge count={12} />
      <Progress percent={140} label="Rooms set up" />
      <VisuallyHidden>Only read</VisuallyHidden>
      <Picture name="reef" alt="A reef" sizes="200px" />
    </Card>
    <FormSkeleton fields={[2]} />
    <RowsSkeleton rows={2} />
    <EmptyState picture="jungle-trail" title="No boats yet" act={<Button>Add the first</Button>}>
      They will be here.
    </EmptyState>
  </SiteNameProvider>
);

const Texts = () => (
  <p data-kept>
    <Money sen={123_450} />
    <Gap />
    <DayText day="2026-12-06" />
    <Comma />
    <DayRange from="2026-12-06" to="2026-12-08" />
    <Gap />
    <MomentText moment="2026-12-06T04:30:00Z" />
  </p>
);

const Share = () => {
  const [share, setShare] = useState<number | string | null>(800);
  return (
    <>
      <PercentInput label="Share" value={share} onChange={setShare} />
      <output data-kept>{JSON.stringify(share)}</output>
    </>
  );
};
const kept = () => document.querySelector("[data-kept]")?.textContent;

describe("pieces that only show", () => {
  it("stand mirrored in forced colours, and nothing of them moves for who wants no motion", async () => {
    await emulatePlain();
    await show(<Everything />, { dir: "rtl" });
    await expect.element(page.getByRole("heading", { level: 1, name: "Boats" })).toBeVisible();
    expectStill();
    await expectNoFaults();
  });

  it("name the page, its parts and how far something is", async () => {
    await show(<Everything />, { theme: "dark" });
    await expect.poll(() => document.title).toBe("Boats · Teluk Biru");
    await expect
      .element(page.getByRole("region", { name: "Arrivals" }))
      .toHaveTextContent("Arrivals3TodayNobody today.");
    const bar = page.getByRole("progressbar", { name: "Rooms set up" });
    await expect.element(bar).toHaveAttribute("aria-valuenow", "100");
    await expect.element(page.getByText("AR", { exact: true })).toHaveAttribute("aria-hidden", "true");
    await expect.element(page.getByText("Island Resort", { exact: true })).toBeVisible();
    expect(page.getByText("Only read").element().getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await expect.element(page.getByRole("img", { name: "A reef" })).toHaveAttribute("loading", "lazy");
    await expectNoFaults();
  });

  it("are reached by keyboard only where something can be done", async () => {
    await show(<Everything />);
    for (const name of ["Add boat", "Add the first"]) {
      await userEvent.tab();
      await expect.element(page.getByRole("button", { name })).toHaveFocus();
    }
  });
});

describe("money and dates", () => {
  it.each([
    ["en", "RM 1,234.50 6 Dec 2026, 6 to 8 Dec 2026 6 Dec 2026 12:30"],
    ["cn", "RM 1,234.502026年12月6日，2026年12月6日至8日"],
  ] as const)("are written whole in %s, and machines can read the days", async (language, formatted) => {
    await show(<Texts />, { language });
    await expect.poll(() => kept()?.replaceAll("\u00a0", " ")).toContain(formatted);
    const times = [...document.querySelectorAll("time")].map(({ dateTime }) => dateTime);
    expect(times).toEqual(["2026-12-06", "2026-12-06T04:30:00Z"]);
    await expectNoFaults();
  });
});

describe("a share", () => {
  it("is typed in percent and kept in basis points, and what can't be read stays as typed", async () => {
    await show(<Share />, { dir: "rtl" });
    const field = page.getByLabelText("Share");
    await expect.element(field).toHaveValue("8");
    await userEvent.fill(field, "7.5");
    await expect.poll(kept).toBe("750");
    await userEvent.fill(field, "a lot");
    await expect.poll(kept).toBe('"a lot"');
    await expect.element(field).toHaveValue("a lot");
    await expectNoFaults();
  });
});
