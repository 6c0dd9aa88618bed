import type { WizardStep } from "@pulau/contract/drafts.ts";
import type { OptionId, PackageId } from "@pulau/domain/ids.ts";
import type { StaySearch } from "./stay-search.ts";

type Sold = { readonly _id: PackageId; readonly options: readonly { readonly _id: OptionId }[] };
type Chosen = {
  readonly packageId: PackageId | null;
  readonly optionId: OptionId | null;
  readonly step: WizardStep;
};

/**
 * Which package and option an address means, among those that are sold, and the step that comes next. An option names
 * its package, a package with one option that option; what is not sold falls away, so that it is chosen anew. What was
 * bought ahead is no longer on sale and stays as it is named.
 */
export function chosenOption(search: StaySearch, packages: readonly Sold[]): Chosen {
  const next = search.checkIn === undefined ? ("dates" as const) : ("rooms" as const);
  const { packageId, optionId, boughtPackageId } = search;
  if (packageId && optionId && boughtPackageId) return { packageId, optionId, step: next };
  const ofOption = packages.find(({ options }) => options.some(({ _id }) => _id === optionId));
  if (ofOption && optionId !== undefined) return { packageId: ofOption._id, optionId, step: next };
  const named = packages.find(({ _id }) => _id === packageId);
  const [only, ...others] = named?.options ?? [];
  if (named && only && others.length === 0) return chosenOption({ ...search, optionId: only._id }, packages);
  return { packageId: named?._id ?? null, optionId: null, step: "package" };
}
