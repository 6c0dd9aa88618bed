import type { Day } from "../calendar/day.ts";
import type { StaffId } from "../ids.ts";
import type { EarlierRoom } from "./earlier-rooms.ts";

/**
 * That the guests of a place are parked: they are sold a room of their type, but no certain one. Their place names the rooms in
 * which their nights are claimed meanwhile, which may be others tomorrow.
 */
export type Parked = {
  readonly staffId: StaffId;
  /** The moment, as ISO text. */
  readonly at: string;
  /** Nights on which no room of their type is left for them, in order; missing where every night has one. */
  readonly lacking?: readonly Day[] | undefined;
};

/** Whether a place has a room to claim in a night. */
export const hasRoomIn = ({ parked }: { readonly parked?: Parked | undefined }, night: Day): boolean =>
  !parked?.lacking?.includes(night);

/** The place as it is without being parked: in the room that it names, on all of its nights. */
export function unparked<
  P extends {
    readonly parked?: Parked | undefined;
    readonly earlier?: readonly EarlierRoom[] | undefined;
  },
>(place: P): P | Omit<P, "parked" | "earlier"> {
  const { parked, earlier: _, ...rest } = place;
  return parked ? rest : place;
}
