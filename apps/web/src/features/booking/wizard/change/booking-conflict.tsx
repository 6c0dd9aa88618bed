import type { Facts } from "../../../../api/call-failure.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { ChangedSince, type Side } from "../../../../ui/changed-since.tsx";
import type { Met } from "./change-draft.ts";

/** Which part of a change an answer belongs to. */
const partOf = (name: string) => {
  if (name === "guests" || name === "booker") return "guests";
  if (name === "extras") return "addOns";
  if (name === "rooms" || name === "transport" || name === "addOns") return name;
  return "dates";
};

/** Somebody else has changed the booking since this change was begun: who, what, and what shall stand. */
export function BookingConflict({
  met,
  facts,
  onSettle,
}: {
  met: Met;
  facts: Facts | null;
  onSettle: (side: Side) => void;
}) {
  const { t } = useTranslation("change");
  const theirs = [...met.theirs, ...met.both].map((name) => t(`parts.${partOf(name)}`));
  return <ChangedSince facts={facts} theirs={theirs} onTakeAll={onSettle} />;
}
