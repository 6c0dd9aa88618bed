import type { RoomChoice } from "@pulau/contract/party.ts";
import { type BedType, bedTypes, type Occupants, type Party } from "@pulau/domain/party/party.ts";
import { IconRipple, IconRulerMeasure, IconUsers } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { classNames } from "../../../../ui/class-names.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { Picture } from "../../../../ui/picture.tsx";
import { Segmented } from "../../../../ui/segmented.tsx";
import { Card } from "../../../../ui/surfaces.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { RoomTypeOffer } from "../calls.ts";
import { BedsChoice, BedsLine } from "./beds-choice.tsx";
import { headsIn } from "./occupants.ts";
import { RoomAct } from "./room-act.tsx";
import { RoomPrice } from "./room-price.tsx";
import styles from "./rooms.module.css";
import { SharingTick } from "./sharing-tick.tsx";
import { WhoSleepsHere } from "./who-sleeps-here.tsx";

type Props = {
  type: RoomTypeOffer;
  all: Occupants;
  party: Party;
  /** The choice, when it is this type and alone. */
  chosen: RoomChoice | null;
  /** Whole price of what is chosen, to compare with. */
  chosenSen: number | null;
  /** Number of the room that is held, `V-03`. */
  heldNo: string | undefined;
  busy: boolean;
  onKeep: (rooms: readonly RoomChoice[]) => Promise<boolean>;
  onSplit: (rooms: readonly RoomChoice[]) => void;
};

function StateLine({ type, all, heldNo }: Pick<Props, "type" | "all" | "heldNo">) {
  const { t } = useTranslation("booking");
  if (heldNo !== undefined) return <span className="muted">{t("rooms.number", { number: heldNo })}</span>;
  if (type.refusal === "ROOM_TOO_SMALL") {
    return <span className={styles.why}>{t("rooms.tooSmall", { count: headsIn(all) })}</span>;
  }
  if (type.refusal === "SOLD_OUT") return <span className={styles.why}>{t("rooms.full")}</span>;
  if (type.refusal === "NO_RATE") return <span className={styles.why}>{t("rooms.noRate")}</span>;
  if (type.refusal === "ON_ENQUIRY") return <span className={styles.why}>{t("rooms.onEnquiry")}</span>;
  return <span className="muted">{t("rooms.free", { count: type.free })}</span>;
}

/** One kind of room with its whole price by how many share. One that does not fit stays in sight and says why. */
export function RoomCard(props: Props) {
  const { type, all, party, chosen, chosenSen, heldNo, onKeep } = props;
  const { t } = useTranslation("booking");
  const { say } = useLanguage();
  const [looked, setLooked] = useState<BedType | null>(null);
  const bed =
    chosen?.bedType ?? looked ?? type.prices.toSorted((a, b) => a.totalSen - b.totalSen)[0]?.bedType ?? null;
  const sen = type.prices.find(({ bedType }) => bedType === bed)?.totalSen ?? null;
  const name = say(type.name);
  const room: RoomChoice | null =
    bed === null ? null : { roomTypeId: type._id, occupants: all, ...chosen, bedType: bed };
  const chooseBed = (bedType: BedType) =>
    chosen === null ? setLooked(bedType) : void onKeep([{ ...chosen, bedType }]);
  return (
    <Card
      as="li"
      data-chosen={chosen === null ? undefined : ""}
      padded={false}
      className={classNames(
        styles.card,
        chosen !== null && styles.chosen,
        type.refusal !== null && styles.no,
      )}
    >
      <div className={styles.picture}>
        <Picture name={type.picture} sizes="(max-width: 759px) 100vw, 232px" />
      </div>
      <div className={styles.body}>
        <div className={styles.title}>
          <div>
            <h2 className="display">{name}</h2>
            <StateLine type={type} all={all} heldNo={heldNo} />
          </div>
          {sen !== null && <RoomPrice sen={sen} chosen={chosen !== null} chosenSen={chosenSen} />}
        </div>
        <ul className={styles.facts}>
          <li>
            <Icon of={IconUsers} size="s" />
            {t("rooms.pax", { least: type.minPax, most: type.maxPax })}
          </li>
          <li>
            <Icon of={IconRulerMeasure} size="s" />
            {type.sizeSqm} m²
          </li>
          <li>
            <Icon of={IconRipple} size="s" />
            {say(type.highlight)}
          </li>
        </ul>
        <p className="muted">{say(type.summary)}</p>
        {chosen === null ? (
          <BedsLine type={type} occupants={all} />
        ) : (
          <>
            <BedsChoice
              type={type}
              occupants={all}
              value={chosen.bedOptionId}
              onChange={(bedOptionId) => void onKeep([{ ...chosen, bedOptionId }])}
            />
            <SharingTick type={type} room={chosen} onChange={(next) => void onKeep([next])} />
          </>
        )}
        <div className={styles.foot}>
          <Segmented
            label={t("rooms.shareOf", { name })}
            hideLabel
            value={type.refusal === null ? bed : null}
            choices={bedTypes
              .filter((bedType) => type.bedTypes.includes(bedType))
              .map((bedType) => ({
                value: bedType,
                text: t(`beds.${bedType}`),
                disabled: !type.prices.some((price) => price.bedType === bedType),
              }))}
            onChange={chooseBed}
          />
          <RoomAct {...props} name={name} room={room} />
        </div>
      </div>
      {chosen !== null && <WhoSleepsHere party={party} type={type} all={all} onSplit={props.onSplit} />}
    </Card>
  );
}
