import type { BoardingMark } from "./boarding.ts";

/** What is weighed of who goes by a boat: nothing, the person, or the person and what they bring. */
export const weighings = ["none", "body", "withLuggage"] as const;
export type Weighing = (typeof weighings)[number];

/** Whole kilograms at most of one person, and of what one brings: more is a slip of the finger. */
export const mostKg = { body: 300, luggage: 200 } as const;

/** Kilograms of a person, and of their luggage where that is weighed. */
export type Weight = { readonly bodyKg: number; readonly luggageKg: number | null };

export const kgOf = (weight: Weight | null | undefined): number =>
  weight ? weight.bodyKg + (weight.luggageKg ?? 0) : 0;

/** What a boat asks, and how much its passengers may weigh together; null where nobody set a limit. */
export type LoadRule = { readonly weighs: Exclude<Weighing, "none">; readonly limitKg: number | null };

/** What the passengers of a boat weigh. */
export type Load = LoadRule & {
  /** Of those who are to sail: who stays ashore weighs nothing. */
  readonly listedKg: number;
  readonly aboardKg: number;
  /** How many of those who are to sail have not been weighed. */
  readonly unweighed: number;
};

type Weighed = { readonly mark: BoardingMark; readonly weight?: Weight | null | undefined };

const stays = ({ mark }: Weighed): boolean => mark === "left" || mark === "moved";

/** Adds up what is known; who was not weighed counts as nothing and is told of beside it. */
export function loadOf(passengers: readonly Weighed[], rule: LoadRule): Load {
  const sailing = passengers.filter((passenger) => !stays(passenger));
  const sum = (of: readonly Weighed[]) => of.reduce((kg, { weight }) => kg + kgOf(weight), 0);
  return {
    ...rule,
    listedKg: sum(sailing),
    aboardKg: sum(sailing.filter(({ mark }) => mark === "aboard")),
    unweighed: sailing.filter(({ weight }) => !weight).length,
  };
}

/**
 * How many kilograms over its limit a boat is once these are aboard too; 0 where it is not, or has none. Those who are aboard
 * already add nothing.
 */
export function kgOver(
  { aboardKg, limitKg }: Pick<Load, "aboardKg" | "limitKg">,
  boarding: readonly Weighed[],
): number {
  if (limitKg === null) return 0;
  const more = boarding.filter(({ mark }) => mark !== "aboard");
  if (more.length === 0) return 0;
  return Math.max(0, aboardKg + more.reduce((kg, { weight }) => kg + kgOf(weight), 0) - limitKg);
}
