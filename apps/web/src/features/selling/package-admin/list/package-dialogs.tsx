import { DeleteDialog } from "./delete-dialog.tsx";
import { CopyDialog, NewDialog } from "./new-dialog.tsx";
import type { OpenPackage } from "./use-package-acts.ts";

type Props = { open: OpenPackage | { what: "new" } | null; onClose: () => void };

/** What is open of the list of packages: a new one, a copy, a deletion. */
export function PackageDialogs({ open, onClose }: Props) {
  switch (open?.what) {
    case "new":
      return <NewDialog onClose={onClose} />;
    case "copy":
      return <CopyDialog row={open.row} onClose={onClose} />;
    case "delete":
      return <DeleteDialog row={open.row} onClose={onClose} />;
    default:
      return null;
  }
}
