import { setupRoute } from "@pulau/contract/settings/opening.ts";
import { type Day, daysOfMonth } from "@pulau/domain/calendar/day.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { z } from "zod";
import { CallFailure } from "../api/call-failure.ts";
import type { Call } from "../api/client.ts";
import { emulatePlain, expectNoFaults, expectStill, show } from "../dev/browser-test.tsx";
import { RowMenu } from "../listing/row-menu.tsx";
import { AmountInput } from "../ui/amount-input.tsx";
import { RadioCards } from "../ui/segmented.tsx";
import { useForm } from "../ui/use-form.ts";
import { CancelBooking } from "./cancel-booking.tsx";
import { CancelFrame } from "./cancel-frame.tsx";
import { DayChips } from "./day-chips.tsx";
import FullMonth from "./full-month.tsx";
import { GuestAmounts } from "./guest-amounts.tsx";
import { PasteDialog } from "./paste-dialog.tsx";
import type { PastedTable } from "./pasted-table.ts";
import { BankChoice, type PayWay, usePayWays } from "./pay-ways.tsx";
import { PriceCalendar } from "./price-calendar.tsx";
import type { RecordList } from "./records/record-list.ts";
import { useRowEntries } from "./records/row-entries.ts";
import { SeenBeside } from "./seen-beside.tsx";
import { SeenWithin } from "./seen-within.tsx";
import { useTypedBeside } from "./typed-beside.ts";

type DecemberProps = { full?: readonly Day[]; earliest?: Day; onTurn?: (month: Day) => void };

function December({
  full = ["2026-12-10"],
  earliest = "2026-12-05",
  onTurn = () => undefined,
}: DecemberProps) {
  const [checkIn, setCheckIn] = useState<Day>("2026-12-08");
  const days = daysOfMonth("2026-12-01").map((day) => ({
    day,
    holiday: false,
    ...(full.includes(day)
      ? { state: "full" as const, totalSen: null }
      : { state: "free" as const, totalSen: 40_000 }),
  }));
  return (
    <>
      <PriceCalendar
        month="2026-12-01"
        onTurn={onTurn}
        earliest={earliest}
        days={days}
        levels={null}
        stay={full.includes(checkIn) ? null : { checkIn, checkOut: "2026-12-31" }}
        onChoose={setCheckIn}
      />
      <output data-kept>{checkIn}</output>
    </>
  );
}
const kept = () => document.querySelector("[data-kept]")?.textContent;
const focused = () => (document.activeElement as HTMLElement).dataset.day;
const toDays = async () => {
  const chosen = document.querySelector<HTMLElement>('[data-day="2026-12-08"]');
  await expect.element(page.getByRole("group", { name: "Total price by arrival date" })).toBeVisible();
  chosen?.focus();
};

const ways: PayWay[] = [
  { id: "sandbox", kind: "gateway", methods: ["card"], isTest: true, leastSen: 100, mostSen: 1_000_000 },
  { id: "wallet", kind: "wallet", methods: [], isTest: false, leastSen: 100, mostSen: 20_000 },
];
const Ways = () => {
  const face = usePayWays();
  const [way, setWay] = useState("sandbox");
  const [bank, setBank] = useState("");
  return (
    <>
      <RadioCards
        label="Payment method"
        value={way}
        onChange={setWay}
        choices={ways.map((offered) => ({ value: offered.id, ...face(offered, 50_000) }))}
      />
      <BankChoice banks={[{ code: "MBB", name: "Maybank" }]} value={bank} onChange={setBank} />
      <output data-kept>{bank}</output>
    </>
  );
};

type Amount = {
  guestKind: "adult" | "child" | "disabled" | null;
  who: "malaysian" | "foreign" | null;
  sen: number;
};
function Fee({ nationalityAlone = false, readOnly = false }) {
  const form = useForm({
    schema: z.object({ amounts: z.custom<Amount[]>() }),
    initial: { amounts: [{ guestKind: null, who: "malaysian", sen: 500 }] },
    onSubmit: () => undefined,
  });
  const { amounts } = form.values;
  return (
    <>
      <GuestAmounts
        form={form}
        at="amounts"
        rows={amounts}
        blank={{ guestKind: null, who: null, sen: null }}
        most={3}
        withDisabled
        {...{ nationalityAlone, readOnly }}
      >
        {(path) => <AmountInput label="Amount (RM)" {...form.amount(`${path}.sen`)} />}
      </GuestAmounts>
      <output data-kept>
        {amounts.map(({ guestKind, who, sen }) => `${guestKind} ${who} ${sen}`).join("; ")}
      </output>
    </>
  );
}

