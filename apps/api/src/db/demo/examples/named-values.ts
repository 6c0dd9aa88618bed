import type { NamedValues } from "../../../plugins/openapi/example.ts";
import { usualValues } from "../../../plugins/openapi/usual-values.ts";
import type { DemoFacts } from "./facts.ts";

/** What a field of a name holds wherever no example of the call itself says otherwise. */
export const namedValues = (facts: Partial<DemoFacts>): NamedValues => ({
  ...usualValues,
  checkIn: facts.checkIn,
  checkOut: facts.checkOut,
  day: facts.checkIn,
  paidOn: facts.today,
  from: facts.today,
  to: facts.checkOut,
  packageId: facts.package,
  optionId: facts.option,
  roomTypeId: facts.roomType,
  influencerId: facts.influencer,
});
