import { expect, it } from "vitest";
import { markNetworks, networkOf } from "./caller-network.ts";

it.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:aaaa::7", "2001:db8:1:2"],
  ["2001:db8::7", "2001:db8:0:0"],
  ["2001:0DB8:0001:2::7", "2001:db8:1:2"],
  ["::1", "0:0:0:0"],
])("counts %s as %s", (address, network) => expect(networkOf(address)).toBe(network));

it("does not show the address, and is another mark under another secret", () => {
  const mark = markNetworks("a secret")("203.0.113.9");
  expect(mark).not.toContain("203");
  expect(mark).toBe(markNetworks("a secret")("203.0.113.9"));
  expect(mark).not.toBe(markNetworks("another secret")("203.0.113.9"));
});
