import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bookingMoves, bookingStates, tabOf } from "@pulau/domain/booking/booking-moves.ts";
import { mayChange } from "@pulau/domain/booking/change-window.ts";
import { paymentStatuses } from "@pulau/domain/booking/payment-status.ts";
import { settableStatuses } from "@pulau/domain/booking/settable-status.ts";
import { commissionBeginnings, commissionMoves } from "@pulau/domain/commission/states.ts";
import { ticketBeginnings, ticketMoves } from "@pulau/domain/event/ticket-moves.ts";
import { groupBeginnings, groupMoves } from "@pulau/domain/groups/group-moves.ts";
import type { LifeCycle } from "@pulau/domain/life-cycle.ts";
import { bookingAllocations } from "@pulau/domain/money/allocate-payment.ts";
import { purchaseAllocations } from "@pulau/domain/money/allocate-to-purchase.ts";
import { disputeBeginnings, disputeMoves } from "@pulau/domain/money/dispute-moves.ts";
import { paymentBeginnings, paymentMoves } from "@pulau/domain/money/payment-moves.ts";
import { purchaseBeginnings, purchaseMoves } from "@pulau/domain/money/purchase-moves.ts";
import { refundBeginnings, refundMoves } from "@pulau/domain/money/refund-moves.ts";
import { boughtBeginnings, boughtMoves } from "@pulau/domain/promo-package/bought-moves.ts";
import { voucherBeginnings, voucherMoves } from "@pulau/domain/promotion/voucher-moves.ts";
import { payoutBeginnings, payoutMoves } from "@pulau/domain/wallet/payout-moves.ts";
import { describe, expect, it } from "vitest";
import {
  camel,
  makesRow,
  movesState,
  type Stateful,
  snake,
  statesNamedIn,
  tablesWithStates,
} from "./state-writers.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const readPage = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../docs/${name}`, import.meta.url)), "utf8");
const sectionOf = (text: string, title: string): string =>
  text.split(`## ${title}\n`)[1]?.split("\n## ")[0] ?? "";

const page = readPage("booking-life.md");
const section = (title: string): string => sectionOf(page, title);

/** The cells of a section's table, row by row, without its head. */
const tableOf = (title: string): string[][] => rowsOf(section(title));

const rowsOf = (text: string): string[][] =>
  text
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .slice(1)
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

/** The moves of a drawing, each as `from event to`; what leads to it from outside, and out of it, left out. */
const movesDrawn = (drawing: string): string[] =>
  [...drawing.matchAll(/^ {2}(\w+) --> (\w+): (\w+)$/gm)]
    .map(([, from, to, event]) => `${from} ${event} ${to}`)
    .toSorted();

const movesOf = (cycle: LifeCycle<string, string>): string[] =>
  Object.entries(cycle)
    .flatMap(([from, moves]) => Object.entries(moves).map(([event, to]) => `${from} ${event} ${to}`))
    .toSorted();

describe.each([
  { title: "A payment", cycle: paymentMoves, begins: paymentBeginnings },
  { title: "A refund", cycle: refundMoves, begins: refundBeginnings },
  { title: "A payout", cycle: payoutMoves, begins: payoutBeginnings },
  { title: "A purchase", cycle: purchaseMoves, begins: purchaseBeginnings },
  { title: "A voucher", cycle: voucherMoves, begins: voucherBeginnings },
  { title: "A ticket", cycle: ticketMoves, begins: ticketBeginnings },
  { title: "A bought package", cycle: boughtMoves, begins: boughtBeginnings },
  { title: "A dispute", cycle: disputeMoves, begins: disputeBeginnings },
  { title: "A commission", cycle: commissionMoves, begins: commissionBeginnings },
  { title: "A group", cycle: groupMoves, begins: groupBeginnings, on: "booking-life.md" },
])("the drawing of the states: $title", ({ title, cycle, begins, on = "algorithms/states-of-money.md" }) => {
  const drawing = sectionOf(readPage(on), title);

  it("has exactly the moves of the code", () => {
    expect(movesDrawn(drawing)).toEqual(movesOf(cycle));
  });

  it("begins and ends as the code does", () => {
    const drawn = [...drawing.matchAll(/^ {2}\[\*\] --> (\w+): (\w+)$/gm)].map(([, state, by]) => [
      by,
      state,
    ]);
    expect(Object.fromEntries(drawn)).toEqual(begins);
    const ends = [...drawing.matchAll(/^ {2}(\w+) --> \[\*\]$/gm)].map(([, state]) => state);
    expect(ends.toSorted()).toEqual(
      Object.entries(cycle)
        .flatMap(([state, moves]) => (Object.keys(moves).length === 0 ? state : []))
        .toSorted(),
    );
  });
});

