import { useTranslation } from "../../../i18n/use-translation.ts";
import type { ListFilter } from "../../../listing/filter.ts";
import { choiceFilter } from "../../../listing/filters.ts";
import type { Choice } from "../../../ui/text-fields.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { scores } from "./scores.ts";
import type { Reviews } from "./staff-routes.ts";

/** By what the reviews are narrowed beside their states. */
export function useReviewFilters(choices: Reviews["choices"] | undefined): readonly ListFilter[] {
  const { t } = useTranslation("review-desk");
  const { say } = useLanguage();
  const choiceOf = ({ _id, name }: Reviews["choices"]["packages" | "roomTypes"][number]): Choice => ({
    value: _id,
    text: say(name),
  });
  const packages = (choices?.packages ?? []).map(choiceOf);
  const roomTypes = (choices?.roomTypes ?? []).map(choiceOf);
  return [
    choiceFilter("score", t("columns.score"), t("any.score"), scores, (score) =>
      t("starsOf", { count: Number(score) }),
    ),
    choiceFilter("packageId", t("columns.package"), t("any.package"), packages),
    choiceFilter("roomTypeId", t("columns.roomType"), t("any.roomType"), roomTypes),
    choiceFilter("answered", t("columns.answer"), t("any.answer"), ["true", "false"], (value) =>
      t(value === "true" ? "answered" : "unanswered"),
    ),
  ];
}
