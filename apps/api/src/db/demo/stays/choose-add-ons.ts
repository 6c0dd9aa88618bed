import { addDays, type Day, nightsOf } from "@pulau/domain/calendar/day.ts";
import type { HeldAddOn } from "../../schema/holds.ts";
import type { Chance } from "../chance.ts";
import type { AddOnRow, DemoOffer, DemoResort, DemoStock } from "../resort/demo-resort.ts";

export type ChosenAddOn = {
  readonly held: HeldAddOn;
  readonly addOn: AddOnRow;
  readonly stock: DemoStock | null;
};

type AddOnSupply = Pick<DemoResort, "addOns" | "places">;

/** Every third booking adds one or two things, as far as there are places. */
export function chooseAddOns(
  chance: Chance,
  supply: AddOnSupply,
  stay: { checkIn: Day; nights: number; grownUps: number },
): ChosenAddOn[] {
  if (!chance.happens(0.34)) return [];
  const first = chance.pick(supply.addOns);
  const second = chance.happens(0.4) ? chance.pick(supply.addOns) : first;
  const wanted = second === first ? [first] : [first, second];
  return wanted.map((addOn) => chooseOne(chance, supply, addOn, stay)).filter((choice) => choice !== null);
}

/** What is in the price of a stay, as far as there are places on one of its days; nobody chose it. */
export function includeAddOns(
  supply: AddOnSupply,
  inPrice: DemoOffer["inPrice"],
  { checkIn, nights, payers }: { checkIn: Day; nights: number; payers: number },
): ChosenAddOn[] {
  return inPrice.flatMap(({ addOnId, count: item, per, dayOfStay }): ChosenAddOn[] => {
    const addOn = supply.addOns.find(({ id }) => id === addOnId);
    if (!addOn) throw new Error("a package includes what is not sold");
    const count = per === "person" ? item * payers : item;
    const held = { addOnId, stockId: null, name: addOn.name, count, included: true };
    if (dayOfStay == null) return [{ held: { ...held, day: null }, addOn, stock: null }];
    const wished = addDays(checkIn, Math.min(dayOfStay, nights));
    if (addOn.dailyStock === null) return [{ held: { ...held, day: wished }, addOn, stock: null }];
    const days = [wished, ...nightsOf(checkIn, addDays(checkIn, nights + 1))];
    for (const day of days) {
      const stock = supply.places.get(`${addOnId} ${day}`);
      if (stock && stock.capacity - stock.held - stock.sold >= count) {
        return [{ held: { ...held, day, stockId: stock.id }, addOn, stock }];
      }
    }
    return [];
  });
}

function chooseOne(
  chance: Chance,
  supply: AddOnSupply,
  addOn: AddOnRow,
  { checkIn, nights, grownUps }: { checkIn: Day; nights: number; grownUps: number },
): ChosenAddOn | null {
  const day = addOn.needsDay
    ? addDays(checkIn, chance.whole(nights > 1 ? 1 : 0, nights - (nights > 1 ? 1 : 0)))
    : null;
  const count = addOn.per === "person" ? Math.min(grownUps, addOn.most) : 1;
  const stock = day === null ? null : (supply.places.get(`${addOn.id} ${day}`) ?? null);
  if (stock && stock.capacity - stock.held - stock.sold < count) return null;
  const held = { addOnId: addOn.id, stockId: stock?.id ?? null, name: addOn.name, count, day };
  return { held, addOn, stock };
}
