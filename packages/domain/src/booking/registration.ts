/** How the desk made sure who somebody is: by the lines of a passport or card, by a number, or it was excused. */
export const identityChecks = ["lines", "number", "excused"] as const;
export type IdentityCheck = (typeof identityChecks)[number];

/** What a guest's card can lack, in the order in which the desk asks for it. */
export const cardLacks = ["details", "identity", "signature"] as const;
export type CardLack = (typeof cardLacks)[number];

/** From this age on a guest signs for themselves; for younger ones whoever travels with them has signed. */
export const signsFromAge = 18;

/** How many days after the last night signatures are kept: a card payment can be disputed for 120. */
export const signatureDays = 180;

type Card = {
  /** Whether the guest's details are known whole. */
  readonly known: boolean;
  readonly age: number | null;
  readonly checked: boolean;
  readonly signed: boolean;
};

/** Too young to sign. */
export const isMinor = ({ age }: Pick<Card, "age">): boolean => age !== null && age < signsFromAge;

/** What a guest's registration card lacks before they can be checked in; nothing once they are ready. */
export function lacksOf({ known, age, checked, signed }: Card): CardLack[] {
  const has: Record<CardLack, boolean> = {
    details: known,
    identity: checked,
    signature: signed || isMinor({ age }),
  };
  return cardLacks.filter((lack) => !has[lack]);
}
