import type { OfferedGateway } from "@pulau/contract/gateways.ts";
import type { GatewayId } from "@pulau/domain/ids.ts";
import type { z } from "zod";
import type { Db } from "../../../db/connect.ts";
import { gatewayChoice } from "../../../db/schema/gateways.ts";
import type { Tx } from "../../../db/tx.ts";
import { gatewayBrands } from "../../../gateways/brands.ts";
import type { Gateways } from "../../../gateways/gateways.ts";
import type { Gateway } from "../../../gateways/port.ts";

export type Choice = { readonly id: GatewayId; readonly active: boolean; readonly position: number };

/** Every gateway of the product, in the order in which guests are offered them. */
export async function loadChoices(db: Db | Tx): Promise<readonly Choice[]> {
  const rows = await db.select().from(gatewayChoice);
  const chosen = new Map(rows.map((row) => [row.gateway, row]));
  return [...gatewayBrands]
    .map(([id, { offered }], at) => ({
      id,
      active: chosen.get(id)?.active ?? offered,
      position: chosen.get(id)?.position ?? gatewayBrands.size + at,
    }))
    .sort((a, b) => a.position - b.position);
}

/** A gateway that has its keys; one whose keys were removed a moment ago only ends what it began. */
export const readyOf = ({ ready }: Gateways, id: GatewayId): Gateway | null =>
  ready.find((gateway) => gateway.id === id) ?? null;

/** The gateways that guests may pay by now: staff chose them, and their keys are there. */
export async function offeredGateways(db: Db | Tx, gateways: Gateways): Promise<readonly Gateway[]> {
  const choices = await loadChoices(db);
  return choices.flatMap(({ id, active }) => (active ? (readyOf(gateways, id) ?? []) : []));
}

/** What a gateway takes, and how much of it. */
export const takenBy = ({ methods, banks, takes }: Gateway) => ({
  methods: [...methods],
  hasBanks: banks !== undefined,
  ...takes,
});

/** A gateway as guests see it. */
export const faceOf = (gateway: Gateway): z.infer<typeof OfferedGateway> => ({
  id: gateway.id,
  kind: "gateway",
  isTest: gateway.isTest,
  ...takenBy(gateway),
});