describe.each([
  { title: "A booking's money", table: bookingAllocations },
  { title: "A purchase's money", table: purchaseAllocations },
])("what is told of money that comes in: $title", ({ title, table }) => {
  it("is what the code does", () => {
    const documented = rowsOf(
      sectionOf(readPage("algorithms/states-of-money.md"), title).split("\n#")[0] ?? "",
    );
    const [head = []] = Object.values<Record<string, string>>(table).map((row) => Object.keys(row));
    const coded = Object.entries<Record<string, string>>(table).map(([stands, row]) => [
      stands,
      ...head.map((sum) => row[sum]),
    ]);
    expect(documented.map(([stands = "", ...does]) => [stands.split(":")[0], ...does])).toEqual(coded);
  });
});

it("names decisions about money that the domain exports", () => {
  const rows = rowsOf(
    sectionOf(readPage("algorithms/states-of-money.md"), "What becomes of money that comes in").split(
      "### Other decisions",
    )[1] ?? "",
  );
  const named = rows.flatMap(([, by = ""]) => [...by.matchAll(/`(\w+)`/g)].map(([, name]) => name));
  const domain = globSync("packages/domain/src/**/*.ts", { cwd: root })
    .map((path) => readFileSync(join(root, path), "utf8"))
    .join("\n");
  expect(named.length).toBeGreaterThan(12);
  expect(
    named.filter((name) => !new RegExp(`^export (?:function|const) ${name}\\b`, "m").test(domain)),
  ).toEqual([]);
});

describe("the drawing of a booking's life", () => {
  it("has exactly the moves of the code", () => {
    expect(movesDrawn(section("The booking"))).toEqual(movesOf(bookingMoves));
  });

  it("ends where the code knows no way on but to take the end back", () => {
    const ends = [...section("The booking").matchAll(/^ {2}(\w+) --> \[\*\]$/gm)].map(([, state]) => state);
    const coded = bookingStates.filter((state) =>
      Object.keys(bookingMoves[state]).every((event) => event.startsWith("undo")),
    );
    expect(ends).toEqual(coded);
  });

  it("says of each state its tab, and who may change it", () => {
    const documented = tableOf("The booking").map(([state, tab, , guests, staff]) => [
      state,
      tab,
      guests,
      staff,
    ]);
    const far = {
      checkIn: "2999-01-01" as const,
      days: { dates: 0, rooms: 0, party: 0, guests: 0, transport: 0, addOns: 0, notes: 0 },
    };
    const coded = bookingStates.map((state) => {
      const stay = { state, checkIn: far.checkIn };
      const guests = mayChange(stay, ["dates"], { who: "guest", days: far.days, today: "2027-01-01" }).ok;
      const staff = mayChange(stay, ["dates"], { who: "staff" }).ok;
      return [state, tabOf(state), guests ? "yes" : "no", staff ? "yes" : "no"];
    });
    expect(documented).toEqual(coded);
  });
});

it("says of each payment status when staff may set it", () => {
  const documented = tableOf("How the payment stands");
  expect(documented.map(([status]) => status).toSorted()).toEqual([...paymentStatuses].toSorted());
  const nothing = settableStatuses({ totalSen: 100, paidSen: 0, refundedSen: 0 });
  const some = settableStatuses({ totalSen: 100, paidSen: 50, refundedSen: 0 });
  const when = (status: (typeof paymentStatuses)[number]): string => {
    const parts = [nothing.includes(status), some.includes(status)].join();
    if (parts === "true,true") return "yes, while not all is paid";
    if (parts === "true,false") return "yes, while nothing is paid";
    return parts === "false,true" ? "yes, while a part is paid" : "no";
  };
  for (const [status, , settable] of documented)
    expect([status, settable]).toEqual([status, when(status as (typeof paymentStatuses)[number])]);
});

