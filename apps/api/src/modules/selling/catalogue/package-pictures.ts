import type { StaffId } from "@pulau/domain/ids.ts";
import type { Tx } from "../../../db/tx.ts";
import { showPictures } from "../../ground/files/public.ts";
import type { FieldProblem } from "./card-problems.ts";

type PicturesByStaff = {
  readonly staffId: StaffId;
  readonly pictures: readonly { readonly picture: string }[];
};

/** Lets guests see a package's pictures; says of which the caller has sent no file. */
export async function pictureProblems(
  tx: Tx,
  { staffId, pictures }: PicturesByStaff,
): Promise<FieldProblem[]> {
  const unknown = await showPictures(tx, { staffId, pictures: pictures.map(({ picture }) => picture) });
  return unknown.map((place) => ({ path: `pictures.${place}.picture`, rule: "invalid" }));
}
