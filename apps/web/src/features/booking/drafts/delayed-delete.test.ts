import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createDelayedDelete } from "./delayed-delete.ts";

describe("createLaterDelete", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("sends when the time to undo is over, once", () => {
    const send = vi.fn();
    const deletes = createDelayedDelete(send, 10_000);
    deletes.later("a");
    deletes.later("a");
    vi.advanceTimersByTime(9_999);
    expect(send).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(send).toHaveBeenCalledExactlyOnceWith("a");
    deletes.now();
    expect(send).toHaveBeenCalledTimes(1);
  });

  it("sends nothing after an undo, and says when an undo comes too late", () => {
    const send = vi.fn();
    const deletes = createDelayedDelete(send, 10_000);
    deletes.later("a");
    expect(deletes.undo("a")).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(send).not.toHaveBeenCalled();
    expect(deletes.undo("a")).toBe(false);
  });

  it("sends what still waits when the page is left", () => {
    const send = vi.fn();
    const deletes = createDelayedDelete(send, 10_000);
    deletes.later("a");
    deletes.later("b");
    deletes.undo("a");
    deletes.now();
    expect(send).toHaveBeenCalledExactlyOnceWith("b");
  });
});
