import type { shareChannels, socialShareRoute } from "@pulau/contract/referral.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { Words } from "@pulau/domain/catalogue/catalogue.ts";

type Share = Reply<typeof socialShareRoute>;
export type Shared = { readonly link: string; readonly resort: string; readonly packageName: Words | null };

const inEach = (make: (language: keyof Words) => string): Words => ({
  en: make("en"),
  my: make("my"),
  cn: make("cn"),
});

/** A link with what to say about it, and the addresses that pass both on. */
export function shareOf({ link, resort, packageName }: Shared): Share {
  const title = packageName
    ? inEach((language) => `${packageName[language]} · ${resort}`)
    : inEach(() => resort);
  const text: Words = packageName
    ? {
        en: `${packageName.en} at ${resort}, with my link:`,
        my: `${packageName.my} di ${resort}, melalui pautan saya:`,
        cn: `通过我的链接预订${resort}“${packageName.cn}”：`,
      }
    : {
        en: `I would go back to ${resort}. Have a look:`,
        my: `Saya mahu kembali ke ${resort}. Cuba lihat:`,
        cn: `我还想再去${resort}，你也来看看：`,
      };
  return {
    link,
    title,
    text,
    channels: channels.map((channel) => ({ channel, url: urlOf[channel]({ link, title, text }) })),
  };
}

type Channel = (typeof shareChannels)[number];
const channels: readonly Channel[] = ["whatsapp", "facebook", "x", "email", "copy"];

const withQuery = (address: string, query: Record<string, string>): string =>
  `${address}?${new URLSearchParams(query).toString().replaceAll("+", "%20")}`;

const urlOf: Record<Channel, (share: Pick<Share, "link" | "title" | "text">) => Words | null> = {
  whatsapp: ({ link, text }) =>
    inEach((language) => withQuery("https://wa.me/", { text: `${text[language]} ${link}` })),
  facebook: ({ link }) => inEach(() => withQuery("https://www.facebook.com/sharer/sharer.php", { u: link })),
  x: ({ link, text }) =>
    inEach((language) => withQuery("https://x.com/intent/post", { text: text[language], url: link })),
  email: ({ link, title, text }) =>
    inEach((language) =>
      withQuery("mailto:", { subject: title[language], body: `${text[language]}\n\n${link}` }),
    ),
  copy: () => null,
};
