import { BookingJson } from "@pulau/contract/drafts.ts";
import { useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { CallFailure } from "../../../../api/call-failure.ts";
import { show } from "../../../../dev/browser-test.tsx";
import { DraftProvider } from "../draft/draft-context.ts";
import { HoldDeskProvider } from "../hold/hold-context.ts";
import { useAddOns } from "./use-add-ons.ts";

/** A draft on the device, and a hold whose server answers when the test says so. */
function desk() {
  let state = { json: BookingJson.parse({}) };
  const listeners = new Set<() => void>();
  const answers: ((failure?: CallFailure) => void)[] = [];
  const queue = {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    edit: (part: object) => {
      state = { json: { ...state.json, ...part } };
      for (const tell of listeners) tell();
    },
    flush: async () => undefined,
  };
  const alter = () =>
    new Promise<void>((done, refuse) =>
      answers.push((failure) => (failure === undefined ? done() : refuse(failure))),
    );
  return { queue, alter, answers, chosen: () => state.json.addOns.map(({ addOnId }) => addOnId) };
}

function Buttons() {
  const { change, settle, failures } = useAddOns();
  const [left, setLeft] = useState(false);
  return (
    <>
      {["kayak", "massage"].map((name) => (
        <button key={name} type="button" onClick={() => change(name as never, 1, null)}>
          {name}
        </button>
      ))}
      <button type="button" onClick={() => void settle().then(setLeft)}>
        Continue
      </button>
      {left && <p>Next step</p>}
      <output>{Object.keys(failures).join()}</output>
    </>
  );
}

it("lets go what is refused, also when another was pressed meanwhile, which stays", async () => {
  const { queue, alter, answers, chosen } = desk();
  await show(
    <DraftProvider value={{ draftId: "draft", queue } as never}>
      <HoldDeskProvider value={{ state: "live", alter } as never}>
        <Buttons />
      </HoldDeskProvider>
    </DraftProvider>,
  );
  await userEvent.click(page.getByRole("button", { name: "kayak" }));
  await expect.poll(() => answers.length).toBe(1);
  await userEvent.click(page.getByRole("button", { name: "massage" }));
  expect(chosen()).toEqual(["kayak", "massage"]);
  answers[0]?.(new CallFailure("ADD_ON_SOLD_OUT"));
  await expect.poll(chosen).toEqual(["massage"]);
  await expect.element(page.getByRole("status").first()).toHaveTextContent("kayak");
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.(new CallFailure("ADD_ON_SOLD_OUT"));
  await expect.poll(chosen).toEqual([]);
});

it("leads on once the last press is answered, also when it was sent for another that waited", async () => {
  const { queue, alter, answers } = desk();
  await show(
    <DraftProvider value={{ draftId: "draft", queue } as never}>
      <HoldDeskProvider value={{ state: "live", alter } as never}>
        <Buttons />
      </HoldDeskProvider>
    </DraftProvider>,
  );
  const press = (name: string) => userEvent.click(page.getByRole("button", { name }));
  const next = page.getByText("Next step");
  await press("kayak");
  await expect.poll(() => answers.length).toBe(1);
  await press("massage");
  // Both wait for the first answer; what was pressed second is sent for one of them.
  await press("Continue");
  await press("Continue");
  answers[0]?.();
  await expect.poll(() => answers.length).toBe(2);
  await new Promise((done) => setTimeout(done, 50));
  await expect.element(next).not.toBeInTheDocument();
  answers[1]?.();
  await expect.element(next).toBeVisible();
  await press("kayak");
  await press("Continue");
  await expect.poll(() => answers.length).toBe(3);
});
