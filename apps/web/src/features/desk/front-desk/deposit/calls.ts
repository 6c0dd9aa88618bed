import {
  depositPdfAddressRoute,
  giveDepositBackRoute,
  roomDepositsRoute,
  takeDepositRoute,
} from "@pulau/contract/room-deposits.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { faceOf } from "../../../../api/client.ts";
import { chargePaths } from "../../../../business/charges/calls.ts";
import { drawerPaths } from "../../../../business/drawer/calls.ts";

export const deposits = faceOf(roomDepositsRoute);
export const takeDeposit = faceOf(takeDepositRoute);
export const giveDepositBack = faceOf(giveDepositBackRoute);
export const depositPdfAddress = faceOf(depositPdfAddressRoute);

/** What is out of date once a deposit was taken or has gone back. */
export const depositPaths = [deposits.path, ...drawerPaths, ...chargePaths] as const;

export type Deposits = Reply<typeof roomDepositsRoute>;
export type Deposit = Deposits["deposits"][number];
