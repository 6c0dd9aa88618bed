import { createHash } from "node:crypto";

/** What is put into the built document for one page. */
export type Filling = {
  /** BCP 47 tag of the page's language. */
  readonly lang: string;
  readonly head?: string;
  readonly body?: string;
  /** Answers that went into the body, for the browser to go on from. */
  readonly remembered?: unknown;
  /** Path whose page the body is; the browser then takes it over instead of drawing anew. */
  readonly rendered?: string;
};

export type Side = "portal" | "staff";

/**
 * Puts the look that was chosen on this device back before the first paint; a broken one is left out. A page that came
 * rendered is a visitor's: whoever is signed in here is marked, so that it does not ask them to log in.
 */
const paintScript = (side: Side): string =>
  `try{if(localStorage.getItem("pulau.${side}.accessToken"))document.documentElement.dataset.known="";` +
  `for(const[n,v]of Object.entries(JSON.parse(localStorage.getItem("pulau.${side}.paint")||"{}")))document.documentElement.setAttribute(n,v)}catch{}`;

/**
 * Begins the scripts that `scriptsLater` put aside: once all on show has come and was painted, or at the first touch.
 * Loaded is not yet painted: two frames later it is.
 */
const beginScript =
  '{const go=()=>{const t=document.getElementById("later");if(t){t.remove();document.head.append(t.content)}};' +
  'addEventListener("load",()=>{requestAnimationFrame(()=>{requestAnimationFrame(()=>{setTimeout(go)})})});for(const e of["pointerdown","keydown"])addEventListener(e,go,{passive:true})}';

/**
 * Takes away what a rendered page says of itself in the head, its address and previews, once another page shows: the portal
 * then changes its title, and nothing of the first is true any more.
 */
const leaveScript =
  "{const from=location.pathname,seen=new MutationObserver(()=>{if(location.pathname!=from){seen.disconnect();" +
  'document.querySelectorAll("head [data-page]").forEach(said=>said.remove())}});' +
  'addEventListener("DOMContentLoaded",()=>seen.observe(document.head,{childList:!0,subtree:!0,characterData:!0}))}';

/**
 * Keeps what is pressed and chosen on a page that came rendered before the code that answers is there, and does it again as
 * soon as that has taken the page over: `pulauTaken` is called then. Links work by themselves. Where the page was drawn anew,
 * the button in the same place among its like is meant.
 */
const keepScript =
  '{let pressed,place;const chosen=new Map,look=document.documentElement.style,of=(e,what)=>e.target.closest?.("#root[data-rendered] "+what),' +
  'like=b=>[...document.querySelectorAll("#root button")].filter(o=>o.className==b.className),' +
  'press=e=>{const b=of(e,"button");if(b){e.preventDefault();e.stopImmediatePropagation();pressed=b;place=like(b).indexOf(b);look.cursor="progress"}},' +
  'choose=e=>{const s=of(e,"select");if(s)chosen.set(s,s.value)};' +
  'addEventListener("click",press,!0);addEventListener("change",choose,!0);' +
  'window.pulauTaken=()=>{removeEventListener("click",press,!0);removeEventListener("change",choose,!0);look.cursor="";delete document.documentElement.dataset.known;' +
  'for(const[s,value]of chosen){s.value=value;s.dispatchEvent(new Event("change",{bubbles:!0}))}' +
  "const b=pressed?.isConnected?pressed:pressed&&like(pressed)[place];" +
  "chosen.clear();pressed=null;b?.click()}}";

const moduleTag = /<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?\s*/g;

/**
 * A page that came rendered can be read before its code is there. So its scripts wait in a template and leave the
 * line to the picture, the styles and the letters.
 */
export function scriptsLater(document: string): string {
  const tags = document.match(moduleTag) ?? [];
  return document
    .replaceAll(moduleTag, "")
    .replace("</body>", () => `<template id="later">${tags.join("")}</template></body>`);
}

const inlineScript = /<script>([\s\S]*?)<\/script>/g;

/** Puts the scripts for the look and for what comes later first into a built document's head. */
export const withPaint = (document: string, side: Side): string =>
  document.replace(
    /<meta charset="utf-8" ?\/?>/i,
    (meta) =>
      `${meta}<script>${paintScript(side)}</script><script>${beginScript}</script><script>${keepScript}</script><script>${leaveScript}</script>`,
  );

/** `sha256-…` of each inline script of a document that we built ourselves; nothing filled in later is counted. */
export const scriptHashesOf = (document: string): string[] =>
  [...document.matchAll(inlineScript)].map(
    ([, script]) =>
      `sha256-${createHash("sha256")
        .update(script ?? "")
        .digest("base64")}`,
  );

/** The document for one page. */
export function fill(document: string, filling: Filling): string {
  const { head = "", body = "" } = filling;
  const titled = /<title>/.test(head) ? document.replace(/<title>.*?<\/title>/, "") : document;
  const root = filling.rendered === undefined ? "" : ` data-rendered="${filling.rendered}"`;
  const parts: [mark: string, text: string][] = [
    ["<!--head-->", head],
    ["<!--data-->", filling.remembered === undefined ? "" : dataBlock(filling.remembered)],
    ['<div id="root">', `<div id="root"${root}>`],
    ["<!--body-->", body],
  ];
  return parts.reduce(
    (text, [mark, put]) => text.replace(mark, () => put),
    titled.replace(/(<html\b[^>]*?\blang=)"[^"]*"/, (_, before: string) => `${before}"${filling.lang}"`),
  );
}

/** Data for the page's script. `<` is written as JSON knows it too, so that no text can end the block. */
const dataBlock = (data: unknown): string =>
  `<script type="application/json" id="remembered">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;
