import { useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { emulatePlain, expectNoFaults, expectStill, show } from "../../dev/browser-test.tsx";
import { CardField } from "./card-field.tsx";
import type { FormChoices } from "./form-choices.ts";

const choices: FormChoices = {
  roomTypes: [],
  seasons: [],
  activities: [{ value: "kayaker", text: "kayaking" }],
  markets: [],
  taxes: [],
  lists: [],
};

function ActivityField({ onWord }: { onWord: (word: unknown) => void }) {
  const [value, setValue] = useState<unknown>("kayaker");
  return (
    <CardField
      spec={{ at: "activity", label: "activity", kind: "activity" }}
      {...{ value, choices, error: null }}
      onChange={(word) => {
        setValue(word);
        onWord(word);
      }}
    />
  );
}

it("shows, offers and reads activities by their names, and keeps the card's words", async () => {
  const words: unknown[] = [];
  const { container } = await show(<ActivityField onWord={(word) => words.push(word)} />, {
    speaks: ["prices", "price"],
  });
  const field = page.getByLabelText("Activity");
  await expect.element(field).toHaveValue("kayaking");
  const offered = [...container.querySelectorAll("option")].map((option) => option.value);
  expect(offered).toEqual(["kayaking", "diving", "snorkelling", "not diving"]);
  await userEvent.fill(field, "");
  await userEvent.type(field, "Not diving");
  expect(words.at(-1)).toBe("nonDiver");
  await userEvent.tab();
  await expect.element(field).toHaveValue("not diving");
  await userEvent.fill(field, "");
  await userEvent.type(field, "night fishing");
  await userEvent.tab();
  await expect.element(field).toHaveValue("night fishing");
  expect(words.at(-1)).toBe("night fishing");
});

it("is typed into from right to left, in forced colours and without motion", async () => {
  await emulatePlain();
  const words: unknown[] = [];
  await show(<ActivityField onWord={(word) => words.push(word)} />, {
    speaks: ["prices", "price"],
    dir: "rtl",
  });
  await userEvent.tab();
  await expect.element(page.getByLabelText("Activity")).toHaveFocus();
  await userEvent.keyboard("{Control>}a{/Control}diving");
  expect(words.at(-1)).toBe("diver");
  expectStill();
  await expectNoFaults();
});
