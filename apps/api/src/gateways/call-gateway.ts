import { GatewayDown } from "./port.ts";

const patienceMs = 15_000;

export type GatewayAnswer = { readonly status: number; readonly text: string };

/**
 * One HTTP call to a gateway. Throws `GatewayDown` when nobody answers in time, when it is busy (429), or when it broke
 * (5xx): all of these leave open what happened, and the call is repeated later.
 */
export async function callGateway(name: string, address: string, init: RequestInit): Promise<GatewayAnswer> {
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(address, { ...init, redirect: "error", signal: AbortSignal.timeout(patienceMs) });
    text = await answer.text();
  } catch (error) {
    throw new GatewayDown(`${name} can't be reached`, { cause: error });
  }
  if (answer.status >= 500 || answer.status === 429)
    throw new GatewayDown(`${name} answered ${answer.status}`);
  return { status: answer.status, text };
}

/** The JSON of an answer, or `undefined` for what is none. */
export function jsonOf({ text }: GatewayAnswer): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
