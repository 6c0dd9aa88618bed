import { createHmac } from "node:crypto";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { type Answer, localHttp, type ReceivedRequest } from "../../testing/local-http.ts";
import type { Product, Provider, Sent } from "../../testing/provider.ts";
import { sandboxKeyOf } from "../keys.ts";

type Session = { id: string; reference: string; state: string; amount_sen: number; reason: string | null };

/** The demo's own bank, by the interface that its client uses: through a server in between that can break. */
export async function localServer(product: Product): Promise<Provider> {
  const http = await localHttp((request) => pass(product, request));
  const env = { SANDBOX_BANK_URL: http.url };
  const itself = { id: "sandbox", env, complaints: [] };
  return Object.assign(http, itself, onPages(product), ofRefunds(product));
}

async function pass({ url }: Product, { method, path, headers, body }: ReceivedRequest): Promise<Answer> {
  const { authorization = "" } = headers;
  const json = { "content-type": "application/json" };
  const answer = await fetch(`${url()}${path}`, {
    method,
    headers: { authorization, ...(body && json) },
    ...(body && { body }),
  });
  return { status: answer.status, body: await answer.text() };
}

const idOf = (page: string) => page.split("/").at(-1) ?? "";

async function sessionAt({ pool }: Product, page: string): Promise<Session> {
  const { rows } = await pool().query("SELECT * FROM sandbox_bank.session WHERE id = $1", [idOf(page)]);
  return rows[0] as Session;
}

async function choose(page: string, choice: string): Promise<void> {
  const body = new URLSearchParams({ choice });
  const answer = await fetch(page, { method: "POST", body, redirect: "manual" });
  if (answer.status !== 303) throw new Error(`the bank answered ${answer.status}`);
}

function sent(session: Session, amountSen: Sen, key: string): Sent {
  const lines = [
    ["amount_sen", String(amountSen)],
    ["currency", "MYR"],
    ["reason", session.reason ?? ""],
    ["reference", session.reference],
    ["session_id", session.id],
    ["state", session.state],
  ] as const;
  const signature = createHmac("sha256", key)
    .update(lines.map(([name, value]) => `${name}=${value}`).join("\n"))
    .digest("hex");
  return {
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams([...lines.map((line) => [...line]), ["signature", signature]]).toString(),
  };
}

/** What a guest does on a page, and what the bank says of it. */
function onPages(product: Product) {
  const { pool, secret } = product;
  const at = (page: string) => sessionAt(product, page);
  return {
    pay: (page) => choose(page, "never"),
    decline: async (page) => {
      await choose(page, "decline");
      await pool().query("DELETE FROM sandbox_bank.callback WHERE session_id = $1", [idOf(page)]);
    },
    async expire(page) {
      await pool().query("UPDATE sandbox_bank.session SET state = 'expired' WHERE id = $1", [idOf(page)]);
    },
    async callback(page, altered) {
      const session = await at(page);
      return sent(session, altered?.amountSen ?? session.amount_sen, sandboxKeyOf(secret));
    },
    async forged(page) {
      const session = await at(page);
      return sent(session, session.amount_sen, "a-thief");
    },
    isOpen: async (page) => (await at(page)).state === "open",
    async pagesOf(paymentId) {
      const { rowCount } = await pool().query("SELECT FROM sandbox_bank.session WHERE reference = $1", [
        paymentId,
      ]);
      return rowCount ?? 0;
    },
  } satisfies Partial<Provider>;
}

function ofRefunds(product: Product) {
  const { pool, url, secret } = product;
  return {
    async refundsOf(page) {
      const { rows } = await pool().query(
        "SELECT amount_sen FROM sandbox_bank.refund WHERE session_id = $1 AND key <> 'elsewhere'",
        [idOf(page)],
      );
      return rows.map((row) => Number(row.amount_sen));
    },
    async refundElsewhere(page) {
      const session = await sessionAt(product, page);
      await fetch(`${url()}/sandbox-bank/api/refunds`, {
        method: "POST",
        headers: { authorization: `Bearer ${sandboxKeyOf(secret)}`, "content-type": "application/json" },
        body: JSON.stringify({ sessionId: session.id, amountSen: session.amount_sen, key: "elsewhere" }),
      });
      return [];
    },
    refundsNotified: null,
    refundsComeBack: null,
    dispute: null,
  } satisfies Partial<Provider>;
}