function ClosedDays() {
  const [days, setDays] = useState<Day[]>(["2026-12-24", "2026-12-31"]);
  return (
    <>
      <DayChips
        label="Closed days"
        hint="Choose a day to add it"
        removeLabel={(day) => `Remove ${day}`}
        days={days}
        onChange={setDays}
      />
      <output data-kept>{days.join(" ")}</output>
    </>
  );
}

it("stops at a day ahead where the chosen one has gone by", async () => {
  await show(<December earliest="2026-12-09" full={[]} />);
  const stops = document.querySelectorAll<HTMLElement>('[data-day][tabindex="0"]');
  expect([...stops].map(({ dataset }) => dataset.day)).toEqual(["2026-12-09"]);
});

describe("prices by kind of guest", () => {
  it("are chosen, added and taken away, a row each", async () => {
    await show(<Fee />, { speaks: "guest-amounts" });
    await userEvent.selectOptions(page.getByLabelText("Guest"), "Child");
    await userEvent.click(page.getByRole("button", { name: "Add a price" }));
    await userEvent.selectOptions(page.getByLabelText("Guest").nth(1), "Disabled person");
    await userEvent.selectOptions(page.getByLabelText("Nationality").nth(0), "Any nationality");
    await expect.poll(kept).toBe("child null 500; disabled null null");
    await expectNoFaults();
    await userEvent.click(page.getByRole("button", { name: "Remove price 1" }));
    await expect.poll(kept).toBe("disabled null null");
    await expect.element(page.getByRole("button", { name: "Remove price 1" })).toBeDisabled();
    await expect.element(page.getByRole("button", { name: "Add a price" })).toHaveFocus();
    await userEvent.click(page.getByRole("button", { name: "Add a price" }));
    await userEvent.click(page.getByRole("button", { name: "Remove price 2" }));
    await expect.element(page.getByLabelText("Guest").nth(0)).toHaveFocus();
    await userEvent.click(page.getByRole("button", { name: "Add a price" }));
    await userEvent.click(page.getByRole("button", { name: "Add a price" }));
    await expect.element(page.getByRole("button", { name: "Add a price" })).toBeDisabled();
  });

  it("ask the nationality alone where guests count alike, and offer nothing to who only reads", async () => {
    await show(<Fee nationalityAlone readOnly />, {
      speaks: "guest-amounts",
      language: "cn",
      dir: "rtl",
      theme: "dark",
    });
    await expect.element(page.getByLabelText("国籍")).toHaveValue("malaysian");
    await expect.element(page.getByLabelText("客人")).not.toBeInTheDocument();
    await expect.element(page.getByRole("button")).not.toBeInTheDocument();
    await expectNoFaults();
  });
});

describe("single days", () => {
  it("are added in the order of the calendar, each once, and taken away", async () => {
    await show(<ClosedDays />);
    await expect.element(page.getByRole("list", { name: "Closed days" })).toBeVisible();
    await page.getByRole("button", { name: /^Remove .*31/ }).click();
    expect(kept()).toBe("2026-12-24");
    await page.getByRole("spinbutton", { name: /^day,/ }).click();
    await userEvent.keyboard("20122026");
    await expect.poll(kept).toBe("2026-12-20 2026-12-24");
    await expectNoFaults();
  });
});