const statefuls: readonly Stateful[] = [
  {
    table: "booking",
    columns: ["state"],
    mover: "modules/booking/bookings/move-booking.ts",
    maker: "modules/booking/checkout/submit-booking.ts",
  },
  {
    table: "payment",
    columns: ["state"],
    mover: "modules/money/payments/move-payment.ts",
    maker: "modules/money/payments/move-payment.ts",
  },
  {
    table: "refund",
    columns: ["state"],
    mover: "modules/money/payments/move-refund.ts",
    maker: "modules/money/payments/move-refund.ts",
  },
  {
    table: "payout",
    columns: ["state"],
    mover: "modules/money/payouts/move-payout.ts",
    maker: "modules/money/payouts/request-payout.ts",
  },
  {
    table: "purchase",
    columns: ["state"],
    mover: "modules/money/payments/move-purchase.ts",
    maker: "modules/selling/purchases/open-purchase.ts",
  },
  {
    table: "voucher",
    columns: ["expiredAt", "voidedAt"],
    mover: "modules/money/payments/move-voucher.ts",
    maker: "modules/selling/vouchers/issue-vouchers.ts",
  },
  {
    table: "event_ticket",
    columns: ["checkedInAt", "cancelledAt"],
    mover: "modules/selling/events/move-ticket.ts",
    maker: "modules/selling/events/make-tickets.ts",
  },
  {
    table: "bought_package",
    columns: ["expiredAt"],
    mover: "modules/selling/bought-packages/move-bought.ts",
    maker: "modules/selling/promo-packages/create-bought.ts",
  },
  {
    table: "dispute",
    columns: ["state"],
    mover: "modules/money/payments/move-dispute.ts",
    maker: "modules/money/payments/move-dispute.ts",
  },
  {
    table: "commission",
    columns: ["state"],
    mover: "modules/partners/commission/commission-state.ts",
    maker: "modules/partners/commission/commission-state.ts",
  },
  {
    table: "stay_group",
    columns: ["state"],
    mover: "modules/booking/groups/group-rows.ts",
    maker: "modules/booking/groups/create-group.ts",
  },
  {
    table: "found_thing",
    columns: ["state"],
    mover: "modules/desk/found-things/move-found.ts",
    maker: "modules/desk/found-things/add-found.ts",
  },
  {
    table: "feedback",
    columns: ["state"],
    mover: "modules/desk/feedback/move-feedback.ts",
    maker: "modules/desk/feedback/move-feedback.ts",
  },
];

/** Tables whose rows end, once, at a moment: by one use case each. That nothing ends twice is for its lock and `WHERE` to hold. */
const endings = [
  { table: "booking_charge", columns: ["offAt"], by: "modules/money/till/take-off.ts" },
  { table: "shift", columns: ["closedAt"], by: "modules/money/shifts/close-shift.ts" },
  { table: "disruption", columns: ["takenBackAt"], by: "modules/desk/disruptions/take-back.ts" },
  { table: "room_fault", columns: ["doneAt"], by: "modules/desk/housekeeping/settle-fault.ts" },
  {
    table: "room_closure",
    columns: ["takenBackAt"],
    by: "modules/selling/room-closures/take-back-closure.ts",
  },
];

/** Tables with a state that no mover moves, and why. A table that is in neither list fails. */
const withoutMover: Readonly<Record<string, string>> = {
  member: "blocked or not, by staff",
  staff_user: "active, blocked or deactivated, by who may change users",
  room_night: "the claims of a hold, which end with it",
  stock_claim: "the claims of a hold, which end with it",
  discount_request: "answered once, by the use case whose WHERE finds it open, or withdrawn by the next",
  stay_hold: "its use cases write it on a row that they have locked (CONTRIBUTING)",
  wait_entry: "its use cases write it on a row that they have locked (CONTRIBUTING)",
  booking_enquiry: "any state may follow almost any, as staff choose",
};

