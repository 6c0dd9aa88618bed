import type { Page } from "./test.ts";

/** What reaches past the window's side, and what of the bar at the top lies over something else of it. */
export const layoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const root = document.documentElement;
    const nameOf = (place: Element) =>
      `${place.tagName} ${place.className} ${place.textContent?.slice(0, 40)}`;
    if (root.scrollWidth > innerWidth) {
      const past = [...document.querySelectorAll("main *, footer *, header *")].filter(
        (place) => place.getBoundingClientRect().right > innerWidth + 1,
      );
      found.push(`${root.scrollWidth - innerWidth} px too wide: ${past.slice(0, 3).map(nameOf).join(" | ")}`);
    }
    const bar = [...(document.querySelector("header")?.querySelectorAll("a, button") ?? [])].filter(
      (place) => place.getClientRects().length > 0 && !place.querySelector("a, button"),
    );
    const boxes = bar.map((place) => ({ place, box: place.getBoundingClientRect() }));
    for (const [i, { place, box }] of boxes.entries()) {
      const over = boxes
        .slice(i + 1)
        .find(
          ({ box: other }) =>
            Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
            Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1,
        );
      if (over) found.push(`${nameOf(place)} lies over ${nameOf(over.place)}`);
      if (box.right > innerWidth + 1 || box.left < -1) found.push(`${nameOf(place)} is cut off`);
    }
    return found;
  });

/** Text of headings, buttons, tabs and heads of tables that its box cuts off or lets out over its side. */
export const cutText = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("h1, h2, h3, button, [role=tab], th, label, dt")]
      .filter((place) => {
        const { overflowX, textOverflow, display } = getComputedStyle(place);
        const isSeen = place.checkVisibility() && place.clientWidth > 1 && display !== "inline";
        const scrolls = /auto|scroll/.test(overflowX) || textOverflow === "ellipsis";
        return isSeen && !scrolls && place.scrollWidth - place.clientWidth > 2;
      })
      .map((place) => `${place.tagName} ${place.className} ${place.textContent.slice(0, 40)} is cut off`),
  );

/** Controls of the page's own that lie over one another; what stays in sight while one scrolls may. */
export const overlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isLoose = (place: Element | null): boolean =>
      place !== null &&
      place.tagName !== "MAIN" &&
      (/sticky|fixed|absolute/.test(getComputedStyle(place).position) || isLoose(place.parentElement));
    const controls = [...document.querySelectorAll("main :is(a, button, select, textarea, input)")].filter(
      (place) => place.checkVisibility({ opacityProperty: true }) && !isLoose(place),
    );
    const boxes = controls.map((place) => ({ place, box: place.getBoundingClientRect() }));
    return boxes.flatMap(({ place, box }, at) =>
      boxes
        .slice(at + 1, at + 12)
        .filter(
          ({ place: other, box: near }) =>
            !place.contains(other) &&
            Math.min(box.right, near.right) - Math.max(box.left, near.left) > 3 &&
            Math.min(box.bottom, near.bottom) - Math.max(box.top, near.top) > 3,
        )
        .map(
          ({ place: other }) => `${place.outerHTML.slice(0, 90)} lies over ${other.outerHTML.slice(0, 90)}`,
        ),
    );
  });

/** Two frames: what is measured by script is laid out in the one after. */
export const laidOut = (page: Page) =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
