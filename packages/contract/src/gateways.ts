import { z } from "zod";
import { SenField } from "./fields.ts";
import { defineRoute } from "./route.ts";
import { VersionField } from "./versions.ts";

export const payMethods = ["card", "fpx", "eWallet"] as const;

/** A gateway as guests are offered it. */
export const OfferedGateway = z.object({
  id: z.string().meta({ example: "billplz" }),
  kind: z.enum(["gateway", "wallet"]),
  /** What can be paid with on its page; none for a bank that only exists in demos. */
  methods: z.array(z.enum(payMethods)),
  /** No real money moves. */
  isTest: z.boolean(),
  /** Whether a bank can be chosen beforehand, see `/api/payment/banks/:gateway`. */
  hasBanks: z.boolean(),
  leastSen: SenField,
  mostSen: SenField,
});

export const offeredGatewaysRoute = defineRoute({
  method: "GET",
  path: "/api/payment/gateways",
  scope: "none",
  tag: "Payments",
  summary: "The payment gateways offered now, in the resort's order",
  reply: z.object({
    gateways: z.array(OfferedGateway),
    bankTransfer: z
      .boolean()
      .meta({ description: "whether a transfer to the resort's own account can be made after booking" }),
  }),
});

/** A bank's code, as the gateway lists it. */
export const BankCode = z
  .string()
  .regex(/^[A-Za-z0-9]{1,20}$/, { error: "invalid" })
  .meta({ example: "MB2U0227" });

export const gatewayBanksRoute = defineRoute({
  method: "GET",
  path: "/api/payment/banks/:gateway",
  scope: "none",
  tag: "Payments",
  summary: "The banks that a gateway can open directly and that are online now",
  params: z.object({ gateway: z.string().max(20) }),
  reply: z.object({ banks: z.array(z.object({ code: BankCode, name: z.string() })) }),
  failures: ["NOT_FOUND", "GATEWAY_DOWN"],
});

const staff = { scope: "staff", tag: "Payment gateways" } as const;

const GatewayList = z.object({
  version: VersionField,
  gateways: z.array(
    z.object({
      id: z.string(),
      active: z.boolean(),
      position: z.int(),
      /** Whether its keys are set; without them guests never see it. */
      hasKeys: z.boolean(),
      /** Whether they are set in the server's environment, which counts before what staff enter. */
      keysOfServer: z.boolean(),
      isTest: z.boolean(),
      /** What guests would be offered; nothing without keys. */
      ...OfferedGateway.pick({ methods: true, hasBanks: true, leastSen: true, mostSen: true }).shape,
      /** Where the provider calls, to be registered there where it asks for it. */
      callbackUrl: z.string(),
    }),
  ),
});

export const gatewayListRoute = defineRoute({
  ...staff,
  method: "GET",
  path: "/admin/api/gateways",
  permission: ["payments", "read"],
  summary:
    "Every payment gateway: whether it is offered, its place in the order, and whether its keys are set",
  reply: GatewayList,
});

export const setGatewaysRoute = defineRoute({
  ...staff,
  method: "PUT",
  versioned: "gateways",
  path: "/admin/api/gateways",
  permission: ["settings", "write"],
  summary: "Set which gateways guests are offered, in the order of the list",
  body: z.object({
    gateways: z
      .array(z.object({ id: z.string().max(20), active: z.boolean() }))
      .max(20)
      .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, { error: "invalid" }),
  }),
  reply: GatewayList,
  failures: ["NOT_FOUND", "INVALID_INPUT"],
});
