import { formatRinggit, type Sen } from "@pulau/domain/money/sen.ts";

/** A difference in money: what comes on top has its sign, as what goes off has. */
export const signedRinggit = (sen: Sen): string => (sen > 0 ? `+ ${formatRinggit(sen)}` : formatRinggit(sen));
