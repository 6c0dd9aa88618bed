import type { ComponentProps } from "react";
import { DayJump } from "../../../listing/day-jump.tsx";
import { MyBoats } from "./crew/my-boats.tsx";
import { ViewChoice } from "./month/view-choice.tsx";

/** One's own boats of today, and how and from which day the others are shown. */
export function SailingsHead(days: ComponentProps<typeof DayJump>) {
  return (
    <>
      <MyBoats />
      <ViewChoice />
      <DayJump {...days} />
    </>
  );
}
