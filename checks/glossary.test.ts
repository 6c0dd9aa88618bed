import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

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
  [/\bwallet/i, /dompet/i, /钱包/],
  [/\btop[- ]?up/i, /tambah nilai/i, /充值/],
  [/\bpayouts?\b/i, /pengeluaran/i, /提现/],
  [/\bdeposits?\b/i, /deposit/i, /订金/],
  [/(?<!trial )\bbalance\b/i, /baki/i, /余款|余额/],
  // As a verb it is said of the money that goes back.
  [/\brefund(?!s? or void)/i, /bayar(?:an)? balik|kembali|pulang/i, /退/],
  [/\bwaiting list/i, /senarai menunggu/i, /候补/],
  [/\be-mail/i, /e-mel/i, /邮/],
  [/\bpassport/i, /pasport/i, /护照/],
];

const folder = join(import.meta.dirname, "../apps/web/src/i18n");
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
      const lost = glossary.filter((terms) => terms[0].test(text) && !terms[column].test(other));
      return lost.map(([term]) => `${key}: ${text} | ${other} (${term.source})`);
    });
    expect(strays).toEqual([]);
  });
});

it("is met by texts of every page", () => expect(namespaces.length).toBeGreaterThan(50));
