import type {
  AddOnCategoryChange,
  AddOnCategoryRecord,
  AddOnChange,
  AddOnRecord,
} from "@pulau/contract/add-on-records.ts";
import { addOnsRoute } from "@pulau/contract/add-ons.ts";
import type { z } from "zod";
import type { TypedAnswers } from "../../../api/typed-answers.ts";
import { isShownPicture } from "../../../business/catalogue/shown-picture.ts";

/** What guests would read of an add-on with the values of its form. */
export function typedAddOn(row: AddOnRecord, values: object): TypedAnswers {
  const {
    name,
    summary,
    sen,
    per,
    most,
    needs_day: needsDay,
    pictures = [],
  } = values as z.output<typeof AddOnChange>;
  const saved = row.pictures.map(({ picture }) => picture);
  const addOn = {
    _id: row._id,
    name,
    summary,
    sen,
    per,
    most,
    needsDay,
    pictures: pictures.filter(({ picture }) => isShownPicture(picture, saved)),
  };
  return { [addOnsRoute.path]: { categories: { "*": { addOns: [addOn] } } } };
}

/** What guests would read above the add-ons of a category. */
export function typedCategory({ _id }: AddOnCategoryRecord, values: object): TypedAnswers {
  const { name } = values as z.output<typeof AddOnCategoryChange>;
  return { [addOnsRoute.path]: { categories: [{ _id, name }] } };
}
