import { Icon, type IconShape } from "../../../ui/icon.tsx";
import {
  IconConfetti,
  IconKayak,
  IconMassage,
  IconMoodKid,
  IconSailboat,
  IconScubaMask,
  IconSparkles,
  IconToolsKitchen2,
} from "../../../ui/icons/index.ts";

/** The icons that a category of add-ons can have, by the name that is kept of them. */
const icons: Readonly<Record<string, IconShape>> = {
  dive: IconScubaMask,
  food: IconToolsKitchen2,
  wellness: IconMassage,
  gear: IconKayak,
  boat: IconSailboat,
  family: IconMoodKid,
  celebration: IconConfetti,
  other: IconSparkles,
};

/** Stands before a category's name; nothing where its icon is not one of ours. */
export function AddOnIcon({ name }: { name: string }) {
  const icon = icons[name];
  return icon ? <Icon of={icon} /> : null;
}
