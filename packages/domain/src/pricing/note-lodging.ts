import { type Sen, splitSen } from "../money/sen.ts";
import type { PriceLine } from "./lines.ts";
import type { OccupiedRoom, RoomGuest } from "./occupied-room.ts";
import { note } from "./step.ts";

/** Those who pay one line together: a guest, or everybody in a room. */
type Payer = readonly RoomGuest[];

const equally = (sen: Sen, among: number): Sen[] => splitSen(sen, new Array<number>(among).fill(1));

/** Whose turn it is to pay a line: guests of its kind in rooms of its bed type, or such rooms as a whole. */
function payersOf(rooms: readonly OccupiedRoom[], { step, guestKind, bedType }: PriceLine): Payer[] {
  const those = rooms.filter((room) => (step === "supplement" ? room.alone : room.stay.bedType === bedType));
  if (guestKind === null) return those.map(({ guests }) => guests);
  return those.flatMap(({ guests }) =>
    guests.filter(({ kind }) => kind === guestKind).map((guest) => [guest]),
  );
}

/**
 * Notes on the guests what sleeping costs them, by the lines of a price whose book nobody has: each line on as many as it
 * counts, equal ones in turn, and in equal parts on its nights. So a share can be taken of it.
 *
 * @param nights of the stay
 */
export function noteLodging(
  rooms: readonly OccupiedRoom[],
  lines: readonly PriceLine[],
  nights: number,
): void {
  const extra = Math.max(0, ...lines.map(({ step, nights }) => (step === "extraNight" ? (nights ?? 0) : 0)));
  const first = { rate: 0, extraNight: nights - extra, supplement: 0 };
  const last = { rate: nights - extra, extraNight: nights, supplement: nights };
  const turns = new Map<string, number>();
  for (const line of lines) {
    const { step, count, amountSen, taxGroup } = line;
    if (step !== "rate" && step !== "extraNight" && step !== "supplement") continue;
    const payers = payersOf(rooms, line);
    const turn = `${step} ${line.guestKind} ${line.bedType}`;
    const begun = turns.get(turn) ?? 0;
    turns.set(turn, begun + count);
    for (let i = 0; i < count && payers.length > 0; i += 1) {
      const guests = payers[(begun + i) % payers.length] ?? [];
      const byNight = equally(amountSen / count, last[step] - first[step]);
      for (const [at, sen] of byNight.entries())
        for (const [place, part] of equally(sen, guests.length).entries())
          if (guests[place]) note(guests[place], step, part, { taxGroup, night: first[step] + at });
    }
  }
}
