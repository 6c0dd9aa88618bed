import type { MoneyRow } from "@pulau/contract/money-desk.ts";
import Papa from "papaparse";

/** Cells that a spreadsheet would take for a formula are made text. */
const guarded = (cell: string): string => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);

/** Payments and refunds for the books: one line each, ringgit with two decimals, money that went back below zero. */
export function paymentsCsv(rows: readonly MoneyRow[]): Buffer {
  const headings = ["day", "time", "what", "gateway", "state", "amount", "number", "name", "reference", "id"];
  const lines = rows.map((row) => [
    ...[row.day, row.at, row.what, row.gateway, row.state],
    (row.amountSen / 100).toFixed(2),
    ...[row.number, row.name ?? "", row.reference ?? "", row._id].map(guarded),
  ]);
  return Buffer.from(`\uFEFF${Papa.unparse([headings, ...lines], { newline: "\r\n" })}`);
}
