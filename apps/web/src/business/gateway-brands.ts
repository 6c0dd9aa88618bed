import type { GatewayBrand } from "@pulau/domain/money/gateway-brand.ts";

const brands = import.meta.glob<GatewayBrand>("../../../api/src/gateways/*/brand.ts", {
  eager: true,
  import: "default",
});

/** The brand of every gateway by its id, from its folder in the API: plain data, of which there is one copy. */
export const gatewayBrands: ReadonlyMap<string, GatewayBrand> = new Map(
  Object.entries(brands).map(([path, brand]) => [path.split("/").at(-2) ?? "", brand]),
);
