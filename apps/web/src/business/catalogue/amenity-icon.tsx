import { type AmenityIconName, isAmenityIcon } from "@pulau/domain/catalogue/amenity-icons.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon, type IconShape } from "../../ui/icon.tsx";
import {
  IconAirConditioning,
  IconBath,
  IconBeach,
  IconBottle,
  IconCoffee,
  IconDeviceTv,
  IconFridge,
  IconLock,
  IconMoodKid,
  IconPlug,
  IconPropeller,
  IconScubaMask,
  IconStairs,
  IconWheelchair,
  IconWifi,
  IconWind,
} from "../../ui/icons/index.ts";
import styles from "./amenity-icon.module.css";

const icons: Readonly<Record<AmenityIconName, IconShape>> = {
  "air-conditioning": IconAirConditioning,
  fan: IconPropeller,
  breeze: IconWind,
  bath: IconBath,
  beach: IconBeach,
  bottle: IconBottle,
  coffee: IconCoffee,
  tv: IconDeviceTv,
  fridge: IconFridge,
  safe: IconLock,
  child: IconMoodKid,
  plug: IconPlug,
  diving: IconScubaMask,
  stairs: IconStairs,
  wheelchair: IconWheelchair,
  wifi: IconWifi,
};

type Props = {
  /** As an amenity keeps it. */
  icon: string;
  /** The address under which only this page shows a picture that was just sent. */
  sent?: string;
  size?: "s" | "m" | "l";
};

/** An amenity's icon: one of ours by its name, or an uploaded picture; nothing without. Its name stands beside it. */
export function AmenityIcon({ icon, sent, size = "m" }: Props) {
  if (isAmenityIcon(icon)) return <Icon of={icons[icon]} size={size} />;
  if (icon === "") return null;
  return (
    <img
      src={sent ?? `${icon}?w=480`}
      alt=""
      className={classNames(styles.sent, styles[size])}
      loading="lazy"
      decoding="async"
    />
  );
}
