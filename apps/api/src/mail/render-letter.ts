import { escapeHtml } from "../plugins/escape-html.ts";
import { tagOf } from "../plugins/language.ts";
import type { Fact, Frame, Letter, MailAddressLink, MailPicture } from "./letter.ts";

export type Rendered = { readonly subject: string; readonly text: string; readonly html: string };

const fonts = {
  en: "system-ui, sans-serif",
  my: "system-ui, sans-serif",
  cn: "system-ui, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', sans-serif",
} as const;

/** Writes a letter out as plain text and as HTML. Nothing in a letter is taken for markup. */
export function renderLetter(letter: Letter, frame: Frame): Rendered {
  const { link, also, links } = letter;
  const led: Letter = {
    ...letter,
    ...(links && {
      links: links.map((to) => (to.url.startsWith(frame.publicUrl) ? inLanguage(to, frame) : to)),
    }),
    ...(link && { link: inLanguage(link, frame) }),
    ...(also && { also: inLanguage(also, frame) }),
  };
  return { subject: oneLine(led.subject), text: asText(led, frame), html: asHtml(led, frame) };
}

/** A page goes on in the language of the mail that leads to it, also in a browser that was never here. */
function inLanguage<T extends MailAddressLink>(link: T, { language }: Frame): T {
  const url = new URL(link.url);
  url.searchParams.set("lang", language);
  return { ...link, url: url.href };
}

/** A subject is one header line, whatever a guest wrote into their name. */
const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** Chinese has a colon of its own, which no space follows. */
const colons = { en: [":", " "], my: [":", " "], cn: ["：", ""] } as const;

function asText(letter: Letter, frame: Frame): string {
  const { link, also, links = [] } = letter;
  const [colon, gap] = colons[frame.language];
  // A value of several lines stands below its label.
  const factLines = ({ label, value }: Fact): string =>
    value.includes("\n")
      ? `${label}${colon}\n  ${value.replaceAll("\n", "\n  ")}`
      : `${label}${colon}${gap}${value}`;
  const blocks = [
    letter.greeting,
    ...letter.paragraphs,
    (letter.facts ?? []).map(factLines).join("\n"),
    link ? `${link.label}${colon}\n${link.url}` : "",
    also ? `${also.why}\n${also.label}${colon}\n${also.url}` : "",
    links.map(({ label, url }) => `${label}${colon}\n${url}`).join("\n"),
    [letter.closing, frame.resortName, frame.resortContact].filter(Boolean).join("\n"),
  ];
  return `${blocks.filter(Boolean).join("\n\n")}\n`;
}

function asHtml(letter: Letter, frame: Frame): string {
  const { link, also, links = [], picture } = letter;
  const parts = [
    `<p style="margin:0 0 24px;font-weight:600;color:#0b6e75">${logo(frame)}${escapeHtml(frame.resortName)}</p>`,
    picture ? shown(picture) : "",
    paragraph(letter.greeting),
    ...letter.paragraphs.map(paragraph),
    letter.facts?.length ? factList(letter.facts) : "",
    link ? button(link) : "",
    also ? paragraph(also.why) + plainLink(also) : "",
    links.length > 0 ? linkLine(links) : "",
    paragraph(letter.closing),
    `<p style="margin:24px 0 0;font-size:14px;color:#5b6770">${lines([frame.resortName, frame.resortContact])}</p>`,
  ];
  const body = `margin:0;background:#f4f6f7;color:#1c2529;font:16px/1.55 ${fonts[frame.language]}`;
  return `<!doctype html>
<html lang="${tagOf[frame.language]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(oneLine(letter.subject))}</title></head>
<body style="${body}">
<div style="max-width:560px;margin:0 auto;padding:32px 24px;background:#ffffff">
${parts.filter(Boolean).join("\n")}
</div>
</body>
</html>
`;
}

/** Words of a giver or of staff keep the lines in which they were written. */
const paragraph = (text: string): string =>
  `<p style="margin:0 0 16px">${text.split("\n").map(escapeHtml).join("<br>")}</p>`;

const lines = (texts: readonly string[]): string => texts.filter(Boolean).map(escapeHtml).join("<br>");

function factList(facts: readonly Fact[]): string {
  const rows = facts.map(
    ({ label, value }) =>
      `<dt style="font-size:14px;color:#5b6770">${escapeHtml(label)}</dt>` +
      `<dd style="margin:0 0 10px">${lines(value.split("\n"))}</dd>`,
  );
  return `<dl style="margin:0 0 20px;padding:16px 20px;background:#f4f6f7">${rows.join("")}</dl>`;
}

const button = ({ label, url }: MailAddressLink): string =>
  `<p style="margin:0 0 24px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;` +
  `border-radius:6px;background:#0b6e75;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></p>`;

const logo = ({ logoUrl }: Frame): string =>
  `<img src="${escapeHtml(logoUrl)}" alt="" height="36" style="height:36px;vertical-align:middle;margin-inline-end:12px">`;

const shown = ({ url, alt }: MailPicture): string =>
  `<p style="margin:0 0 24px"><img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}" width="512" ` +
  `style="display:block;width:100%;height:auto;border-radius:12px"></p>`;

const linkLine = (links: readonly MailAddressLink[]): string =>
  `<p style="margin:0 0 24px">${links.map(anchor).join(" &nbsp;·&nbsp; ")}</p>`;

const anchor = ({ label, url }: MailAddressLink): string =>
  `<a href="${escapeHtml(url)}" style="color:#0b6e75">${escapeHtml(label)}</a>`;

const plainLink = (link: MailAddressLink): string => `<p style="margin:0 0 24px">${anchor(link)}</p>`;
