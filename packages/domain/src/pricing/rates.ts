import type { Rate, RateBook } from "../catalogue/catalogue.ts";
import { headsOf } from "../party/kinds.ts";
import { type GuestKind, guestKinds } from "../party/party.ts";
import { ok, type Result, refuse } from "../result.ts";
import type { PriceLine, RoomAsk } from "./lines.ts";
import { rateOf } from "./period-rates.ts";
import { lineOf, type StepInput } from "./step.ts";

/** Who sleeps in a room, at the price of which kind. */
type RoomHeads = { readonly room: RoomAsk; readonly heads: Record<GuestKind, number> };

/** Toddlers and infants without a rate are free; nobody else is. */
const mayBeFree = (kind: GuestKind): boolean => kind === "toddler" || kind === "infant";

/**
 * Which rooms the seniors sleep in is not asked. They are counted where being a senior saves most, so no guest can say
 * that another order of names would have been cheaper.
 */
const withSeniors = (
  rooms: readonly RoomAsk[],
  seniors: number,
  savingOf: (room: RoomAsk) => number,
): RoomHeads[] => {
  const bySaving = rooms.map((room, i) => ({
    i,
    saving: seniors > 0 ? savingOf(room) : 0,
    price: `${room.roomTypeId}|${room.bedType}`,
  }));
  bySaving.sort((a, b) => b.saving - a.saving || a.price.localeCompare(b.price));
  const seniorsIn = rooms.map(() => 0);
  let left = seniors;
  for (const { i } of bySaving) {
    const here = Math.min(left, rooms[i]?.occupants.adult ?? 0);
    seniorsIn[i] = here;
    left -= here;
  }
  return rooms.map((room, i) => {
    const senior = seniorsIn[i] ?? 0;
    return { room, heads: { ...room.occupants, adult: room.occupants.adult - senior, senior } };
  });
};

/** The price per person for the whole option, by room type, bed type and kind; equal rates become one line. */
export const rates = ({ ask, book, period }: Omit<StepInput, "before">): Result<PriceLine[], "NO_RATE"> => {
  const find = (room: RoomAsk, guestKind: GuestKind): Rate | undefined =>
    rateOf(book, { periodId: period.id, roomTypeId: room.roomTypeId, bedType: room.bedType, guestKind });
  const savingOf = (room: RoomAsk): number =>
    (find(room, "adult")?.sen ?? 0) - (find(room, "senior")?.sen ?? 0);
  const seniors = headsOf(ask.travellers, book.bands.package).senior;

  const found = new Map<string, { rate: Rate; kind: GuestKind; count: number }>();
  for (const { room, heads } of withSeniors(ask.rooms, seniors, savingOf)) {
    for (const kind of guestKinds) {
      const count = heads[kind];
      if (count === 0) continue;
      const rate = find(room, kind);
      if (rate) {
        const key = `${rate.id}|${kind}`;
        found.set(key, { rate, kind, count: count + (found.get(key)?.count ?? 0) });
      } else if (!mayBeFree(kind)) {
        return refuse("NO_RATE", { roomTypeId: room.roomTypeId, bedType: room.bedType, guestKind: kind });
      }
    }
  }
  return ok(linesOf(book, [...found.values()]));
};

const kindOrder = (kind: GuestKind): number => guestKinds.indexOf(kind);

const linesOf = (
  book: RateBook,
  found: readonly { rate: Rate; kind: GuestKind; count: number }[],
): PriceLine[] => {
  const place = new Map(book.rates.map((rate, i) => [rate.id, i]));
  return found
    .filter(({ rate }) => rate.sen !== 0)
    .toSorted(
      (a, b) =>
        (place.get(a.rate.id) ?? 0) - (place.get(b.rate.id) ?? 0) || kindOrder(a.kind) - kindOrder(b.kind),
    )
    .map(({ rate, kind, count }) =>
      lineOf({
        step: "rate",
        ruleId: rate.id,
        name: null,
        guestKind: kind,
        bedType: rate.bedType,
        count,
        unitSen: rate.sen,
        taxGroup: "stay",
      }),
    );
};
