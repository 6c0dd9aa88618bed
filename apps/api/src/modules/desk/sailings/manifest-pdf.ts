import { PaperSeller } from "@pulau/contract/papers.ts";
import type { ResortSettings } from "@pulau/contract/settings/setting-schemas.ts";
import { dayAt } from "@pulau/domain/calendar/day.ts";
import type { Content, ContentText, TableCell } from "pdfmake/interfaces.js";
import { dayText } from "../../../pdf/dates.ts";
import { written } from "../../../pdf/fonts.ts";
import { letterhead } from "../../../pdf/letterhead.ts";
import { makePdf } from "../../../pdf/make-pdf.ts";
import { margin, sheet } from "../../../pdf/sheet.ts";
import { inks, rule, ruled, sizes } from "../../../pdf/style.ts";
import type { Language } from "../../../plugins/language.ts";
import { clockOf, manifestCells, manifestHeads } from "./manifest-cells.ts";
import { type ManifestWords, manifestWords } from "./manifest-words.ts";
import type { WholeManifest } from "./show-manifest.ts";

type Sheet = {
  readonly manifest: WholeManifest;
  readonly w: ManifestWords;
  readonly language: Language;
  readonly timeZone: string;
};

const tableSize = 7.6;

/** The manifest as the harbour takes it: A4, with its head again on each page. */
export async function manifestPdf(
  manifest: WholeManifest,
  { profile, answerHours, timeZone }: ResortSettings,
  language: Language,
): Promise<Uint8Array> {
  const w = manifestWords[language];
  const page: Sheet = { manifest, w, language, timeZone };
  const seller = PaperSeller.parse({ ...profile, answerHours, timeZone });
  const title = `${w.title} ${manifest.departure.day} ${manifest.departure.time ?? ""}`.trim();
  return makePdf({
    ...sheet(title, seller, language, 18),
    footer: (current, pages) => footOf(w, current, pages),
    content: [
      letterhead(seller, language),
      head(page),
      rule(2, inks.ink),
      voyage(page),
      counts(page),
      load(page),
      crew(page),
      table(page),
      changes(page),
      signatures(w),
    ],
  });
}

type Look = Omit<ContentText, "text"> & { readonly width?: "*" | "auto"; readonly colSpan?: number };

const text = (shown: string, more: Look = {}): ContentText => ({ text: written(shown), ...more });

const footOf = (w: ManifestWords, page: number, pages: number): Content => ({
  margin: [margin, 0, margin, 0],
  fontSize: sizes.small,
  color: inks.pale,
  columns: [text(w.foot, { width: "*" }), text(w.page(page, pages), { width: "auto" })],
});

const momentText = (moment: string, { language, timeZone }: Sheet): string =>
  `${dayText(dayAt(new Date(moment), timeZone), language)} ${clockOf(moment, timeZone)}`;

function head(page: Sheet): Content {
  const { manifest, w } = page;
  const { closed, at, departure, reopenedAt } = manifest;
  const number = ["M", departure.day, departure.time?.replace(":", ""), departure.party?.bookingNo];
  const standing = closed ? w.frozen(momentText(closed.at, page)) : w.draft(momentText(at, page));
  const undone = reopenedAt === undefined ? null : w.reopened(momentText(reopenedAt, page));
  return {
    margin: [0, 16, 0, 7],
    columns: [
      text(w.title, { width: "*", font: "display", fontSize: 24, lineHeight: 1 }),
      {
        width: "auto",
        alignment: "right",
        stack: [
          text(number.filter(Boolean).join("-"), { bold: true, fontSize: sizes.large }),
          text([standing, undone].filter(Boolean).join(", "), { color: closed ? inks.soft : inks.due }),
        ],
      },
    ],
  };
}

