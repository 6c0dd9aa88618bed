import { expect, it } from "vitest";
import { textOfBytes } from "./text-of-file.ts";

it.each([
  ["UTF-8", [...new TextEncoder().encode("姓名,Ali")]],
  ["UTF-8 with a mark", [0xef, 0xbb, 0xbf, ...new TextEncoder().encode("姓名,Ali")]],
  ["UTF-16", [0xff, 0xfe, 0xd3, 0x59, 0x0d, 0x54, 0x2c, 0, 0x41, 0, 0x6c, 0, 0x69, 0]],
  ["GB 18030", [0xd0, 0xd5, 0xc3, 0xfb, 0x2c, 0x41, 0x6c, 0x69]],
])("a file in %s is read", (_, bytes) => {
  expect(textOfBytes(new Uint8Array(bytes))).toBe("姓名,Ali");
});
