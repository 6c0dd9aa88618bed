import type en from "../en/social.ts";
import type { Translated } from "../words.ts";

export default {
  title: "社交媒体",
  networks: {
    facebook: "Facebook",
    instagram: "Instagram",
    tiktok: "TikTok",
    youtube: "YouTube",
    xiaohongshu: "小红书",
  },
} satisfies Translated<typeof en>;
