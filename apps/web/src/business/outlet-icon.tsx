import { Icon, type IconShape } from "../ui/icon.tsx";
import {
  IconBottle,
  IconBucketDroplet,
  IconMassage,
  IconScubaMask,
  IconSparkles,
  IconTags,
  IconToolsKitchen2,
} from "../ui/icons/index.ts";

/** The icons that an outlet can have, by the name that is kept of them. */
const icons: Readonly<Record<string, IconShape>> = {
  bar: IconBottle,
  dive: IconScubaMask,
  laundry: IconBucketDroplet,
  food: IconToolsKitchen2,
  shop: IconTags,
  wellness: IconMassage,
};

/** Stands before an outlet's name. */
export const OutletIcon = ({ name, size = "s" }: { name: string; size?: "s" | "m" | "l" }) => (
  <Icon of={icons[name] ?? IconSparkles} size={size} />
);
