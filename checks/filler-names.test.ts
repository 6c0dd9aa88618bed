import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { fillerNames } from "./filler-names.ts";

const root = join(import.meta.dirname, "..");

it("calls what is held by what it is, nowhere by a filler", () => {
  const paths = [
    ...globSync("{apps,packages}/*/{src,checks}/**/*.{ts,tsx}", { cwd: root }),
    ...globSync("{bench,checks,e2e}/**/*.ts", { cwd: root, exclude: ["**/node_modules/**"] }),
  ];
  expect(paths.length).toBeGreaterThan(2_500);
  expect(
    paths.flatMap((path) => fillerNames({ path, text: readFileSync(join(root, path), "utf8") })),
  ).toEqual([]);
});

it("finds fillers among parameters, variables, functions, fields and types, also taken apart", () => {
  const text = [
    "const found = rooms.find((one) => one.no === no);",
    "const { room: thing, ...things } = stay;",
    "function each([ask = 1]) {}",
    "type Told = (it: Room) => void;",
    "try { pay(); } catch (something) {}",
    "const rows = lines.map(({ who, what = null }) => [who, what]);",
    "const pay = (asked: Request, { payer: who }: Payment) => who;",
    "const room = { one: 1, each: room.each, ask() {} };",
    "export type Asked = { readonly day: Day };",
    "interface Said {}",
    "type Kept = { readonly day: Day }; type KeptDay = Kept;",
    "const calm = await rateLimit(db, call);",
    "const toldTwice = (isSaid: boolean, resold: boolean, aside: Side) => isSaid;",
    "const reply = { said: text, told() {}, toldTwice: true, isSold: true };",
    "type Reply = { readonly told: string; said(): void };",
    "const heard: string[] = []; const isAskedFor = (askedAt: Date) => askedAt;",
    "type Frame = { readonly asked: Query };",
    "type Hear = (news: News) => void; const isHearing = mayHearAny(session); const hearers = new Set();",
    "class Pool { #hear(): void {} hear() {} }",
    "const icon = { IconHeart, heartbeat, withEarlier, hearth };",
  ].join("\n");
  expect(fillerNames({ path: "a.ts", text })).toEqual([
    "a.ts:1 one",
    "a.ts:2 thing",
    "a.ts:2 things",
    "a.ts:3 each",
    "a.ts:3 ask",
    "a.ts:4 Told",
    "a.ts:4 it",
    "a.ts:5 something",
    "a.ts:7 asked",
    "a.ts:7 who",
    "a.ts:9 Asked",
    "a.ts:10 Said",
    "a.ts:11 Kept",
    "a.ts:12 calm",
    "a.ts:13 toldTwice",
    "a.ts:13 isSaid",
    "a.ts:14 said",
    "a.ts:14 told",
    "a.ts:15 told",
    "a.ts:15 said",
    "a.ts:16 heard",
    "a.ts:16 isAskedFor",
    "a.ts:16 askedAt",
    "a.ts:17 asked",
    "a.ts:18 Hear",
    "a.ts:18 isHearing",
    "a.ts:18 hearers",
    "a.ts:19 hear",
    "a.ts:19 hear",
  ]);
});