describe("a month of prices", () => {
  it("is one stop of Tab, goes by arrows to every day that is not over, and is chosen by Enter", async () => {
    await show(<December />);
    expect(document.querySelectorAll('[data-day][tabindex="0"]')).toHaveLength(1);
    await toDays();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
    await expect.poll(focused).toBe("2026-12-11");
    await userEvent.keyboard("{ArrowDown}");
    await expect.poll(focused).toBe("2026-12-18");
    await userEvent.keyboard("{Enter}");
    await expect.poll(kept).toBe("2026-12-18");
    // Before the 5th all days are over.
    await userEvent.keyboard("{ArrowUp}{ArrowUp}{Home}{ArrowLeft}{ArrowLeft}{ArrowLeft}");
    await expect.poll(focused).toBe("2026-12-05");
    await expectNoFaults();
  });

  it("lets the focus rest on a full day, says so, and does not choose it", async () => {
    await show(<December />);
    await toDays();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect.poll(focused).toBe("2026-12-10");
    const full = page.getByRole("button", { name: /^Thursday.* 10 December 2026.* Full$/ });
    await expect.element(full).toHaveAttribute("aria-disabled", "true");
    await expect.element(full).toHaveFocus();
    await userEvent.keyboard("{Enter} ");
    await userEvent.click(full, { force: true });
    expect(kept()).toBe("2026-12-08");
    await expectNoFaults();
  });

  it("is a stop of Tab where no day of it can be chosen", async () => {
    await show(<December full={daysOfMonth("2026-12-01")} />);
    expect(
      [...document.querySelectorAll<HTMLElement>('[data-day][tabindex="0"]')].map((day) => day.dataset.day),
    ).toEqual(["2026-12-05"]);
  });

  it("goes to the next day by the left arrow where the page is mirrored", async () => {
    await show(<December />, { dir: "rtl", theme: "dark", language: "cn" });
    document.querySelector<HTMLElement>('[data-day="2026-12-08"]')?.focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect.poll(focused).toBe("2026-12-09");
    await expectNoFaults();
  });

  it("turns to the next month, not to one that is over", async () => {
    const events: string[] = [];
    await show(<December onTurn={(month) => events.push(month)} />);
    await userEvent.click(page.getByRole("button", { name: "Next month" }));
    expect(events).toEqual(["2027-01-01"]);
    await expect.element(page.getByRole("button", { name: "Previous month" })).toBeDisabled();
  });

  it("shows what is chosen in forced colours, and moves nothing for who wants no motion", async () => {
    await emulatePlain();
    await show(<December />);
    const look = (day: string) => {
      const cell = document.querySelector(`[data-day="${day}"]`);
      const style = cell && getComputedStyle(cell);
      return (
        style &&
        [style.backgroundColor, style.outlineStyle, style.borderTopColor, style.borderTopWidth].join()
      );
    };
    expect(look("2026-12-08")).not.toBe(look("2026-12-07"));
    expectStill();
  });
});

describe("what a cancellation holds", () => {
  const words = { keep: "Keep booking", agree: "Cancel booking", changed: "The refund has changed." };
  const usual = { words, failure: null, error: null, busy: false, quote: <p>RM 120.00</p> };

  it("is agreed to or left, and not agreed to without a quote", async () => {
    const events: string[] = [];
    const acts = { onAgree: () => events.push("agree"), onClose: () => events.push("keep") };
    const { rerender } = await show(<CancelFrame {...usual} {...acts} />);
    await userEvent.click(page.getByRole("button", { name: "Cancel booking" }));
    await userEvent.click(page.getByRole("button", { name: "Keep booking" }));
    expect(events).toEqual(["agree", "keep"]);
    await rerender(<CancelFrame {...usual} {...acts} quote={null} />);
    await expect.element(page.getByRole("button", { name: "Cancel booking" })).not.toBeInTheDocument();
    await expectNoFaults();
  });

  it("says that the refund is another now", async () => {
    const acts = { onAgree: () => undefined, onClose: () => undefined };
    await show(<CancelFrame {...usual} {...acts} failure={new CallFailure("PRICE_CHANGED")} />, {
      dir: "rtl",
    });
    await expect.element(page.getByText("The refund has changed.")).toBeVisible();
    await expectNoFaults();
  });
});

describe("cancelling a booking", () => {
  it("shows another refund before it is agreed to", async () => {
    const events: string[] = [];
    const data = { paidSen: 60_000, keptSen: 20_000, refundSen: 40_000, to: "source" } as const;
    const refetch = async () => events.push("asked");
    await show(
      <CancelBooking
        say={(word, { amount }) => `${word} ${amount}`}
        quote={{ data, isFetching: false, error: null, refetch }}
        cancel={async (agreedSen) => {
          events.push(`agreed ${agreedSen}`);
          throw new CallFailure("PRICE_CHANGED");
        }}
        busy={false}
        onClose={() => events.push("closed")}
      />,
    );
    await userEvent.click(page.getByRole("button", { name: "agree RM 400.00" }));
    await expect.element(page.getByText("changed RM 400.00")).toBeVisible();
    expect(events).toEqual(["asked", "agreed 40000", "asked"]);
    await expectNoFaults();
  });
});

describe("ways to pay", () => {
  it("are named, and one that can't take the amount can't be chosen", async () => {
    await show(<Ways />, { speaks: "paying" });
    const [, wallet] = page.getByRole("radio").elements();
    expect(wallet).toBeDisabled();
    await expect.element(page.getByText(/RM 200.00/)).toBeVisible();
    await userEvent.selectOptions(page.getByRole("combobox"), "Maybank");
    expect(kept()).toBe("MBB");
    await expectNoFaults();
  });
});

