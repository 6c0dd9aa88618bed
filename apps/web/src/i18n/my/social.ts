import type en from "../en/social.ts";
import type { Translated } from "../words.ts";

export default {
  title: "Media sosial",
  networks: {
    facebook: "Facebook",
    instagram: "Instagram",
    tiktok: "TikTok",
    youtube: "YouTube",
    xiaohongshu: "Xiaohongshu",
  },
} satisfies Translated<typeof en>;
