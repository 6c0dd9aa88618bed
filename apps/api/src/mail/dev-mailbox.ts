import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Email } from "postal-mime";
import type { AppDeps } from "../module.ts";
import { escapeHtml } from "../plugins/escape-html.ts";
import { sendProblem } from "../plugins/problem.ts";
import { mailFolder } from "./mail-port.ts";

type StoredMail = { readonly id: string; readonly at: Date; readonly mail: Email };

const most = 100;
const ownStyles = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";
/** A mail's own HTML can run nothing and belongs to no origin; its links can be followed. */
const mailPolicy = `${ownStyles}; img-src 'self' data:; sandbox allow-popups allow-popups-to-escape-sandbox`;

/** In a demo without a mail server, `/dev/mail` shows the mails that were written instead of sent. */
export function devMailbox(app: FastifyInstance, { settings }: Pick<AppDeps, "settings">): void {
  if (!settings.demo || settings.smtpUrl) return;
  const folder = mailFolder(settings);
  const path = "/dev/mail/:id([0-9a-f]{32})";

  app.get("/dev/mail", async (_request, reply) => sendPage(reply, listPage(await readNewest(folder))));
  app.get<{ Params: { id: string } }>(path, async (request, reply) => {
    const kept = await readKept(folder, request.params.id);
    return kept ? sendPage(reply, mailPage(kept)) : sendProblem(reply, request, { code: "NOT_FOUND" });
  });
  app.get<{ Params: { id: string } }>(`${path}/html`, async (request, reply) => {
    const kept = await readKept(folder, request.params.id);
    if (!kept) return sendProblem(reply, request, { code: "NOT_FOUND" });
    return sendPage(reply, kept.mail.html ?? "", mailPolicy);
  });
}

const sendPage = (reply: FastifyReply, html: string, policy = ownStyles): FastifyReply =>
  reply
    .headers({ "content-security-policy": policy, "cache-control": "no-store" })
    .type("text/html; charset=utf-8")
    .send(html);

async function readNewest(folder: string): Promise<StoredMail[]> {
  const names = await readdir(folder).catch(() => []);
  const ids = names.filter((name) => /^[0-9a-f]{32}\.eml$/.test(name)).map((name) => name.slice(0, -4));
  const dated = await Promise.all(
    ids.map(async (id) => ({ id, at: (await stat(join(folder, `${id}.eml`))).mtimeMs })),
  );
  const newest = dated.sort((a, b) => b.at - a.at).slice(0, most);
  const kept = await Promise.all(newest.map(({ id }) => readKept(folder, id)));
  return kept.filter((setting) => setting !== null);
}

async function readKept(folder: string, id: string): Promise<StoredMail | null> {
  const path = join(folder, `${id}.eml`);
  const source = await readFile(path).catch(() => null);
  if (!source) return null;
  const { default: PostalMime } = await import("postal-mime");
  return { id, at: (await stat(path)).mtime, mail: await PostalMime.parse(source) };
}

const addresses = (mail: Email): string => (mail.to ?? []).map(({ address }) => address ?? "").join(", ");

function listPage(mails: readonly StoredMail[]): string {
  const items = mails.map(
    ({ id, at, mail }) =>
      `<li><a href="/dev/mail/${id}">${escapeHtml(mail.subject ?? "")}</a><br><small>${escapeHtml(addresses(mail))}, ${at.toISOString()}</small></li>`,
  );
  return page("E-mail", items.length > 0 ? `<ul>${items.join("")}</ul>` : "<p>No e-mail yet.</p>");
}

function mailPage({ id, at, mail }: StoredMail): string {
  const text = escapeHtml(mail.text ?? "").replace(/https?:\/\/[^\s<]+/g, '<a href="$&">$&</a>');
  return page(
    mail.subject ?? "",
    `<p><small>${escapeHtml(addresses(mail))}, ${at.toISOString()}</small></p><pre>${text}</pre>` +
      `<p><a href="/dev/mail/${id}/html">HTML</a> · <a href="/dev/mail">All e-mail</a></p>`,
  );
}

const page = (title: string, content: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>body{max-width:46rem;margin:2rem auto;padding:0 1rem;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}pre{white-space:pre-wrap;font:inherit}li{margin-bottom:.75rem}</style>
</head><body><h1>${escapeHtml(title)}</h1>${content}</body></html>
`;
