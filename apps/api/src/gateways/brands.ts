import { globSync } from "node:fs";
import { dirname } from "node:path";
import type { GatewayId } from "@pulau/domain/ids.ts";
import type { GatewayBrand } from "@pulau/domain/money/gateway-brand.ts";

const found: [string, GatewayBrand][] = [];
for (const path of globSync("*/brand.ts", { cwd: import.meta.dirname })) {
  const { default: brand }: { default: GatewayBrand } = await import(`./${dirname(path)}/brand.ts`);
  found.push([dirname(path), brand]);
}

/**
 * The brand of every gateway that the product speaks to, by its id, which is the name of its folder: a further gateway is
 * a further folder. In the order in which they are offered until staff choose.
 */
export const gatewayBrands: ReadonlyMap<string, GatewayBrand> = new Map(
  found.sort(([, a], [, b]) => a.place - b.place),
);

export const gatewayIds: readonly GatewayId[] = [...gatewayBrands.keys()];

/** The brand of a gateway; null for any other way to pay, which has words of its own. */
export const brandOf = (id: GatewayId): GatewayBrand | null => gatewayBrands.get(id) ?? null;
