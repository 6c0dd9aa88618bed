import type { DemoFacts } from "./facts.ts";

/** The people of the demo who send examples; their e-mail addresses begin so. */
export type DemoPerson = "guest" | "agent" | "influencer" | "admin";

type Values = Readonly<Record<string, unknown>>;

/** What one call holds beside what its fields say, and who sends it. */
export type CallExample = {
  readonly as?: DemoPerson;
  readonly params?: Values;
  readonly query?: Values;
  readonly body?: Values;
  /** What must be known from elsewhere before it can be sent: said to the reader. */
  readonly needs?: string;
};

/** Examples by method and path. */
export type Examples = Readonly<Record<string, CallExample>>;

/** Stands in an example for something that only the demo as it is now knows: a function of its facts. */
export type FromDemo = (demo: Partial<DemoFacts>) => unknown;

export const fact =
  (name: keyof DemoFacts): FromDemo =>
  (demo) =>
    demo[name];

/** A value with what the demo knows in the place of each function. */
export function withFacts<T>(value: T, demo: Partial<DemoFacts>): T;
export function withFacts(value: unknown, demo: Partial<DemoFacts>): unknown {
  if (typeof value === "function") return (value as FromDemo)(demo);
  if (Array.isArray(value)) return value.map((item) => withFacts(item, demo));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withFacts(inner, demo)]));
}

export const words = (en: string, my: string, cn: string) => ({ en, my, cn });

export const agent = { as: "agent" } as const;
export const influencer = { as: "influencer" } as const;
export const sealed = { needs: "`until` and `seal` of the address that the call before it answers" } as const;
/** A place at an event, paid by any way. */
export const placesAt = {
  body: { eventId: fact("event"), guests: [{ name: "Aina binti Yusof", guestKind: "adult" }] },
} as const;
export const mailed = { needs: "the token of the link in the mail" } as const;
/** The same example for calls that guests and staff have alike: what follows `/api` or `/admin/api`. */
export const onBothSides = (examples: Examples): Examples =>
  Object.fromEntries(
    Object.entries(examples).flatMap(([call, example]) =>
      ["/api", "/admin/api"].map((side) => [call.replace(" ", ` ${side}`), example] as const),
    ),
  );

/** What moves money asks for the password again. */
export const own = { body: { password: "pulau-demo-2026" } } as const;
