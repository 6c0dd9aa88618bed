import { packagesRoute } from "@pulau/contract/catalogue.ts";
import { PackageBody } from "@pulau/contract/package-admin.ts";
import type { TypedAnswers } from "../../../../api/typed-answers.ts";
import { isShownPicture } from "../../../../business/catalogue/shown-picture.ts";
import type { Package } from "../calls.ts";

/** What guests would read of a package with the values of its form; nothing where they can't be saved as they stand. */
export function typedPackage(pack: Package, values: unknown): TypedAnswers | undefined {
  const typed = PackageBody.safeParse(values);
  if (!typed.success) return undefined;
  const { code, name, summary } = typed.data;
  const saved = pack.pictures.map(({ picture }) => picture);
  const pictures = typed.data.pictures.filter(({ picture }) => isShownPicture(picture, saved));
  const [cover] = pictures;
  const seen = { _id: pack._id, code, name, summary, ...(cover && { picture: cover.picture, pictures }) };
  return { [packagesRoute.path]: { packages: [seen] } };
}
