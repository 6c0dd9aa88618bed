import { expect } from "vitest";
import { page, userEvent } from "vitest/browser";
import { AmountInput, PercentChangeInput, PercentInput } from "../../ui/amount-input.tsx";
import { AnchorButton, Button, IconButton } from "../../ui/button.tsx";
import { Checkbox, Switch } from "../../ui/choice-fields.tsx";
import { ComboField } from "../../ui/combo-field.tsx";
import { DateField } from "../../ui/date-field.tsx";
import { DateRangeField } from "../../ui/date-range-field.tsx";
import { EntryGrid } from "../../ui/entry-grid.tsx";
import { FieldError, FieldFrame, Frame } from "../../ui/field-frame.tsx";
import { FindField } from "../../ui/find-field.tsx";
import { GroupFrame } from "../../ui/group-frame.tsx";
import { Icon } from "../../ui/icon.tsx";
import { NumberField } from "../../ui/number-field.tsx";
import { NumberInput } from "../../ui/number-input.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { Reorder, ReorderHandle } from "../../ui/reorder.tsx";
import { RadioCards, Segmented } from "../../ui/segmented.tsx";
import { Select, Textarea, TextInput } from "../../ui/text-fields.tsx";
import { TimeField } from "../../ui/time-field.tsx";
import { Choices, Dates, Times } from "../pieces/choices.tsx";
import { Combos, Numbers, TextFields } from "../pieces/fields.tsx";
import { EntryTables } from "../pieces/forms.tsx";
import { Orders } from "../pieces/lists.tsx";
import { Buttons } from "../pieces/surfaces.tsx";
import { button, hasFocus, press, type Trial, tabs } from "./trial.ts";

const field = (label: string) => page.getByLabelText(label, { exact: true }).first();
/** The arrows choose, the disabled one is passed over, and Tab leaves the whole group. */
const goesByArrows = async (few: "Payment method" | "Refund to") => {
  const radio = (name: string) =>
    page.getByRole("group", { name: few }).getByRole("radio", { name: new RegExp(`^${name}`) });
  await press(radio("Cash"), "{ArrowDown}");
  await hasFocus(radio("Card"));
  await expect.element(radio("Card")).toBeChecked();
  await userEvent.keyboard("{ArrowDown}");
  await hasFocus(radio("Cash"));
  await userEvent.tab();
  await expect.element(radio("Card")).not.toHaveFocus();
};
const day = (name: string) => page.getByRole("spinbutton", { name: `day, ${name}`, exact: true }).first();
const ticks = async (box: ReturnType<typeof field>) => {
  const was = (box.element() as HTMLInputElement).checked;
  await press(box, " ");
  expect((box.element() as HTMLInputElement).checked).toBe(!was);
  await hasFocus(box);
};
/** Typed over what was, and kept. */
const types = async (label: string, typed: string, then = typed) => {
  await press(field(label), `{Control>}a{/Control}${typed}`);
  await userEvent.tab();
  await expect.element(field(label)).toHaveValue(then);
};

