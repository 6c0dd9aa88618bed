/** Somebody who travels, as the guests' form asks for them: the number says how old they are. */
export type Traveller = { readonly name: string; readonly identity: string };

export const weiMing: Traveller = { name: "Tan Wei Ming", identity: "900101-14-5679" };
export const siewLing: Traveller = { name: "Lim Siew Ling", identity: "920202-10-5432" };
/** Seven on every day of the next half year, as the journeys say: another age would not be let on. */
const bornSeven = new Date(Date.now() - 7.25 * 365.25 * 86_400_000)
  .toISOString()
  .slice(2, 10)
  .replaceAll("-", "");
export const jiaHao: Traveller = { name: "Tan Jia Hao", identity: `${bornSeven}-14-1235` };
export const couple = [weiMing, siewLing] as const;
export const family = [weiMing, siewLing, jiaHao] as const;

/** Of every demo account. */
export const demoPassword = "pulau-demo-2026";
export const ownPassword = "tide pool lantern 88";

/** An address that no other journey and no earlier run uses. */
export const freshEmail = (name: string): string => `${name}.${crypto.randomUUID().slice(0, 8)}@example.com`;
