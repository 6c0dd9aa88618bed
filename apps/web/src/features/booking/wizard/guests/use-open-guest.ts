import type { BookingJson } from "@pulau/contract/drafts.ts";
import { useLocation } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { afterPress } from "../../../../ui/after-press.ts";
import { useIsNarrow } from "../../../../ui/use-is-narrow.ts";
import type { FormFace } from "./form-face.ts";

type Guest = BookingJson["guests"][number];

/** Everything that a guest has to say stands there, right or wrong. */
const isComplete = ({ fullName, identity, age }: Guest): boolean =>
  typeof fullName === "string" &&
  fullName.trim() !== "" &&
  typeof identity === "string" &&
  identity.trim() !== "" &&
  typeof age === "number";

const placeIn = (hash: string): number | null => {
  const found = /^guests\.(\d+)\./.exec(hash);
  return found ? Number(found[1]) : null;
};

/**
 * Which guests' rows stand open. On a phone it is the one somebody is at, the first who still lacks something, and those with mistakes; on
 * a wider screen all do.
 */
export function useOpenGuest(guests: readonly Guest[], form: FormFace) {
  const isNarrow = useIsNarrow();
  const hash = useLocation({ select: (location) => location.hash });
  const [at, setAt] = useState<number | null>(placeIn(hash));
  // Where somebody is now stays open and others may close, once a press that led there is over.
  useEffect(() => {
    if (!isNarrow) return;
    const come = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>("[data-guest]") : null;
      if (row) afterPress(() => setAt(Number(row.dataset.guest)));
    };
    document.addEventListener("focusin", come);
    return () => document.removeEventListener("focusin", come);
  }, [isNarrow]);
  const next = guests.findIndex((guest) => !isComplete(guest));
  const isWrong = (place: number) =>
    Object.keys(guests[place] ?? {}).some((field) => form.errorAt(`guests.${place}.${field}`) !== null);
  return {
    isNarrow,
    isOpen: (place: number) => !isNarrow || place === at || place === next || isWrong(place),
    open: setAt,
  };
}
