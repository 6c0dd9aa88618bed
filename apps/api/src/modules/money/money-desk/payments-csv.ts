import type { MoneyRow } from "@pulau/contract/money-desk.ts";
import { plainRinggit } from "@pulau/domain/money/sen.ts";
import { csvBytes } from "../../../plugins/csv.ts";

/** Payments and refunds for the books: one line each, ringgit with two decimals, money that went back below zero. */
export const paymentsCsv = (rows: readonly MoneyRow[]): Uint8Array =>
  csvBytes([
    ["day", "time", "what", "gateway", "state", "amount", "number", "name", "reference", "id"],
    ...rows.map((row) => [
      ...[row.day, row.at, row.what, row.gateway, row.state, plainRinggit(row.amountSen)],
      ...[row.number, row.name ?? "", row.reference ?? "", row._id],
    ]),
  ]);
