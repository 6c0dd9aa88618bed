import { expect, it } from "vitest";
import { originOf } from "./origin.ts";

it.each([
  ["https://www.resort.example/stay?x=1", "https://www.resort.example"],
  [" HTTPS://Resort.example:443 ", "https://resort.example"],
  ["https://resort.example:8443", "https://resort.example:8443"],
  ["http://localhost:8080/", "http://localhost:8080"],
  ["http://resort.example", null],
  ["https://user:secret@resort.example", null],
  ["javascript:alert(1)", null],
  ["https://*.resort.example", null],
  ["resort.example", null],
  ["", null],
])("%s has the origin %s", (text, origin) => expect(originOf(text)).toBe(origin));
