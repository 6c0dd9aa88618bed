import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { textsInThree } from "./in-three.ts";

type Tree = { readonly [key: string]: string | readonly string[] | Tree };

/** One word for one thing: where English says the first, Malay says the second and Chinese the third. */
const glossary: readonly (readonly [en: RegExp, my: RegExp, cn: RegExp])[] = [
  [/\bdrafts?\b/i, /draf/i, /草稿/],
  [/\bheld for you\b|\bhold again\b/i, /tahan/i, /保留/],
  [/\bpackage\b(?! expired|$)/i, /pakej/i, /套餐/],
  [/\broom types?\b/i, /jenis bilik/i, /房型/],
  [/\bbooker\b/i, /penempah/i, /预订人/],
  [/\bextra beds?\b/i, /katil tambahan/i, /加床|加 \S+ 张床/],
  [/\bking bed/i, /katil king/i, /特大床/],
  [/\bqueen bed/i, /katil queen/i, /大床/],
  [/\bhalf board/i, /sarapan dan makan malam/i, /含早晚餐/],
  [/\bfull board/i, /semua hidangan/i, /含三餐/],
  [/\bmarine park fee/i, /fi taman laut/i, /海洋公园费/],
  [/\bservice tax/i, /cukai perkhidmatan/i, /服务税/],
  [/\btourism tax/i, /cukai pelancongan/i, /旅游税/],
  [/\bsurcharge/i, /surcaj/i, /附加费/],
  [/\bpromo codes?\b/i, /kod promosi/i, /优惠码/],
  [/\bvouchers?\b/i, /baucar/i, /礼券/],
  [/\bvoucher codes?\b/i, /kod baucar/i, /礼券码/],
  [/\bwallet/i, /dompet/i, /钱包/],
  [/\btop[- ]?up/i, /tambah nilai/i, /充值/],
  [/\bpayouts?\b/i, /pengeluaran/i, /提现/],
  // What is kept against damage is no part of the price.
  [/\b(?<!(?:security|room) )deposits?\b/i, /deposit/i, /订金/],
  [/\broom deposits?\b/i, /deposit/i, /押金/],
  [/(?<!trial )\bbalance\b/i, /baki/i, /余款|余额/],
  // As a verb it is said of the money that goes back.
  [/\brefund(?!s? or void)/i, /bayar(?:an)? balik|kembali|pulang/i, /退/],
  [/\bwaiting list/i, /senarai menunggu/i, /候补/],
  [/\be-mail address/i, /(?:alamat )?e-mel/i, /电子邮箱/],
  [/\be-mail(?! address)/i, /e-mel/i, /邮件|电子邮箱/],
  [/\bpassport/i, /pasport/i, /护照/],
  [/\bMyKad/, /MyKad/, /身份证|MyKad/],
  [/\bsingle supplement/i, /surcaj bilik seorang/i, /单人房差/],
  [/\bsingle sharing/i, /seorang/i, /单人/],
  [/\btwin sharing/i, /berdua/i, /双人/],
  [/\btriple sharing/i, /bertiga/i, /三人/],
  [/\bquad sharing/i, /berempat/i, /四人/],
  [/\bsingle bed/i, /katil bujang/i, /单人床/],
  [/\blow price/i, /harga rendah/i, /低价/],
  [/\bhigh price/i, /harga tinggi/i, /高价/],
  [/\blog in\b/i, /log masuk/i, /登录/],
];

/** A code that could be a promotion's or a voucher's: each is named whole. */
const namesEither = /(?<!礼)券码/;

const root = join(import.meta.dirname, "..");
const folder = join(root, "apps/web/src/i18n");
const namespaces = ["", "staff"].flatMap((part) =>
  readdirSync(join(folder, "en", part))
    .filter((file) => file.endsWith(".ts") && file !== "first.ts")
    .map((file) => join(part, file)),
);

const textsOf = (tree: Tree, prefix = ""): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === "string"
      ? [[prefix + key, value]]
      : Array.isArray(value)
        ? value.map((text, i): [string, string] => [`${prefix}${key}.${i}`, text])
        : textsOf(value as Tree, `${prefix}${key}.`),
  );

const read = async (language: string, namespace: string) => {
  const file: { default: Tree } = await import(join(folder, language, namespace));
  return textsOf(file.default);
};

/** Terms of an English text that its translation says by another word. */
const lostTerms = (text: string, other: string, column: 1 | 2): string[] =>
  glossary.filter((terms) => terms[0].test(text) && !terms[column].test(other)).map(([term]) => term.source);

describe.each([
  ["my", 1],
  ["cn", 2],
] as const)("the glossary in %s", (language, column) => {
  it.each(namespaces)("is kept in %s", async (namespace) => {
    const translated = new Map(await read(language, namespace));
    const english = await read("en", namespace);
    const strays = english.flatMap(([key, text]) => {
      const other = translated.get(key.replace(/_one$/, "_other"));
      if (other === undefined) return [];
      return lostTerms(text, other, column).map((term) => `${key}: ${text} | ${other} (${term})`);
    });
    expect(strays).toEqual([]);
  });
});

it.each(namespaces)("the codes of promotions and vouchers are told apart in %s", async (namespace) => {
  const strays = (await read("cn", namespace)).filter(([, text]) => namesEither.test(text));
  expect(strays).toEqual([]);
});

it("is met by texts of every page", () => expect(namespaces.length).toBeGreaterThan(50));

/** Mails, papers, files and messages of the server have their words in three languages beside one another. */
const besides = globSync("{apps/*,packages/*}/src/**/*.{ts,tsx}", { cwd: root })
  .filter((path) => !/\.test\.ts$|\/(?:demo|checks|factories|testing)\/|\/test-/.test(path))
  .flatMap((path) =>
    textsInThree({ path, text: readFileSync(join(root, path), "utf8") }).map((text) => ({ path, ...text })),
  );

it("is kept by mails, papers and files", () => {
  expect(besides.length).toBeGreaterThan(200);
  const strays = besides.flatMap(({ path, line, en, my, cn }) => [
    ...lostTerms(en, my, 1).map((term) => `${path}:${line}: ${en} | ${my} (${term})`),
    ...lostTerms(en, cn, 2).map((term) => `${path}:${line}: ${en} | ${cn} (${term})`),
    ...(namesEither.test(cn) ? [`${path}:${line}: ${cn}`] : []),
  ]);
  expect(strays).toEqual([]);
});

it("is missed where one thing has a second word", () => {
  const text = 'const words = { en: `Your deposit`, my: "Cagaran anda", cn: "您的订金" };';
  const [found] = textsInThree({ path: "mail.ts", text });
  expect(found && lostTerms(found.en, found.my, 1)).toEqual(["\\b(?<!(?:security|room) )deposits?\\b"]);
  expect(found && lostTerms(found.en, found.cn, 2)).toEqual([]);
});
