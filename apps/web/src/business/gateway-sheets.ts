import type { ServiceSheet } from "@pulau/domain/service-sheet.ts";

const sheets = import.meta.glob<ServiceSheet>("../../../api/src/gateways/*/sheet.ts", {
  eager: true,
  import: "default",
});

/** What each gateway that needs keys is reached with, from its folder in the API: plain data, of which there is one copy. */
export const gatewaySheets: ReadonlyMap<string, ServiceSheet> = new Map(
  Object.entries(sheets).map(([path, sheet]) => [path.split("/").at(-2) ?? "", sheet]),
);
