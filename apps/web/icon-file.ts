/** The file of an icon in src/ui/icons: `building-store.ts` for IconBuildingStore. */
export const iconFile = (name: string): string =>
  `${name
    .replace(/^Icon/, "")
    .replace(/(?<=[a-z])(?=[A-Z\d])|(?<=\d)(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, "-")
    .toLowerCase()}.ts`;
