import { useContext, useEffect } from "react";
import { DateFieldStateContext, DateSegment } from "react-aria-components";

type Segment = Parameters<typeof DateSegment>[0]["segment"];

type Props = { segment: Segment; className: string; onHalf: (isHalf: boolean) => void };

/** A day, a month or a year of a date that is typed; the year's tells whether some parts stand there and others lack. */
export function DatePart({ segment, className, onHalf }: Props) {
  const state = useContext(DateFieldStateContext);
  const parts = state?.segments.filter(({ isEditable }) => isEditable) ?? [];
  const lacking = parts.filter(({ isPlaceholder }) => isPlaceholder).length;
  const isHalf = lacking > 0 && lacking < parts.length;
  const tells = segment.type === "year";
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change is told once
  useEffect(() => {
    if (tells) onHalf(isHalf);
  }, [tells, isHalf]);
  return <DateSegment segment={segment} className={className} />;
}
