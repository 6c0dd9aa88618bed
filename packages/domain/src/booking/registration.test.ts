import { expect, it } from "vitest";
import { lacksOf } from "./registration.ts";

const ready = { known: true, age: 34, checked: true, signed: true };

it.each([
  [ready, []],
  [{ ...ready, checked: false }, ["identity"]],
  [{ ...ready, signed: false }, ["signature"]],
  [{ ...ready, signed: false, age: 17 }, []],
  [{ ...ready, signed: false, age: 18 }, ["signature"]],
  [{ ...ready, checked: false, age: 3 }, ["identity"]],
  [{ known: false, age: null, checked: false, signed: false }, ["details", "identity", "signature"]],
] as const)("%j lacks %j", (card, lacks) => expect(lacksOf(card)).toEqual(lacks));
