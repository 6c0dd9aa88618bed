import { MutationObserver, onlineManager } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CallFailure } from "./call-failure.ts";
import { createQueries } from "./queries.ts";

const unreachable = () => Promise.reject(new CallFailure("OFFLINE"));

describe("a browser without connection", () => {
  beforeEach(() => onlineManager.setOnline(false));
  afterEach(() => onlineManager.setOnline(true));

  it("says so of what is asked", async () => {
    const answer = createQueries().fetchQuery({ queryKey: ["GET", "/"], queryFn: unreachable, retry: false });
    await expect(answer).rejects.toThrow(new CallFailure("OFFLINE"));
  });

  it("says so of what is sent, instead of sending it later", async () => {
    const sent = new MutationObserver(createQueries(), { mutationFn: unreachable }).mutate();
    await expect(sent).rejects.toThrow(new CallFailure("OFFLINE"));
  });
});
