import { expect, it } from "vitest";
import { brandOf, gatewayIds } from "./gateway-brands.ts";

it("knows each gateway by its id, and nothing else by the name of a property", () => {
  for (const id of gatewayIds) expect(brandOf(id)?.name.en).toBeTruthy();
  for (const id of ["wallet", "cash", "", "toString", "__proto__"]) expect(brandOf(id)).toBeNull();
});
