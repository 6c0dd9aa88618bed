import { bedTypes } from "@pulau/domain/party/party.ts";
import { unpricedSharings } from "@pulau/domain/rate-grid/room-fit.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { listText, namesText } from "../../../../ui/format.ts";
import { Notice } from "../../../../ui/surfaces.tsx";
import type { GridTabProps } from "../grid-props.ts";
import type { Onto, Placement } from "./place-block.ts";

type Props = Pick<GridTabProps, "options" | "speech"> & {
  readonly onto: Pick<Onto, "card" | "list">;
  readonly placement: Pick<Placement, "rows">;
};

/** Rooms that take three or four, for which the list has prices of one and two alone: families could not book them. */
export function UnpricedSharings({ options, speech, onto: { card, list }, placement: { rows } }: Props) {
  const { t } = useTranslation("prices");
  const pasted = rows.map(({ terms }) => terms);
  const terms = [...card.rates, ...pasted].filter(
    ({ priceList }) => (priceList ?? null) === null || priceList === list,
  );
  const unpriced = options.roomTypes
    .filter(({ _id }) => pasted.some(({ roomTypeId }) => roomTypeId === null || roomTypeId === _id))
    .map((type) => ({ type, sharings: unpricedSharings(terms, { ...type, roomTypeId: type._id }) }))
    .filter(({ sharings }) => sharings.length > 0);
  if (unpriced.length === 0) return null;
  const lacking = bedTypes.filter((bedType) => unpriced.some(({ sharings }) => sharings.includes(bedType)));
  const names = unpriced.map(({ type }) => type.name[speech.language]);
  return (
    <Notice
      tone="warning"
      title={t("paste.unpriced", {
        sharings: listText(
          lacking.map((bedType) => speech.t(`sharing.${bedType}`)),
          speech.language,
        ),
        rooms: namesText(names, speech.language),
      })}
    >
      {t(lacking.includes("triple") ? "paste.unpricedHint" : "paste.unpricedSome")}
    </Notice>
  );
}
