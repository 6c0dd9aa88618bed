import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";

/** How long a page may take until what was asked for stands on it, in ms. */
const longestWait = 6_000;

/** The part of the page that an address names behind its `#`: an id, or the name of a field, as a whole or by what is in it. */
export function partNamed(page: ParentNode, name: string): HTMLElement | null {
  const escaped = CSS.escape(name);
  return (
    page.querySelector<HTMLElement>(`#${escaped}`) ??
    page.querySelector<HTMLElement>(`[name="${escaped}"]`) ??
    page.querySelector<HTMLElement>(`[name^="${escaped}."]`)
  );
}

/** Brings a part of a page into view, with the focus on it, and marks it for a moment. */
export function jumpTo(part: HTMLElement): void {
  const isField = part.matches("input, select, textarea, button");
  const marked = isField ? (part.closest("label, fieldset, div") ?? part) : (part.closest("section") ?? part);
  marked.scrollIntoView({ block: isField ? "center" : "start" });
  if (!isField && !part.hasAttribute("tabindex")) part.tabIndex = -1;
  part.focus({ preventScroll: true });
  const on = "0 0 0 6px var(--primary-soft)";
  marked.animate?.(
    { boxShadow: [on, on, "0 0 0 6px transparent"], backgroundColor: ["var(--primary-soft)", "transparent"] },
    { duration: 2_000 },
  );
}

/** Leads to the part of a page that its address names, as soon as it is there: the bar's search finds single fields. */
export function useJump(): void {
  const { hash, href } = useLocation({
    select: ({ hash: part, href: whole }) => ({ hash: part, href: whole }),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same part of another page is another place
  useEffect(() => {
    if (hash === "" || hash === "main") return;
    const until = Date.now() + longestWait;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const main = document.getElementById("main");
      const part = main && partNamed(main, hash);
      if (part) jumpTo(part);
      else if (Date.now() < until) timer = setTimeout(look, 100);
    };
    look();
    return () => clearTimeout(timer);
  }, [hash, href]);
}
