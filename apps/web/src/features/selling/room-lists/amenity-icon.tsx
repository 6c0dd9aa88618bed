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
} from "@tabler/icons-react";
import { Icon, type IconShape } from "../../../ui/icon.tsx";

/** The icons that an amenity can have, by the name that is kept of them. */
const icons = {
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
} as const satisfies Record<string, IconShape>;

type IconName = keyof typeof icons;
export const amenityIcons = Object.keys(icons) as IconName[];

/** An amenity's icon: one of ours by its name, or a picture by its address; nothing without. */
export function AmenityIcon({ path }: { path: string }) {
  if (path in icons) return <Icon of={icons[path as IconName]} />;
  return path.includes("/") ? <img src={path} alt="" width={20} height={20} /> : null;
}
