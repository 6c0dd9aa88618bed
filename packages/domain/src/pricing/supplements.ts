import type { Price, SingleSupplement } from "../catalogue/room-rules.ts";
import { roundedShare } from "../money/round.ts";
import { type Sen, sumSen } from "../money/sen.ts";
import { ok } from "../result.ts";
import { supplementsOf } from "./empty-rooms.ts";
import { appliesToGuest } from "./guest-conditions.ts";
import type { PriceLine } from "./lines.ts";
import type { OccupiedRoom, Paid, RoomGuest } from "./occupied-room.ts";
import { lineOf, note, type Step, type StepInput, Tally } from "./step.ts";

/** One part of a supplement: its price, and what it is a share of. */
type Filters = { readonly price: Price; readonly nights: number | null; readonly base: readonly Paid[] };

const isLodging = ({ step }: Paid): boolean => step === "rate" || step === "extraNight";

const filtersOf = (rule: SingleSupplement, guest: RoomGuest, room: OccupiedRoom): Filters[] => {
  const lodging = guest.paid.filter(isLodging);
  const extra = lodging.filter(({ step }) => step === "extraNight");
  const extraNights = new Set(extra.map(({ night }) => night)).size;
  const parts = [
    { price: rule.stay, nights: null, base: lodging.filter(({ step }) => step === "rate") },
    { price: rule.night, nights: room.nights.length, base: lodging },
    { price: rule.extraNight, nights: extraNights, base: extra },
  ];
  return parts.flatMap(({ price, ...part }) =>
    price && part.nights !== 0 && part.base.length > 0 ? [{ ...part, price }] : [],
  );
};

/** The sum by the night, and the share of what it is for, each a line of its own. */
const linesOf = (rule: SingleSupplement, guest: RoomGuest, { price, nights, base }: Filters): PriceLine[] => {
  const tax = {
    taxGroup: rule.taxGroup ?? base[0]?.taxGroup ?? "stay",
    taxInside: base[0]?.taxInside ?? null,
  };
  const common = {
    step: "supplement",
    ruleId: rule.id,
    name: rule.name,
    guestKind: guest.kind,
    count: 1,
    ...tax,
  } as const;
  const baseSen = sumSen(base.map(({ sen }) => sen));
  const shareSen: Sen = roundedShare(baseSen, price.share ?? 0, rule.rounding);
  return [
    lineOf({ ...common, nights, unitSen: price.sen ?? 0 }),
    lineOf({ ...common, unitSen: shareSen, share: price.share ?? null, baseSen }),
  ].filter(({ amountSen }) => amountSen !== 0);
};

/** A line's amount is the guest's, spread over the nights that it is for. */
const noteNights = (guest: RoomGuest, line: PriceLine, base: readonly Paid[]): void => {
  const nights = [...new Set(base.map(({ night }) => night))];
  for (const [i, night] of nights.entries()) {
    const sen = Math.floor(line.amountSen / nights.length) + (i < line.amountSen % nights.length ? 1 : 0);
    note(guest, "supplement", sen, { taxGroup: line.taxGroup, taxInside: line.taxInside ?? null, night });
  }
};

/** What it costs to have a room alone. Nothing for whoever agrees to share, unless the rule says so. */
export const supplements: Step = ({ stay, book, facts, rooms }: StepInput) => {
  const lines = new Tally<PriceLine>();
  for (const room of rooms) {
    for (const rule of supplementsOf(book, facts, room.stay)) {
      if ((room.stay.sharing && !rule.evenSharing) || stay.excluded?.includes(rule.id)) continue;
      const [guest] = room.guests.filter(({ kind }) => kind !== "toddler" && kind !== "infant");
      if (!guest || guest.free || !appliesToGuest(rule.whom, guest, room)) continue;
      for (const part of filtersOf(rule, guest, room)) {
        for (const line of linesOf(rule, guest, part)) {
          noteNights(guest, line, part.base);
          lines.add(JSON.stringify(line), line);
        }
      }
    }
  }
  return ok(lines.list().map(({ value, count }) => lineOf({ ...value, count })));
};
