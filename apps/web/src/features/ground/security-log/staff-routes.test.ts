import { expect, it } from "vitest";
import { logAddress } from "./staff-routes.ts";

const readLogSearch = logAddress.read;

const session = "0b6c1a52-6f1d-4a3e-9c55-0f4f6a1f2b3c";

it("keeps what narrows the log", () => {
  const search = { q: " Nadia ", kind: "rightRefused", side: "staff", session, from: "2026-11-01", page: 2 };
  expect(readLogSearch(search)).toEqual({ ...search, q: "Nadia" });
});

it.each([
  { kind: "everything" },
  { session: "1 OR 1" },
  { network: "a b" },
  { from: "2026-02-30" },
  { page: 0 },
])("leaves out what is none: %j", (sent) => expect(readLogSearch(sent)).toEqual({}));
