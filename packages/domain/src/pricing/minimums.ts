import type { Minimum } from "../catalogue/room-rules.ts";
import { sumSen } from "../money/sen.ts";
import type { GuestKind } from "../party/party.ts";
import { ok, refuse } from "../result.ts";
import type { PriceLine } from "./lines.ts";
import type { OccupiedRoom, RoomGuest } from "./occupied-room.ts";
import { appliesToStay, listHolds } from "./stay-facts.ts";
import { lineOf, type Step, type StepInput, Tally } from "./step.ts";

const usuallyCounted: readonly GuestKind[] = ["adult", "senior", "child"];

/** The persons who must be so many: each room of the rule's types, or the whole booking. */
const groupsOf = ({ roomTypeIds }: Minimum, rooms: readonly OccupiedRoom[]): RoomGuest[][] =>
  roomTypeIds && roomTypeIds.length > 0
    ? rooms.filter(({ stay }) => listHolds(roomTypeIds, stay.roomTypeId)).map(({ guests }) => [...guests])
    : [rooms.flatMap(({ guests }) => guests)];

/** What the cheapest grown guest pays for sleeping. */
const lowestOf = (guests: readonly RoomGuest[]): number => {
  const paid = guests
    .filter(({ kind, free }) => !free && (kind === "adult" || kind === "senior"))
    .map((guest) =>
      sumSen(guest.paid.filter(({ step }) => step === "rate" || step === "extraNight").map(({ sen }) => sen)),
    );
  return paid.length === 0 ? 0 : Math.min(...paid);
};

/** A party smaller than a price is for pays for those who lack. `ON_ENQUIRY`: such a party has no price. */
export const minimums: Step = ({ stay, book, facts, rooms }: StepInput) => {
  const lines = new Tally<PriceLine>();
  const counts = book.partyCounts ?? usuallyCounted;
  for (const rule of book.minimums ?? []) {
    if (!appliesToStay(rule.when, facts) || stay.excluded?.includes(rule.id)) continue;
    for (const guests of groupsOf(rule, rooms)) {
      const persons = guests.filter(({ kind }) => counts.includes(kind)).length;
      const lacking = rule.persons - persons;
      if (lacking <= 0) continue;
      if (rule.fewer === "enquiry") return refuse("ON_ENQUIRY", { persons, atLeast: rule.persons });
      const line = lineOf({
        step: "supplement",
        ruleId: rule.id,
        name: rule.name,
        count: lacking,
        unitSen: lowestOf(guests),
        taxGroup: "stay",
        lacking: true,
      });
      if (line.amountSen !== 0) lines.add(JSON.stringify(line), line);
    }
  }
  return ok(lines.list().map(({ value, count }) => lineOf({ ...value, count: value.count * count })));
};