/** Fields, buttons and choices, as `/dev/pieces` shows them. */
export const fieldTrials: readonly Trial[] = [
  {
    shows: <Buttons />,
    pieces: [
      [Button, () => tabs(button("small"), button("large"))],
      [
        AnchorButton,
        async () => {
          await press(page.getByRole("link", { name: "A link" }), "{Enter}");
          expect(location.hash).toBe("#main");
        },
      ],
      // What is disabled is no stop.
      [IconButton, () => tabs(button("Edit"), button("Delete"))],
      [Icon, null],
    ],
  },
  {
    shows: <TextFields />,
    pieces: [
      [TextInput, () => types("Name", "Reef")],
      [
        Textarea,
        async () => {
          await press(field("Text"), "{Control>}a{/Control}one{Enter}two");
          await expect.element(field("Text")).toHaveValue("one\ntwo");
        },
      ],
      [
        PasswordInput,
        async () => {
          await tabs(field("Password"), button("Show password"));
          await press(button("Show password"), " ");
          await expect.element(field("Password")).toHaveAttribute("type", "text");
          await hasFocus(button("Hide password"));
        },
      ],
      [
        Select,
        async () => {
          await press(field("Choice"), "tw");
          await expect.element(field("Choice")).toHaveValue("a");
        },
      ],
      [FieldError, null],
      [FieldFrame, () => tabs(field("Name"), field("Wrong"))],
      [Frame, () => tabs(field("Name"), field("Wrong"))],
    ],
  },
  {
    shows: <Combos />,
    pieces: [
      [
        ComboField,
        async () => {
          const country = page.getByRole("combobox", { name: "Country", exact: true });
          await press(country, "{Control>}a{/Control}thai");
          await expect.element(page.getByRole("option", { name: "Thailand" })).toBeVisible();
          await userEvent.keyboard("{ArrowDown}{Enter}");
          await expect.element(country).toHaveValue("Thailand");
          await hasFocus(country);
        },
      ],
      [
        FindField,
        async () => {
          const find = page.getByRole("combobox", { name: "Find a country" });
          await press(find, "thai");
          await expect.element(page.getByRole("option", { name: "Thailand" })).toBeVisible();
          await userEvent.keyboard("{Enter}");
          await expect.element(find).toHaveValue("");
          await hasFocus(find);
        },
      ],
    ],
  },
  {
    shows: <Numbers />,
    pieces: [
      [AmountInput, () => types("Amount (RM)", "12.5")],
      [PercentInput, () => types("Share (%)", "8")],
      [PercentChangeInput, () => types("Change (%)", "-5")],
      [
        NumberField,
        async () => {
          await press(field("Adults"), "{ArrowUp}{ArrowUp}");
          await expect.element(field("Adults")).toHaveValue("4");
          await press(page.getByRole("button", { name: /fewer|Fewer|−/i }).first(), "{Enter}");
          await expect.element(field("Adults")).toHaveValue("3");
        },
      ],
      [
        NumberInput,
        async () => {
          await press(field("Days"), "{ArrowDown}");
          await expect.element(field("Days")).toHaveValue("13");
        },
      ],
    ],
  },
  {
    shows: <Orders />,
    pieces: [
      [
        Reorder,
        async () => {
          await userEvent.tab();
          await userEvent.keyboard("{ArrowDown}");
          await hasFocus(page.getByRole("row", { name: "Beach Chalet" }).first());
        },
      ],
      [
        ReorderHandle,
        async () => {
          await press(button("Move Garden Room"), "{ArrowDown}");
          await expect.element(page.getByRole("row").nth(1)).toHaveTextContent("2. Garden Room");
          await hasFocus(button("Move Garden Room"));
        },
      ],
    ],
  },
  {
    shows: <Dates />,
    pieces: [
      [
        DateField,
        async () => {
          await press(day("Date"), "{ArrowUp}");
          await expect.element(day("Date")).toHaveTextContent("25");
          // The parts of a date stay in their order: the next stands at its right here too.
          await userEvent.keyboard("{ArrowRight}");
          await hasFocus(page.getByRole("spinbutton", { name: "month, Date", exact: true }).first());
        },
      ],
      [
        DateRangeField,
        async () => {
          await press(day("From"), "{ArrowUp}");
          await expect.element(day("From")).toHaveTextContent("25");
        },
      ],
      [GroupFrame, null],
    ],
  },
  {
    shows: <Times />,
    pieces: [
      [
        TimeField,
        async () => {
          const part = (name: string) => page.getByRole("spinbutton", { name, exact: true }).first();
          await press(part("hour, Time"), "{ArrowUp}");
          await expect.element(part("hour, Time")).toHaveTextContent("20");
          // Hours stand before minutes in a mirrored line too.
          await userEvent.keyboard("{ArrowRight}");
          await hasFocus(part("minute, Time"));
        },
      ],
    ],
  },
  {
    shows: <Choices />,
    pieces: [
      [Checkbox, () => ticks(page.getByRole("checkbox", { name: "Ticked" }))],
      [Switch, () => ticks(page.getByRole("switch", { name: "Switch", exact: true }))],
      [Segmented, () => goesByArrows("Payment method")],
      [RadioCards, () => goesByArrows("Refund to")],
    ],
  },
  {
    shows: <EntryTables />,
    pieces: [
      [
        EntryGrid,
        async () => {
          await press(field("Name, Adult 1"), "{Enter}Farid");
          await hasFocus(field("Name, Adult 2"));
          await expect.element(field("Name, Adult 2")).toHaveValue("Farid");
          await userEvent.keyboard("{ArrowUp}");
          await hasFocus(field("Name, Adult 1"));
        },
      ],
    ],
  },
];
