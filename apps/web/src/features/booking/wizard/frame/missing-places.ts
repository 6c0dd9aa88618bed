import type { BookingJson, WizardStep } from "@pulau/contract/drafts.ts";
import { wizardSteps } from "@pulau/contract/drafts.ts";
import type { FieldProblem } from "../../../../api/call-failure.ts";
import { phoneRuleOf } from "../guests/phone-parts.ts";

const stepOfHead: Record<string, WizardStep> = {
  packageId: "package",
  optionId: "package",
  checkIn: "dates",
  nights: "dates",
  party: "dates",
  rooms: "rooms",
  guests: "guests",
  booker: "guests",
  agent: "guests",
  transport: "transport",
  addOns: "addOns",
  extras: "addOns",
  leadSource: "payment",
  specialRequest: "payment",
};

/** The step that asks for what stands at this place of a draft. */
export const stepOf = (path: string): WizardStep => stepOfHead[path.split(".")[0] ?? ""] ?? "payment";

/** Where a place stands among all that the steps ask: the guests one by one before who books. */
const orderOf = (path: string): number => {
  const [head, place] = path.split(".");
  const within = head === "booker" ? 999 : Number(place);
  return wizardSteps.indexOf(stepOf(path)) * 1_000 + (Number.isInteger(within) ? within : 0);
};

/** What a draft lacks, in the order in which the steps ask for it. */
export const bySteps = (fields: readonly FieldProblem[]): readonly FieldProblem[] =>
  fields.toSorted((a, b) => orderOf(a.path) - orderOf(b.path));

const phonePath = /^booker\.mobile$|^guests\.\d+\.phones\.\d+$/;

/** The rule as its step says it: a phone number has its country's code in a field of its own there. */
export const ruleAt = ({ path, rule }: FieldProblem, { booker }: Pick<BookingJson, "booker">): string =>
  rule === "phone" && phonePath.test(path)
    ? phoneRuleOf(path === "booker.mobile" ? String(booker.countryCode ?? "+60") : "+60")
    : rule;

/** The names that a field may have in its step's form, which begins inside the draft; the nearest comes first. */
const namesOf = (path: string): readonly string[] => [path, path.replace(/^(transport|guests)\./, "")];

/** The field at a place of the draft, or the first inside it; null while, or where, none is drawn. */
export function fieldAt(root: ParentNode, path: string): HTMLElement | null {
  const names = namesOf(path).map((name) => CSS.escape(name));
  const [whole] = names.flatMap((name) => root.querySelector<HTMLElement>(`[name="${name}"]`) ?? []);
  const [inside] = names.flatMap((name) => root.querySelector<HTMLElement>(`[name^="${name}."]`) ?? []);
  return whole ?? inside ?? null;
}
