import { feesTable } from "./fee-table.ts";
import {
  addOnsTable,
  promoCodesTable,
  roomsTable,
  surchargesTable,
  taxesTable,
  timetablesTable,
} from "./part-tables.ts";
import { periodsTable, ratesTable } from "./price-tables.ts";
import type { Table } from "./table.ts";

/** The tables of the catalogue that people keep in spreadsheets. */
export const tables: readonly Table[] = [
  roomsTable,
  timetablesTable,
  addOnsTable,
  periodsTable,
  ratesTable,
  surchargesTable,
  feesTable,
  taxesTable,
  promoCodesTable,
];
