import { BoatBody } from "@pulau/contract/boats-admin.ts";
import { sailingsRoute } from "@pulau/contract/catalogue.ts";
import type { TypedAnswers } from "../../../api/typed-answers.ts";
import type { Boat } from "./calls.ts";

/** What guests would read of a boat's crossings with the values of its form; nothing where they can't be saved as they stand. */
export function typedBoat({ _id }: Boat, values: unknown): TypedAnswers | undefined {
  const typed = BoatBody.safeParse(values);
  if (!typed.success) return undefined;
  const crossings = [{ boatId: _id, name: typed.data.name }];
  return { [sailingsRoute.path]: { out: crossings, back: crossings } };
}
