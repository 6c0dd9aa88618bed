import type { GatewayBrand } from "@pulau/domain/money/gateway-brand.ts";

const name = { en: "Sandbox bank", my: "Bank latihan", cn: "测试银行" };

export default {
  place: 1,
  name,
  pays: name,
  about: {
    en: "A bank for practice that comes with the demo.",
    my: "Bank latihan yang disertakan dengan demo.",
    cn: "演示版附带的测试银行。",
  },
  offered: true,
  practice: true,
} satisfies GatewayBrand;
