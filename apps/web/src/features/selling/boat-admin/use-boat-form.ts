import { BoatBody } from "@pulau/contract/boats-admin.ts";
import { withoutCopies } from "@pulau/domain/catalogue/missing-words.ts";
import { noWords } from "@pulau/domain/catalogue/words.ts";
import { useRef } from "react";
import type { z } from "zod";
import { useSend } from "../../../api/use-call.ts";
import { useNewest } from "../../../api/use-newest.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useToast } from "../../../ui/toast.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { useRowForm } from "../../../ui/use-row-form.ts";
import { addBoat, type Boat, boatPaths, boats, type Timetable, updateBoat } from "./calls.ts";

export type BoatValues = z.input<typeof BoatBody>;

export const newTimetable = (jetties: readonly string[]): Timetable => ({
  from: "01-01",
  to: "12-31",
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  excluded: [],
  mainland: jetties[0] ?? "",
  island: jetties[1] ?? "",
  seats: null,
  out: [],
  back: [],
});

const blank = (kind: Boat["kind"], jetties: readonly string[]): BoatValues => ({
  kind,
  activeStatus: true,
  name: noWords,
  seats: 40,
  tickets: [],
  bands: null,
  charterSen: null,
  daily: kind === "charter" ? 1 : null,
  weighs: "none",
  weightLimitKg: null,
  timetables: [newTimetable(jetties)],
});

const valuesOf = ({ _id, version: _, bookedSailings: __, ...body }: Boat): BoatValues => withoutCopies(body);

type Request = {
  /** Null to add one. */
  readonly boat: Boat | null;
  readonly kind: Boat["kind"];
  readonly jetties: readonly string[];
  readonly onClose: () => void;
};

/** The form of a boat. `keep` sends it once more, with the sailings that it drops kept for who has a place on them. */
export function useBoatForm({ boat, kind, jetties, onClose }: Request) {
  const { t } = useTranslation("boats");
  const { language } = useLanguage();
  const toast = useToast();
  const add = useSend(addBoat, boatPaths);
  const update = useSend(updateBoat, boatPaths);
  const newest = useNewest();
  const keepBooked = useRef(false);
  const form = useRowForm({
    schema: BoatBody,
    row: boat,
    blank: blank(kind, jetties),
    valuesOf,
    newest: ({ _id }) => newest(boats, { query: { row: _id } }, (list) => list.boats[0]),
    add: (body) => add.mutateAsync({ body }),
    change: ({ _id }, body, options) => {
      const query = keepBooked.current ? { keepBooked: "true" as const } : {};
      keepBooked.current = false;
      return update.mutateAsync({ params: { _id }, query, body, options });
    },
    onSaved: ({ made, closed }) => {
      const text = [
        t("saved.plain"),
        made > 0 && t("saved.made", { count: made }),
        closed > 0 && t("saved.closed", { count: closed }),
      ];
      // Chinese sentences stand without a space between them.
      toast({ text: text.filter(Boolean).join(language === "cn" ? "" : " "), tone: "success" });
      onClose();
    },
  });
  const keep = () => {
    keepBooked.current = true;
    void form.submit();
  };
  return { ...form, keep };
}
