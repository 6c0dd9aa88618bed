import { afterEach, expect, it, vi } from "vitest";
import { leaveFor } from "./leave-for.ts";

afterEach(() => vi.unstubAllGlobals());

it("asks the server anew when the browser brings the page back as it was left", () => {
  const shown: ((event: { persisted: boolean }) => void)[] = [];
  const place = { assign: vi.fn(), reload: vi.fn() };
  vi.stubGlobal("location", place);
  vi.stubGlobal("addEventListener", (_: "pageshow", listen: (typeof shown)[number]) => shown.push(listen));
  leaveFor("https://bank.example/pay");
  expect(place.assign).toHaveBeenCalledWith("https://bank.example/pay");
  for (const listen of shown) listen({ persisted: false });
  expect(place.reload).not.toHaveBeenCalled();
  for (const listen of shown) listen({ persisted: true });
  expect(place.reload).toHaveBeenCalledOnce();
});
