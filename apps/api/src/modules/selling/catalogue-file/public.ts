export { exportFile } from "./export-catalogue.ts";
export { type Imported, putCatalogue } from "./import-catalogue.ts";
export { importFile } from "./import-file.ts";
export { readCatalogue } from "./read-catalogue.ts";
export type { Place } from "./tables/places.ts";
export { exportTable, exportTables } from "./tables/write-tables.ts";
export { templateText } from "./template.ts";
