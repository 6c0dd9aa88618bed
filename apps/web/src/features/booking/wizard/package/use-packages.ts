import { useCall } from "../../../../api/use-call.ts";
import { packages } from "../calls.ts";
import { useDraft } from "../draft/draft-context.ts";

/** The packages for everybody, and the draft's own, which may be one that is sold by its link alone. */
export function usePackages() {
  const { json } = useDraft();
  const query = json.packageId === null ? {} : { package: json.packageId };
  return useCall(packages, { query }, { keepPrevious: true });
}
