import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { emulatePlain, show } from "../../../dev/browser-test.tsx";
import { Dropdown } from "../../../ui/dropdown.tsx";
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

/** Opens it in a window of 800 px: where it stands, and its search. */
async function opened(above: number) {
  await emulatePlain();
  await show(<Search above={above} />);
  scrollTo(0, 0);
  const arrive = page.getByRole("button", { name: "Arrive" });
  await userEvent.click(arrive);
  const panel = document.querySelector("[data-panel]") as HTMLElement;
  return { panel: panel.getBoundingClientRect(), bar: arrive.element().getBoundingClientRect() };
}

it("opens above the search where the window would cut it off below", async () => {
  const { panel, bar } = await opened(600);
  expect(panel.bottom).toBeLessThan(bar.top);
  expect(panel.top).toBeGreaterThanOrEqual(0);
});

it.each([
  ["opens below it where there is room", 200],
  ["glides where the page does not reach as far up", 450],
])("%s", async (_, above) => {
  const { panel, bar } = await opened(above);
  expect(panel.top).toBeGreaterThan(bar.bottom);
  expect(panel.bottom).toBeLessThanOrEqual(innerHeight);
});
