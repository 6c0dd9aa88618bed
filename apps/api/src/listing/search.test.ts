import { expect, it } from "vitest";
import { likeOf } from "./search.ts";

it.each([
  ["reef", "%reef%"],
  ["50%_\\", "%50\\%\\_\\\\%"],
  ["diver's", "%diver_s%"],
  ["diver’s", "%diver_s%"],
])("looks for %j by %j", (search, pattern) => expect(likeOf(search)).toBe(pattern));
