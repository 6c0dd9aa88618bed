import { type Language, tagOf } from "../../../plugins/language.ts";

type Names = { readonly name: string; readonly shortName: string };

const words = {
  en: {
    about: "Book your stay, and have boats and boarding code at hand.",
    stay: "My stay",
    bookings: "Bookings",
    book: "New booking",
  },
  my: {
    about: "Tempah penginapan, dan simpan maklumat bot serta kod menaiki bot.",
    stay: "Penginapan saya",
    bookings: "Tempahan",
    book: "Tempahan baharu",
  },
  cn: { about: "预订住宿，随时查看船班和登船码。", stay: "我的行程", bookings: "预订", book: "新预订" },
} as const satisfies Record<Language, unknown>;

const icon = (name: string, size: number, purpose: "any" | "maskable") => ({
  src: `/app/${name}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** Pictures of the portal as the demo has it: another resort's would show a name that is not its own. */
const screenshots = [
  { src: "/app/phone.webp", sizes: "440x952", type: "image/webp", form_factor: "narrow" },
  { src: "/app/wide.webp", sizes: "1280x1280", type: "image/webp", form_factor: "wide" },
];

/** The portal as an app of a device, under the resort's own name. It begins with the stay that opens without a connection. */
export function appManifest(
  { name, shortName }: Names,
  { language, demo }: { readonly language: Language; readonly demo: boolean },
) {
  const { about, stay, bookings, book } = words[language];
  return {
    id: "/",
    name,
    short_name: shortName,
    description: about,
    lang: tagOf[language],
    dir: "ltr",
    scope: "/",
    start_url: "/pocket",
    display: "standalone",
    theme_color: "#f9f7f3",
    background_color: "#f9f7f3",
    icons: [
      icon("icon-192", 192, "any"),
      icon("icon-512", 512, "any"),
      icon("maskable-512", 512, "maskable"),
    ],
    ...(demo && { screenshots }),
    shortcuts: [
      { name: stay, url: "/pocket" },
      { name: bookings, url: "/booking/listing" },
      { name: book, url: "/#search" },
    ].map((shortcut) => ({ ...shortcut, icons: [icon("icon-192", 192, "any")] })),
  };
}