describe("pasting a table", () => {
  const read: PastedTable = {
    columns: [{ heading: "Name", column: "name" }],
    rows: [{ row: 2, seat: 0, guest: {}, name: "Aina", known: false }],
    leavers: [],
    problems: [],
  };
  const dialog = (events: string[], check: (text: string) => Promise<PastedTable>) => (
    <PasteDialog
      open
      text={"Name\nAina"}
      check={check}
      placeName={(seat) => `Bed ${seat + 1}`}
      onClose={() => events.push("left")}
      onTake={({ rows }) => events.push(`took ${rows.length}`)}
    />
  );

  it("reads what was pasted at once, and hands it over once it is agreed to", async () => {
    const events: string[] = [];
    await show(
      dialog(events, () => Promise.resolve(read)),
      { speaks: "rooming" },
    );
    const take = page.getByRole("button", { name: "Add 1 guest to the list" });
    await expect.element(take).toBeVisible();
    await expectNoFaults();
    await userEvent.click(take);
    await userEvent.click(page.getByRole("button", { name: "Cancel" }));
    expect(events).toEqual(["took 1", "left"]);
  });

  it("wants what is typed over to be read anew, and says when it can't be read", async () => {
    let fails = false;
    const check = () => (fails ? Promise.reject(new CallFailure("NOT_FOUND")) : Promise.resolve(read));
    await show(dialog([], check), { speaks: "rooming" });
    await expect.element(page.getByRole("button", { name: "Add 1 guest to the list" })).toBeVisible();
    await userEvent.fill(page.getByLabelText("Copied rows"), "Farid");
    fails = true;
    await userEvent.click(page.getByRole("button", { name: "Check" }));
    await expect.element(page.getByText("Something went wrong")).toBeVisible();
    await expect.element(page.getByLabelText("Copied rows")).toHaveValue("Farid");
  });
});

function Boats() {
  const queries = useQueryClient();
  const key = ["GET", "/admin/api/boats"];
  queries.setQueryData(key, {});
  return (
    <SeenBeside shown={{ path: "/booking/sample/transport", id: null }} saved={["/admin/api/boats"]}>
      <button type="button" onClick={() => void queries.invalidateQueries({ queryKey: key })}>
        Save
      </button>
    </SeenBeside>
  );
}

function Name({ name }: { name: string | null }) {
  useTypedBeside(name, (name) => ({ "/api/resort": { name } }));
  return null;
}
const Typing = ({ name }: { name: string | null }) => (
  <SeenBeside shown={{ path: "/", id: null }} saved={[]}>
    <Name name={name} />
  </SeenBeside>
);

type Building = { id: number; _id: string; version: number; rooms: number };
function Buildings({ events }: { events: string[] }) {
  const list = {
    calls: { add: { permission: ["settings", "create"] } },
    nameOf: ({ _id }: Building) => _id,
    usedBy: ({ rooms }: Building) => (rooms > 0 ? `${rooms} rooms` : null),
  } as unknown as RecordList<Building>;
  const acts = { remove: (_: unknown, name: string) => events.push(name) } as never;
  const of = useRowEntries(list, () => undefined, acts);
  return [0, 3].map((rooms) => (
    <RowMenu
      key={rooms}
      row={{ id: rooms, _id: `Block ${rooms}`, version: 1, rooms }}
      acts={{ nameOf: list.nameOf, of }}
    />
  ));
}

describe("the acts of a record", () => {
  it("delete what nothing uses, and say of the others by what, without doing it", async () => {
    const events: string[] = [];
    await show(<Buildings events={events} />, { speaks: "records", dir: "rtl" });
    const open = async (name: string) => {
      await userEvent.click(page.getByRole("button", { name: `Actions for ${name}` }));
      await expect.element(page.getByRole("menuitem", { name: "Edit" })).toHaveFocus();
    };
    await open("Block 3");
    await userEvent.keyboard("{End}");
    const refused = page.getByRole("menuitem", { name: "Delete Used by 3 rooms" });
    await expect.element(refused).toHaveFocus();
    await expect.element(refused).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("{Enter}{Escape}");
    expect(events).toEqual([]);
    await open("Block 0");
    await userEvent.keyboard("{End}{Enter}");
    await expect.poll(() => events).toEqual(["Block 0"]);
  });
});

