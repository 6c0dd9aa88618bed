import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { escapeHtml } from "../../../plugins/escape-html.ts";
import { choices } from "./choices.ts";
import type { BankSession } from "./sessions.ts";
import { type BankLanguage, bankWords } from "./words.ts";

/** The bank's page: what is asked, and a button for each way in which a bank can behave. */
export function bankPage(session: BankSession, language: BankLanguage): string {
  const words = bankWords[language];
  const open = session.state === "open";
  const buttons = choices.map(
    (choice) =>
      `<button class="${choice}" name="choice" value="${choice}"><b>${words[choice]}</b><span>${words.hints[choice]}</span></button>`,
  );
  const body = open
    ? `<form method="post">${buttons.join("")}</form>`
    : `<p class="done">${words.over}</p><p><a href="${escapeHtml(session.returnUrl)}">${words.back}</a></p>`;
  return `<!doctype html>
<html lang="${words.tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${words.title}</title><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/sandbox-bank/style.css"></head>
<body><main><p class="mark">${words.title}</p><h1><bdi>${formatRinggit(session.amountSen)}</bdi></h1>
<p>${escapeHtml(session.description)}</p><p class="note">${words.note}</p>${body}</main></body></html>`;
}

export const bankStyle = `
:root{color-scheme:light dark;--ground:#eef2f6;--card:#fff;--ink:#14202e;--soft:#54657a;--line:#cdd7e2;--act:#1d4f91;--on:#fff}
@media (prefers-color-scheme:dark){:root{--ground:#0d1520;--card:#162232;--ink:#e8eef5;--soft:#a8b7c8;--line:#2b3b50;--act:#7db1f2;--on:#0a1a2e}}
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:16px;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}
main{width:100%;max-width:440px;background:var(--card);border:1px solid var(--line);border-radius:16px;padding:28px}
h1{margin:4px 0;font-size:34px;line-height:1.15;font-variant-numeric:tabular-nums}p{margin:0 0 8px}.mark{font-weight:650;color:var(--act)}.note{color:var(--soft);font-size:14px;margin-bottom:18px}
form{display:grid;gap:10px}button{font:inherit;text-align:start;padding:12px 16px;border-radius:12px;border:1px solid var(--line);background:none;color:inherit;cursor:pointer;display:grid}
button span{font-size:13.5px;color:var(--soft)}button.approve{background:var(--act);color:var(--on);border-color:var(--act)}button.approve span{color:inherit}
button:hover{border-color:var(--act)}:focus-visible{outline:3px solid var(--act);outline-offset:2px}a{color:var(--act)}.done{font-weight:600}`;
