import type { NamedValues } from "./example.ts";

/** What a field of a name holds in an example, whichever call it is of. */
export const usualValues: NamedValues = {
  party: { adults: 2, childAges: [], nonMalaysians: 0 },
  name: "Aina binti Yusof",
  email: "aina@example.com",
  phone: "+60123456789",
  mobile: "+60123456789",
  password: "tiga-penyu-di-teluk",
  text: "The north-facing rooms are free on those dates.",
  reason: "Entered for another booking by mistake",
  note: "Arrives after dark",
};