function voyage({ manifest: { departure }, w, language }: Sheet): Content {
  const { fromJetty, toJetty, name, seats, day, time, party } = departure;
  const facts: [string, string, string][] = [
    [w.from, fromJetty, ""],
    [w.to, toJetty, ""],
    [w.vessel, name[language], [w.seats(seats), party?.bookingName].filter(Boolean).join(", ")],
    [w.departure, dayText(day, language, "weekday"), time ?? w.whenReady],
  ];
  return {
    margin: [0, 8, 0, 8],
    columnGap: 10,
    columns: facts.map(([label, value, note]) => ({
      width: "*",
      stack: [
        text(label, { color: inks.pale, fontSize: sizes.small }),
        text(value, { bold: true }),
        ...(note ? [text(note, { color: inks.soft, fontSize: sizes.small })] : []),
      ],
    })),
  };
}

function counts({ manifest, w }: Sheet): Content {
  const shown = ["listed", "aboard", "left", "adults", "children", "infants"] as const;
  const cell = (count: (typeof shown)[number]): TableCell => ({
    margin: [4, 2, 4, 1],
    stack: [
      text(String(manifest.counts[count]), { bold: true, fontSize: sizes.large, lineHeight: 1 }),
      text(w.counts[count], { color: inks.soft, fontSize: sizes.small }),
    ],
  });
  return {
    margin: [0, 0, 0, 8],
    layout: { hLineColor: () => inks.strongLine, vLineColor: () => inks.strongLine },
    table: { widths: shown.map(() => "*"), body: [shown.map(cell)] },
  };
}

/** What the passengers weigh together, of a boat that asks. */
const load = ({ manifest, w }: Sheet): Content =>
  manifest.load ? text(w.load(manifest.load), { margin: [0, 0, 0, 8] }) : [];

/** Who crews the boat, as far as somebody has set it. */
const crew = ({ manifest, w }: Sheet): Content =>
  manifest.crew.length === 0
    ? []
    : {
        margin: [0, 0, 0, 8],
        text: [
          { text: written(`${w.crew}: `), color: inks.pale },
          { text: written(manifest.crew.join(", ")), bold: true },
        ],
      };

function table({ manifest, w, language, timeZone }: Sheet): Content {
  if (manifest.erased) return text(w.erased, { color: inks.soft });
  const headRow = manifestHeads(w, manifest.load).map((column) =>
    text(column, { color: inks.pale, bold: true }),
  );
  const rows = manifest.passengers.map((passenger, i) => {
    const cells = manifestCells(passenger, { no: i + 1, language, timeZone });
    const stays = passenger.mark === "left" || passenger.mark === "moved";
    return cells.map((cell, at) =>
      text(cell, {
        // A number that is broken is misread.
        ...(at === 5 && { noWrap: true }),
        ...(at === 1 && !stays && { bold: true }),
        ...(stays && { color: inks.pale }),
        ...(stays && at === 1 && { decoration: "lineThrough" as const }),
      }),
    );
  });
  return {
    fontSize: tableSize,
    layout: {
      ...ruled,
      paddingLeft: (i) => (i === 0 ? 0 : 3),
      paddingRight: () => 3,
      paddingTop: () => 3,
      paddingBottom: () => 2,
    },
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: headRow.map((_, i) => (i === 1 || i === 6 ? "*" : "auto")),
      body: [headRow, ...rows],
    },
  };
}

function changes(page: Sheet): Content {
  const { manifest, w } = page;
  if (manifest.changes.length === 0) return [];
  const lines = manifest.changes.map(({ at, by, name, bookingNo, what }): TableCell[] => [
    text(`${name} (${bookingNo}): ${w.what[what]}`),
    text(`${momentText(at, page)}, ${by ?? w.system}`, { alignment: "right", color: inks.soft }),
  ]);
  return {
    margin: [0, 10, 0, 0],
    fontSize: sizes.small,
    layout: ruled,
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: ["*", "auto"],
      body: [[text(w.after, { bold: true, colSpan: 2 }), ""], ...lines],
    },
  };
}

const signatures = (w: ManifestWords): Content => ({
  unbreakable: true,
  margin: [0, 44, 0, 0],
  layout: {
    hLineWidth: (i) => (i === 0 ? 0.7 : 0),
    vLineWidth: () => 0,
    hLineColor: () => inks.ink,
    paddingLeft: () => 0,
    paddingTop: () => 4,
  },
  fontSize: sizes.small,
  table: { widths: ["*", "*", "*"], body: [w.signatures.map((label) => text(label, { color: inks.soft }))] },
});
