import { expect, it } from "vitest";
import { textAround } from "./text-around.ts";

it.each([
  [(price: string) => `from ${price}`, ["from", ""]],
  [(price: string) => `${price} 起`, ["", "起"]],
])("parts a sentence where its price stands", (say, parts) => {
  expect(textAround(say)).toEqual(parts);
});
