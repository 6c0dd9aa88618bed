const marks = import.meta.glob<string>("../../../api/src/gateways/*/mark.svg", {
  eager: true,
  query: "?inline",
  import: "default",
});

/** Each gateway's word mark as an address that holds it, by its id, from its folder in the API. */
export const gatewayMarks: ReadonlyMap<string, string> = new Map(
  Object.entries(marks).map(([path, address]) => [path.split("/").at(-2) ?? "", address]),
);
