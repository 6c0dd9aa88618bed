/** The same in each of the product's languages. */
type Texts = { readonly en: string; readonly my: string; readonly cn: string };

type Brand = {
  /** What the firm is called. */
  readonly name: Texts;
  /** What guests pay with there: how they are asked, and what their papers say. */
  readonly pays: Texts;
  /** What staff are told before they offer it. */
  readonly about: Texts;
  /** Whether guests are offered it until staff decide, once its keys are there. */
  readonly offered: boolean;
};

const everywhere = (name: string): Texts => ({ en: name, my: name, cn: name });
const practice: Texts = { en: "Sandbox bank", my: "Bank latihan", cn: "测试银行" };

/**
 * Every gateway that the product speaks to, in the order in which they are offered until staff choose. What a gateway can
 * do its client says (`apps/api/src/gateways`), which keys it needs `keys.ts` there.
 */
export const gatewayBrands = {
  sandbox: {
    name: practice,
    pays: practice,
    about: {
      en: "A bank for practice that comes with the demo.",
      my: "Bank latihan yang disertakan dengan demo.",
      cn: "演示版附带的练习银行。",
    },
    offered: true,
  },
  stripe: {
    name: everywhere("Stripe"),
    pays: { en: "Card, FPX or GrabPay", my: "Kad, FPX atau GrabPay", cn: "银行卡、FPX 或 GrabPay" },
    about: {
      en: "Card, FPX and GrabPay. Refunds go back by themselves.",
      my: "Kad, FPX dan GrabPay. Bayaran balik dibuat secara automatik.",
      cn: "银行卡、FPX 和 GrabPay，退款自动原路退回。",
    },
    offered: true,
  },
  billplz: {
    name: everywhere("Billplz"),
    pays: { en: "Online banking (FPX)", my: "Perbankan dalam talian (FPX)", cn: "网上银行（FPX）" },
    about: {
      en: "Online banking (FPX) with the guest’s own bank. Refunds are bank transfers that you make.",
      my: "Perbankan dalam talian (FPX) dengan bank tetamu sendiri. Bayaran balik ialah pindahan bank oleh anda.",
      cn: "用客人自己的银行网上转账（FPX），退款须由您通过银行转账退回。",
    },
    offered: true,
  },
  fiuu: {
    name: everywhere("Fiuu"),
    pays: { en: "Card, FPX or e-wallet", my: "Kad, FPX atau e-dompet", cn: "银行卡、FPX 或电子钱包" },
    about: {
      en: "Card, FPX and e-wallets. Refunds of cards go back by themselves.",
      my: "Kad, FPX dan e-dompet. Bayaran balik kad dibuat secara automatik.",
      cn: "银行卡、FPX 和电子钱包，银行卡退款自动退回。",
    },
    offered: false,
  },
} as const satisfies Record<string, Brand>;

export type GatewayId = keyof typeof gatewayBrands;
export const gatewayIds = Object.keys(gatewayBrands) as readonly GatewayId[];

export const isGatewayId = (id: string): id is GatewayId => Object.hasOwn(gatewayBrands, id);

/** The brand of a gateway; null for any other way to pay, which has words of its own. */
export const brandOf = (id: string): Brand | null => (isGatewayId(id) ? gatewayBrands[id] : null);
