import { type Day, isDay } from "@pulau/domain/calendar/day.ts";
import { middleOf, ofOneUnit, type Rate } from "@pulau/domain/currency/rate.ts";
import { z } from "zod";

/** Bank Negara's rates could not be had: nobody answered, it refused, or what it said was none of its documents. */
export class BankSilent extends Error {
  readonly reason: "unreachable" | "refused" | "unreadable";
  constructor(reason: BankSilent["reason"], options?: ErrorOptions) {
    super(`Bank Negara's rates: ${reason}`, options);
    this.reason = reason;
  }
}

export type BankRate = { readonly code: string; readonly ratedOn: Day; readonly ringgitPerForeign: Rate };

const mostWaitedMs = 10_000;
const accept = "application/vnd.BNM.API.v1+json";

/** A figure with its digits as they were sent; JSON alone would make a floating-point number of it. */
const Figure = z
  .string()
  .regex(/^\d{1,9}(\.\d{1,12})?$/)
  .nullable();
const Document = z.object({
  data: z.array(
    z.object({
      currency_code: z.string().regex(/^[A-Z]{3}$/),
      unit: z.string().regex(/^[1-9]\d{0,5}$/),
      rate: z.object({
        date: z.string().refine(isDay),
        buying_rate: Figure.optional(),
        selling_rate: Figure.optional(),
        middle_rate: Figure.optional(),
      }),
    }),
  ),
});
type Quoted = z.infer<typeof Document>["data"][number];

/**
 * Asks Bank Negara for all rates of one of its sessions, as ringgit for one foreign unit. A currency without a middle
 * rate has the half way between buying and selling; one that has neither is left out. Throws `BankSilent`.
 */
export async function fetchBankNegara(url: string, session: string): Promise<BankRate[]> {
  const answer = await send(`${url}/public/exchange-rate?session=${session}&quote=rm`);
  if (!answer.ok) throw new BankSilent("refused");
  const read = Document.safeParse(await digitsOf(answer));
  if (!read.success) throw new BankSilent("unreadable", { cause: read.error });
  return read.data.data.flatMap(rateOf);
}

const send = (address: string): Promise<Response> =>
  fetch(address, { headers: { accept }, signal: AbortSignal.timeout(mostWaitedMs) }).catch(
    (cause: unknown) => {
      throw new BankSilent("unreachable", { cause });
    },
  );

async function digitsOf(answer: Response): Promise<unknown> {
  try {
    return JSON.parse(await answer.text(), keepDigits);
  } catch (cause) {
    throw new BankSilent("unreadable", { cause });
  }
}

const keepDigits = (_key: string, value: unknown, context?: { source?: string }): unknown =>
  typeof value === "number" ? (context?.source ?? String(value)) : value;

function rateOf({ currency_code: code, unit, rate }: Quoted): BankRate[] {
  const { buying_rate: buying, selling_rate: selling, middle_rate: middle } = rate;
  const quoted = isQuoted(middle)
    ? middle
    : isQuoted(buying) && isQuoted(selling)
      ? middleOf(buying, selling)
      : null;
  return quoted === null
    ? []
    : [{ code, ratedOn: rate.date, ringgitPerForeign: ofOneUnit(quoted, Number(unit)) }];
}

const isQuoted = (figure: string | null | undefined): figure is string => !!figure && /[1-9]/.test(figure);
