import type { GatewayId } from "@pulau/domain/ids.ts";
import { useLanguage } from "../ui/use-language.ts";
import { gatewayBrands } from "./gateway-brands.ts";

type Brand = {
  readonly name: string;
  readonly pays: string;
  readonly about: string;
  readonly practice: boolean;
};

/** What a gateway is called and what one pays with there, in the reader's language; null for our own ways to pay. */
export function useBrand(): (id: GatewayId) => Brand | null {
  const { language } = useLanguage();
  return (id) => {
    const brand = gatewayBrands.get(id);
    if (!brand) return null;
    const { name, pays, about, practice } = brand;
    return { name: name[language], pays: pays[language], about: about[language], practice };
  };
}
