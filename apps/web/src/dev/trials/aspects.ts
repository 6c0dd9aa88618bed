import { userEvent } from "vitest/browser";

const nameOf = (place: Element) =>
  `${place.tagName} ${place.getAttribute("class") ?? ""} ${place.getAttribute("aria-label") ?? place.textContent.slice(0, 30)}`;
const isSeen = (place: Element) => place.checkVisibility({ visibilityProperty: true });
const twoFrames = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));

/** What is laid out as a box; what runs with the letters of its line, and drawings, mirror by other rules. */
const boxesOf = (main: Element): Element[] =>
  [...main.querySelectorAll("*")].filter(
    (place) =>
      isSeen(place) &&
      !place.parentElement?.closest("svg, [dir=ltr], select") &&
      !/^(inline|contents)/.test(getComputedStyle(place).display),
  );

type Laid = { readonly left: number; readonly right: number; readonly align: string };

/** A place stands where it stood, and not in the middle, though reading goes the other way. */
const stays = (usual: Laid, mirrored: Laid): boolean =>
  (Math.abs(usual.left - mirrored.left) <= 2 && Math.abs(usual.left - usual.right) > 8) ||
  (usual.align === mirrored.align && /^(left|right)$/.test(usual.align));

/** What does not lie mirrored from right to left within what is round it, or has its text bound to a side. */
export async function notMirrored(): Promise<string[]> {
  const boxes = boxesOf(document.querySelector("main") as HTMLElement);
  const laidOut = async (dir: "ltr" | "rtl"): Promise<Laid[]> => {
    document.documentElement.dir = dir;
    await twoFrames();
    return boxes.map((place) => {
      const box = place.getBoundingClientRect();
      const round = place.parentElement?.getBoundingClientRect() ?? box;
      const { textAlign: align } = getComputedStyle(place);
      return { left: box.left - round.left, right: round.right - box.right, align };
    });
  };
  const usual = await laidOut("ltr");
  const mirrored = await laidOut("rtl");
  return boxes.filter((_, at) => stays(usual[at] as Laid, mirrored[at] as Laid)).map(nameOf);
}

const hasEdge = (place: Element): boolean => {
  const { borderBlockEndStyle, borderBlockEndWidth, outlineStyle } = getComputedStyle(place);
  return (borderBlockEndStyle !== "none" && borderBlockEndWidth !== "0px") || outlineStyle !== "none";
};
/** A place and what frames it. */
const frames = (place: Element): Element[] => {
  const above = [place];
  for (let at = place.parentElement; at && above.length < 6 && at.tagName !== "MAIN"; at = at.parentElement)
    above.push(at);
  return above;
};

const edged =
  "input:not([type=file], [type=radio]), select, textarea, [role=spinbutton], [role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=tooltip]";

/** A tick is told by its own edge, or by the system's: its row has one too. */
const hasOwnEdge = (place: Element): boolean =>
  place.matches("[type=checkbox]")
    ? hasEdge(place) || getComputedStyle(place).appearance !== "none"
    : frames(place).some(hasEdge);

/** What can't be told from its ground when forced colours take all grounds away: fields and overlays without an edge. */
export const withoutEdge = (): string[] =>
  [...document.querySelectorAll(edged)].filter((place) => isSeen(place) && !hasOwnEdge(place)).map(nameOf);

const seeThrough = /^rgba\(.*, 0\)$/;
/** The ground that one sees behind a place: its own, or that of what is round it. */
const groundOf = (place: Element | null, part?: string): string => {
  const ground = place ? getComputedStyle(place, part).backgroundColor : "";
  return place && seeThrough.test(ground) ? groundOf(part ? place : place.parentElement) : ground;
};

/** What one sees of a place and of what holds it; nothing of what is there for fingers and keys alone. */
const look = (place: Element): string =>
  frames(place)
    .slice(0, 2)
    .filter((at) => getComputedStyle(at).opacity !== "0")
    .flatMap((at) =>
      [undefined, "::before", "::after"].map((part) => {
        const { color, borderTop, borderBottom, outline, content } = getComputedStyle(at, part);
        return [groundOf(at, part), color, borderTop, borderBottom, outline, content].join();
      }),
    )
    .join("|");

/** Places that are chosen, and beside each one that is not. */
const chosen = [
  ["input[type=radio]:checked", "fieldset, [role=radiogroup]", "input[type=radio]:not(:checked, :disabled)"],
  ["[role=tab][aria-selected=true]", "[role=tablist]", "[role=tab][aria-selected=false]"],
  ["[aria-current=page]", "nav", "button:not([aria-current], :disabled)"],
] as const;

/** What is chosen, and looks like what is not, in forced colours. */
export const likeUnchosen = (): string[] =>
  chosen
    .flatMap(([some, within, others]) =>
      [...document.querySelectorAll(some)].filter((place) => {
        const other = place.closest(within)?.querySelector(others);
        return isSeen(place) && other && look(place) === look(other);
      }),
    )
    .map(nameOf);

/** Whether one sees that the focus is there: a ring round it, or round what frames it. */
const hasRing = (place: Element): boolean =>
  [...frames(place).slice(0, 4), place.nextElementSibling].some((at) => {
    if (!at) return false;
    const { outlineStyle, outlineWidth, outlineColor, opacity } = getComputedStyle(at);
    const isSolid = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1;
    return isSolid && opacity !== "0" && !seeThrough.test(outlineColor);
  });

/** Goes through all stops of Tab: those at which no ring is seen in forced colours. */
export async function withoutRing(): Promise<string[]> {
  const walked = new Set<Element>();
  const lost: string[] = [];
  (document.activeElement as HTMLElement | null)?.blur();
  for (let stops = 0; stops < 80; stops++) {
    await userEvent.tab();
    const at = document.activeElement;
    if (!at || at === document.body || walked.has(at)) break;
    walked.add(at);
    if (!hasRing(at)) lost.push(nameOf(at));
  }
  return lost;
}

const longest = (times: string): number =>
  Math.max(...times.split(",").map((time) => Number.parseFloat(time) * (/\dms/.test(time) ? 1 : 1_000)));

/** What moves, or would, for who wants no motion. */
export const moving = (): string[] => {
  const running = document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 1)
    .map(({ effect }) => (effect as KeyframeEffect | null)?.target);
  const would = [...document.querySelectorAll("body, body *")].filter((place) =>
    [undefined, "::before", "::after"].some((part) => {
      const {
        transitionDuration,
        animationDuration,
        animationName,
        animationIterationCount,
        scrollBehavior,
      } = getComputedStyle(place, part);
      const animates = animationName !== "none" && /infinite/.test(animationIterationCount);
      return (
        longest(transitionDuration) > 1 ||
        longest(animationDuration) > 1 ||
        animates ||
        scrollBehavior === "smooth"
      );
    }),
  );
  return [...running.filter((place) => place != null), ...would].map(nameOf);
};
