/** What a resort's file is called: `teluk-biru-catalogue.zip`. */
export const fileNameOf = (resort: string, content = "catalogue.zip"): string => {
  const plain = resort
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return `${plain === "" ? "" : `${plain}-`}${content}`;
};