const folder = fileURLToPath(new URL("../apps/api/src", import.meta.url));
/** Keeps the rows of plain lists, which have no state: it is given its table, and moves none of these. */
const keeper = "records/plain-store.ts";
const product = globSync(
  ["{modules,jobs,mail,plugins,gateways,listing,pdf,records,storage}/**/*.ts", "*.ts"],
  { cwd: folder },
).filter((path) => path !== keeper && !/\.test\.ts$|\/test-/.test(path));
const texts = product.map((path) => ({ path, text: readFileSync(join(folder, path), "utf8") }));

/** What writes rows beside the product: the demo and what starts it. Of the schema and its moves it is the place. */
const seeds = globSync("{db,start}/**/*.ts", { cwd: folder })
  .filter((path) => !/\.test\.ts$|\/test-|^db[\\/](schema|mover\.ts)/.test(path))
  .map((path) => ({ path, text: readFileSync(join(folder, path), "utf8") }));

describe("the demo", () => {
  it("moves no state past the movers", () => {
    expect(seeds.length).toBeGreaterThan(80);
    for (const stateful of statefuls)
      expect(seeds.filter(({ text }) => movesState(text, stateful)).map(({ path }) => path)).toEqual([]);
  });

  const cycles = [
    bookingMoves,
    paymentMoves,
    refundMoves,
    payoutMoves,
    purchaseMoves,
    disputeMoves,
    groupMoves,
  ];
  const states = new Set([...cycles, commissionMoves].flatMap((cycle) => Object.keys(cycle)));

  it("tells each state by what happened, not by its name", () => {
    const named = seeds.flatMap(({ path, text }) =>
      statesNamedIn(text, states).map((state) => [path, state]),
    );
    expect(named).toEqual([]);
    const moments = /\b(expiredAt|voidedAt): (?!null)/;
    expect(seeds.filter(({ text }) => moments.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it.each([
    'tables.payments.push({ id, ...{ state: "captured", createdAt: at } });',
    'const row = { state: paid ? ("done" as const) : lived.purchase() };',
    'return { ...open, state: "inHouse", checkedInAt };',
  ])("is seen to name one by %s", (line) => {
    expect(statesNamedIn(`function f() { ${line} }`, states)).toHaveLength(1);
  });

  it.each([
    'tables.claims.push({ stockId, state: "booked" });',
    'const session = { ...{ callbackUrl: "" }, state: "approved" };',
    'const row = { state: lived.payment("attempt", "capture") };',
  ])("is not seen to name one by %s", (line) => {
    expect(statesNamedIn(line, states)).toEqual([]);
  });
});

describe("a table with a state", () => {
  const schema = globSync("db/schema/*.ts", { cwd: folder }).map((path) =>
    readFileSync(join(folder, path), "utf8"),
  );

  it("has a mover, or a reason for none", () => {
    const withState = new Set(schema.flatMap(tablesWithStates));
    expect(withState.size).toBeGreaterThan(12);
    const known = [...statefuls.map(({ table }) => table), ...Object.keys(withoutMover)];
    expect([...withState].filter((table) => !known.includes(table))).toEqual([]);
    expect(Object.keys(withoutMover).filter((table) => !withState.has(table))).toEqual([]);
  });

  it("is seen by its column, however the table is written", () => {
    const text = [
      'export const found = pgTable("found_thing", { id: id(), state: text({ enum: foundStates }).notNull() });',
      "export const lost = pgTable(",
      '  "lost_thing",',
      "  { paymentStatus: text({ enum: statuses }), kind: text({ enum: kinds }) },",
      ");",
      'export const plain = pgTable("plain_thing", { estate: text({ enum: kinds }), state: text().notNull() });',
    ].join("\n");
    expect(tablesWithStates(text)).toEqual(["found_thing", "lost_thing"]);
  });
});

describe.each(endings)("the end of a $table", ({ by, ...ending }) => {
  it("is written in one place", () => {
    expect(texts.filter(({ text }) => movesState(text, ending)).map(({ path }) => path)).toEqual([by]);
  });
});

describe.each(statefuls)("the state of a $table", (stateful) => {
  const [table, name] = [stateful.table, camel(stateful.table)];

  it("is written in one place, which goes by the table of moves, and begun in one", () => {
    expect(texts.length).toBeGreaterThan(500);
    const movers = texts.filter(({ text }) => movesState(text, stateful)).map(({ path }) => path);
    expect(movers).toEqual([stateful.mover]);
    const makers = texts.filter(({ text }) => makesRow(text, stateful)).map(({ path }) => path);
    expect(makers).toEqual([stateful.maker]);
  });

  it.each(
    stateful.columns.flatMap((column) => [
      `await tx.update(${name}).set({ ${column}: next }).where(eq(${name}.id, id));`,
      `await tx\n  .update(${name})\n  .set({ ${column}, other: null })\n  .where(eq(${name}.id, id));`,
      `await tx.execute(sql\`UPDATE ${table} t SET other = NULL, ${snake(column)} = 'x' WHERE id = \${id}\`);`,
      `await tx.update(${name}).set(outcome).where(eq(${name}.id, id));`,
      `await tx.update(${name}).set({ ...columns, other: null }).where(eq(${name}.id, id));`,
      `await tx.update(${name}).set({ other: null, ...(ends && { ${column}: next }) });`,
      `await tx.update(table).set({ ${column}: next }).where(eq(table.id, id));`,
      `import { ${name} as row } from "x"; await tx.update(row).set({ ${column}: next });`,
      `await tx.execute(sql\`UPDATE \${${name}} SET ${snake(column)} = 'x' WHERE id = \${id}\`);`,
      `await tx.execute(sql\`UPDATE ONLY public.${table} SET other = NULL, ${snake(column)} = 'x'\`);`,
      `await tx.execute(sql\`UPDATE ${table} SET (${snake(column)}, other) = ('x', NULL) WHERE id = \${id}\`);`,
      `await tx.execute(sql\`MERGE INTO ${table} t USING x ON t.id = x.id WHEN MATCHED THEN UPDATE SET ${snake(column)} = 'x'\`);`,
      `await tx.execute(sql\`INSERT INTO ${table} (id) VALUES (1) ON CONFLICT (id) DO UPDATE SET ${snake(column)} = 'x'\`);`,
      `import * as schema from "x"; await tx.update(schema.${name}).set({ ${column}: next });`,
      `const moveIt = moverOf(${name}, after);`,
      `const moveIt = moverByMoments(${name}, life);`,
    ]),
  )("is seen to be written by %s", (line) => {
    expect(movesState(line, stateful)).toBe(true);
  });

  it.each(
    stateful.columns.flatMap((column) => [
      `await tx.update(${name}).set({ other: { ...before, ${column}: 1 }, ...(also && { and: 1 }) });`,
      `await tx.update(${name}).set({ other: null, ...{ and: 1 } }).where(eq(${name}.${column}, wanted));`,
      `await tx.execute(sql\`UPDATE ${table} SET other = NULL WHERE ${snake(column)} = 'x'\`);`,
      `import { ${name}Other } from "x"; await tx.update(${name}Other).set({ ${column}: next });`,
      `await tx.insert(${name}Other).values({ ${column}: next });`,
    ]),
  )("is not written by %s", (line) => {
    expect(movesState(line, stateful) || makesRow(line, stateful)).toBe(false);
  });

  it("is seen to be begun, by either way to write a row", () => {
    for (const line of [
      `tx\n  .insert(${name})\n  .values({})`,
      `const begin = beginnerOf(${name}, beginnings);`,
      `sql\`INSERT INTO ${table} (id) VALUES (1)\``,
      `sql\`INSERT INTO \${${name}} (id) VALUES (1)\``,
    ])
      expect(makesRow(line, stateful)).toBe(true);
  });
});