describe("what guests see beside a step", () => {
  const previewUrl = "https://resort.example/preview/token";
  const call = (async ({ path }: { path: string }) => {
    if (path !== setupRoute.path) throw new Error(path);
    return { open: false, opensOn: null, previewUrl, version: 1, steps: [] };
  }) as unknown as Call;
  const frame = () => document.querySelector("iframe");

  it("stands there by the preview address, in each language, and anew once it is saved", async () => {
    await show(<Boats />, { speaks: "setting-up", call });
    const first = "/preview/token?lang=en&to=/booking/sample/transport";
    await expect.poll(() => frame()?.getAttribute("src")).toBe(first);
    const before = frame();
    await page.getByRole("button", { name: "Save" }).click();
    await expect.poll(frame).not.toBe(before);
    await page.getByRole("radio", { name: "BM" }).click();
    await expect.poll(() => frame()?.getAttribute("src")).toBe(first.replace("=en", "=my"));
  });

  it("is told what its answers would be a moment after the last key, and that nothing is typed any more", async () => {
    const received: unknown[] = [];
    const { rerender } = await show(<Typing name={null} />, { speaks: "setting-up", call });
    await expect.poll(() => frame()?.contentWindow).toBeTruthy();
    const inside = frame()?.contentWindow as unknown as { eval: (code: string) => void } & Window;
    inside.addEventListener("message", ({ data }) => received.push(data.answers));
    const say = (answers: object) =>
      inside.eval(`parent.postMessage(${JSON.stringify({ pulau: "there", answers })}, "*")`);
    say({
      one: { path: "/api/resort", sent: {}, answer: { name: "Teluk Biru", tel: "1" } },
      two: { path: "/api/package", sent: {}, answer: { packages: [] } },
    });
    for (const name of ["L", "La", "Lang"]) await rerender(<Typing name={name} />);
    await expect.poll(() => received).toEqual([{ one: { name: "Lang", tel: "1" } }]);
    say({ one: { path: "/api/resort", sent: {}, answer: { name: "Teluk Biru", tel: "2" } } });
    await expect.poll(() => received.at(-1)).toEqual({ one: { name: "Lang", tel: "2" } });
    await rerender(<Typing name={null} />);
    await expect.poll(() => received.at(-1)).toEqual({});
  });

  it("opens within a dialog that covers it", async () => {
    await page.viewport(390, 844);
    await show(
      <SeenBeside shown={{ path: "/", id: null }} saved={[]}>
        <SeenWithin />
      </SeenBeside>,
      { speaks: "setting-up", call },
    );
    const within = page.getByRole("button", { name: "View as a guest" }).nth(1);
    await within.click();
    await expect.element(page.getByRole("complementary", { name: "What guests see" })).toBeVisible();
    await within.click();
    await expect.element(page.getByRole("complementary")).not.toBeInTheDocument();
    await page.viewport(1280, 800);
  });

  it("comes at a press where there is no room beside the step", async () => {
    await page.viewport(390, 844);
    await show(<Boats />, { speaks: "setting-up", call });
    const seen = page.getByRole("complementary", { name: "What guests see" });
    await expect.element(seen).not.toBeInTheDocument();
    await page.getByRole("button", { name: "View as a guest" }).click();
    await expect.element(seen).toBeVisible();
    await page.viewport(1280, 800);
  });
});

it("lets a day be chosen where its price is not known, and waits for nothing", async () => {
  const choose = vi.fn();
  await show(
    <PriceCalendar
      month="2026-12-01"
      onTurn={() => undefined}
      earliest="2026-12-05"
      days={null}
      levels={null}
      stay={null}
      onChoose={choose}
    />,
    { speaks: "price" },
  );
  await expect
    .element(page.getByRole("group", { name: "Total price by arrival date" }))
    .toHaveAttribute("aria-busy", "false");
  await userEvent.click(page.getByRole("button", { name: / 9 December/ }));
  expect(choose).toHaveBeenCalledWith("2026-12-09");
});

it("leads from a month without a free day to the next one that has one", async () => {
  const turn = vi.fn();
  const answer = ({ query }: { query: { month: Day } }) => ({
    days: [{ day: query.month, state: query.month === "2027-03-01" ? "free" : "closed" }],
  });
  await show(
    <FullMonth
      month="2026-12-01"
      face={{ method: "GET", path: "/api/calendar", scope: "none", idempotent: undefined }}
      queryOf={(month) => ({ query: { month } }) as never}
      onTurn={turn}
    />,
    { speaks: "price", call: (async (_: unknown, sent: never) => answer(sent)) as never },
  );
  await expect.element(page.getByText("There are no free arrival days in December 2026.")).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Go to March 2027" }));
  expect(turn).toHaveBeenCalledWith("2027-03-01");
});
