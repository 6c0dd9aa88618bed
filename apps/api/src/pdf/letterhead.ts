import type { InvoiceReply } from "@pulau/contract/papers.ts";
import type { Content } from "pdfmake/interfaces.js";
import type { Language } from "../plugins/language.ts";
import { written } from "./fonts.ts";
import { inks, sizes } from "./style.ts";

type Seller = InvoiceReply["seller"];

const words: Record<Language, { registration: string; tax: string; comma: string }> = {
  en: { registration: "Reg.", tax: "SST", comma: ", " },
  my: { registration: "No. pendaftaran", tax: "SST", comma: ", " },
  cn: { registration: "注册号", tax: "SST", comma: "，" },
};

/** Hill, sun and two waves, as at the head of every page. */
const mark = `<svg viewBox="0 0 32 32"><circle cx="22.5" cy="9.5" r="5" fill="#E25B3A"/>
<path d="M4 19.5Q9 6.5 14.5 9.5T25.5 19.5Z" fill="${inks.primary}"/>
<path d="M2.5 23.2q3.4-2.7 6.75 0t6.75 0 6.75 0 6.75 0" fill="none" stroke="${inks.primary}" stroke-width="2.2" stroke-linecap="round"/>
<path d="M7 27.6q2.25-1.9 4.5 0t4.5 0 4.5 0 4.5 0" fill="none" stroke="#35A6A3" stroke-width="2" stroke-linecap="round"/></svg>`;

/** The resort's mark and name beside its legal name, numbers, address and contact. */
export function letterhead(seller: Seller, language: Language): Content {
  const { name, shortName } = seller;
  const rest = name.startsWith(shortName) ? name.slice(shortName.length).trim() : name;
  const small = { fontSize: sizes.small, color: inks.soft };
  return {
    columnGap: 9,
    columns: [
      { svg: mark, width: 32 },
      {
        width: "auto",
        stack: [
          { text: written(shortName), font: "display", bold: true, fontSize: 17, lineHeight: 1 },
          { text: written(rest), ...small },
        ],
      },
      {
        width: "*",
        alignment: "right",
        stack: sellerLines(seller, language).map((line) => ({ text: written(line), ...small })),
      },
    ],
  };
}

function sellerLines(seller: Seller, language: Language): string[] {
  const w = words[language];
  const numbers = [
    seller.registrationNumber && `${w.registration} ${seller.registrationNumber}`,
    seller.taxNumber && `${w.tax} ${seller.taxNumber}`,
  ];
  return [
    seller.legalName,
    numbers.filter(Boolean).join(w.comma),
    [seller.address.first, seller.address.second].filter(Boolean).join(", ") || seller.address.short,
    [seller.email, ...seller.tel.slice(0, 1)].filter(Boolean).join(w.comma),
  ].filter(Boolean);
}
