import { type Day, daysOfMonth } from "@pulau/domain/calendar/day.ts";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { PriceCalendar } from "../../../business/price-calendar.tsx";
import { emulatePlain, show } from "../../../dev/browser-test.tsx";
import { Dropdown } from "../../../ui/dropdown.tsx";
import panelStyles from "./arrival-panel.module.css";
import styles from "./search-bar.module.css";
import { useInView } from "./use-in-view.ts";
import { useUpwards } from "./use-upwards.ts";

function Panel() {
  const panel = useInView();
  useUpwards(panel);
  return (
    <div ref={panel} data-panel style={{ height: 440 }}>
      Two months
    </div>
  );
}

/** The search below something so high, with a page that goes on. */
const Search = ({ above }: { above: number }) => (
  <div style={{ paddingBlock: `${above}px 1200px` }}>
    <div className={styles.bar}>
      <Dropdown
        className={styles.days}
        trigger={(props) => (
          <button type="button" className={styles.cell} {...props}>
            Arrive
          </button>
        )}
      >
        {() => <Panel />}
      </Dropdown>
    </div>
  </div>
);

/** Until it has been where it is for a few frames: neither dropping nor gliding any more. */
async function standsStill(element: HTMLElement): Promise<void> {
  let top = Number.NaN;
  for (let frames = 0; frames < 5; frames += 1) {
    await new Promise(requestAnimationFrame);
    const now = element.getBoundingClientRect().top;
    if (now !== top) frames = 0;
    top = now;
  }
}

/** Opens it in a window of 800 px: where it stands, and its search. */
async function opened(above: number) {
  await emulatePlain();
  await show(<Search above={above} />);
  scrollTo(0, 0);
  const arrive = page.getByRole("button", { name: "Arrive" });
  await userEvent.click(arrive);
  const panel = document.querySelector("[data-panel]") as HTMLElement;
  await standsStill(panel);
  return { panel: panel.getBoundingClientRect(), bar: arrive.element().getBoundingClientRect() };
}

it.each([
  ["the window would cut it off below", 600],
  ["the page reaches just as far up as it needs", 512],
])("opens above the search where %s", async (_, above) => {
  const { panel, bar } = await opened(above);
  expect(panel.bottom).toBeLessThan(bar.top);
  expect(panel.top).toBeGreaterThanOrEqual(0);
});

it.each([
  ["opens below it where there is room", 200],
  ["glides where the page does not reach as far up", 508],
])("%s", async (_, above) => {
  const { panel, bar } = await opened(above);
  expect(panel.top).toBeGreaterThan(bar.bottom);
  expect(panel.bottom).toBeLessThanOrEqual(innerHeight);
});

/** A month as the panel shows it, every day free. */
const Month = ({ month }: { month: Day }) => (
  <div className={panelStyles.months} data-month={month}>
    <PriceCalendar
      compact
      month={month}
      onTurn={() => undefined}
      earliest="2026-12-05"
      days={daysOfMonth(month).map((day) => ({ day, holiday: false, state: "free", totalSen: 40_000 }))}
      levels={null}
      stay={null}
      onChoose={() => undefined}
    />
  </div>
);

it("is as high with a month of six weeks as with one of five", async () => {
  await show(
    <>
      <Month month="2027-04-01" />
      <Month month="2027-05-01" />
    </>,
  );
  const height = (of: string) => document.querySelector(of)?.getBoundingClientRect().height ?? 0;
  expect(height('[data-month="2027-05-01"]')).toBe(height('[data-month="2027-04-01"]'));
  expect(height('[data-day="2027-05-31"]')).toBeGreaterThan(40);
  expect(height('[data-day="2027-04-30"]')).toBe(52);
});
