import { isMyKad, isPassport } from "@pulau/domain/person/identity.ts";

/** Malaysians travel with a MyKad (children with a MyKid of the same form) or a passport, others with a passport. */
export const isFittingPaper = (paper: string, nonMalaysian: boolean): boolean =>
  isPassport(paper) || (!nonMalaysian && isMyKad(paper));
