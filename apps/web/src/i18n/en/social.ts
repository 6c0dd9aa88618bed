/** Where else the resort is found, at the end of each page. */
const words = {
  title: "Social media",
  networks: {
    facebook: "Facebook",
    instagram: "Instagram",
    tiktok: "TikTok",
    youtube: "YouTube",
    xiaohongshu: "Xiaohongshu",
  },
};
export default words;

declare module "../words.ts" {
  interface Words {
    social: typeof words;
  }
}
