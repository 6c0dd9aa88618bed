import { brandOf } from "@pulau/domain/money/gateway-brands.ts";
import { useLanguage } from "../ui/use-language.ts";

type Brand = { readonly name: string; readonly pays: string; readonly about: string };

/** What a gateway is called and what one pays with there, in the reader's language; null for our own ways to pay. */
export function useBrand(): (id: string) => Brand | null {
  const { language } = useLanguage();
  return (id) => {
    const brand = brandOf(id);
    return brand && { name: brand.name[language], pays: brand.pays[language], about: brand.about[language] };
  };
}
