import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useMay } from "../../../../api/use-call.ts";
import { openNewBooking } from "../../../../business/new-booking.ts";
import { useShortcutsOn } from "../../../../shell/use-shortcuts-on.ts";
import { hasOpenDialog } from "../../../../ui/has-open-dialog.ts";
import { type DeskKey, deskKeyOf, lineAfter } from "./key-acts.ts";

const isSeen = (element: HTMLElement) => element.checkVisibility();
const seen = (mark: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`[${mark}]`)].filter(isSeen);

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest("input:not([type=radio], [type=checkbox]), textarea, select") !== null);

function goTo(key: "next" | "previous") {
  // A row that is a line as a whole may have another one in it.
  const lines = seen("data-desk-line").filter((line) => !line.parentElement?.closest("[data-desk-line]"));
  const row = document.activeElement?.closest("tr, li");
  const at = lines.findIndex((line) => line === document.activeElement || row?.contains(line));
  const line = lines[lineAfter(at, lines.length, key)];
  line?.focus();
  line?.scrollIntoView({ block: "nearest" });
}

/** Presses the button of the line, or of the one of two stays, that has the focus, or the page's only one. */
function press(act: string) {
  const buttons = seen(`data-desk-act="${act}"`);
  const within = ["tr, li", "[data-desk-place]"].flatMap(
    (place) => document.activeElement?.closest(place) ?? [],
  );
  const button =
    within.flatMap((place) => buttons.filter((found) => place.contains(found)))[0] ??
    (buttons.length === 1 ? buttons[0] : undefined);
  button?.click();
}

function focusSearch() {
  // A page's own field goes before that of the bar.
  const field = seen("data-desk-search").at(-1);
  field?.focus();
  if (field instanceof HTMLInputElement) field.select();
  else field?.click();
}

/** Listens for the desk's keys on every page of this side. */
export function useDeskKeys(onHelp: () => void): void {
  const navigate = useNavigate();
  const { on } = useShortcutsOn();
  const mayBook = useMay()("bookings", "create");
  const acts: Record<DeskKey, () => unknown> = {
    next: () => goTo("next"),
    previous: () => goTo("previous"),
    search: focusSearch,
    help: onHelp,
    today: () => navigate({ to: "/staff" }),
    bookings: () => navigate({ to: "/staff/bookings" }),
    checkIn: () => press("check-in"),
    checkOut: () => press("check-out"),
    beside: () => press("beside"),
    noteOrBooking: () => {
      const note = seen("data-desk-note").at(0)?.querySelector("textarea");
      if (note) note.focus();
      else if (mayBook) openNewBooking();
    },
  };
  const latest = useRef(acts);
  latest.current = acts;
  useEffect(() => {
    if (!on) return;
    const onKey = (event: KeyboardEvent) => {
      if (hasOpenDialog()) return;
      const key = deskKeyOf(event, isTyping(event.target));
      if (key === null) return;
      event.preventDefault();
      latest.current[key]();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [on]);
}
