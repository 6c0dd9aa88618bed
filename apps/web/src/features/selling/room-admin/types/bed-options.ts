import type { BedId, BedOptionId } from "@pulau/domain/ids.ts";
import type { Bed, RoomType } from "../calls.ts";

type SetBed = { readonly bedId: BedId; readonly count: number; readonly extra: boolean };
/** One way to make up a room while it is being edited; `key` stays the same whatever is changed. */
export type BedOption = {
  readonly key: string;
  readonly bedOptionId?: BedOptionId;
  readonly beds: readonly SetBed[];
};

export const bedOptionsOf = ({ bedOptions }: RoomType): BedOption[] =>
  bedOptions.map(({ bedOptionId, beds }) => ({
    key: bedOptionId,
    bedOptionId,
    beds: beds.map(({ bedId, count, extra }) => ({ bedId, count, extra })),
  }));

/** The way with another bed at a place, or none there. */
export const withBed = (way: BedOption, at: number, bed: SetBed | null): BedOption => ({
  ...way,
  beds: bed === null ? way.beds.toSpliced(at, 1) : way.beds.with(at, bed),
});

/** The way with one more kind of bed: the first that does not stand there yet. */
export function addBed(way: BedOption, beds: readonly Bed[]): BedOption {
  const next = beds.find(({ bedId }) => way.beds.every((bed) => bed.bedId !== bedId));
  return next ? { ...way, beds: [...way.beds, { bedId: next.bedId, count: 1, extra: false }] } : way;
}

/** Persons whom these beds sleep. */
export const sleeps = (way: BedOption, beds: readonly Bed[]): number =>
  way.beds.reduce((sum, { bedId, count }) => {
    const bed = beds.find((bed) => bed.bedId === bedId);
    return sum + count * (bed?.noOfPax ?? 0);
  }, 0);
