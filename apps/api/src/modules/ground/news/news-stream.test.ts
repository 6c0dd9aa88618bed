import { describe, expect, it } from "vitest";
import type { StaffSession } from "../../../plugins/session.ts";
import { newsStream } from "./news-stream.ts";

const read = { read: true, write: false, create: false, delete: false };
const sessionWith = (...resources: string[]): StaffSession => ({
  kind: "staff",
  staffId: "nora",
  sessionId: "desk",
  accessLevel: "staff",
  name: "Nora",
  permissions: Object.fromEntries(resources.map((resource) => [resource, read])),
});
const id = "7d1f4c1e-0000-4000-8000-000000000001";

/** A stream whose looks at the session are answered by hand, in any order. */
function openStream(session: StaffSession) {
  const receivers: ((news: readonly { kind: "booking" | "money"; id: string }[]) => void)[] = [];
  const doubts: (() => void)[] = [];
  const answers: ((now: StaffSession | null) => void)[] = [];
  const stream = newsStream({
    session,
    seconds: 60,
    sessionSeconds: 60,
    follow: (receive) => {
      receivers.push(receive);
      return () => undefined;
    },
    followSession: (doubt) => {
      doubts.push(doubt);
      return () => undefined;
    },
    readAgain: () => new Promise((resolve) => answers.push(resolve)),
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    doubt: () => doubts[0]?.(),
    happens: (kind: "booking" | "money") => receivers[0]?.([{ kind, id }]),
    answer: async (look: number, now: StaffSession | null) => {
      answers[look]?.(now);
      await settle();
    },
    received: () => String(stream.read() ?? ""),
    close: () => stream.destroy(),
  };
}

describe("a stream of news whose listener is in doubt twice", () => {
  it("keeps to the rights that were read last, whichever look is answered first", async () => {
    const stream = openStream(sessionWith("bookings", "payments"));
    stream.doubt();
    stream.doubt();
    stream.happens("money");
    await stream.answer(1, sessionWith("bookings"));
    await stream.answer(0, sessionWith("bookings", "payments"));
    stream.happens("money");
    stream.happens("booking");
    const received = stream.received();
    expect(received).not.toContain("money");
    expect(received).toContain("booking");
    stream.close();
  });

  it("keeps what happens until the last look is answered", async () => {
    const stream = openStream(sessionWith("bookings"));
    stream.doubt();
    stream.doubt();
    stream.happens("booking");
    await stream.answer(0, sessionWith("bookings"));
    expect(stream.received()).not.toContain("booking");
    await stream.answer(1, sessionWith("bookings"));
    expect(stream.received()).toContain("booking");
    stream.close();
  });
});
