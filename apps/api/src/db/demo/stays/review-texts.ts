type Text = { readonly score: number; readonly text: string; readonly answer?: string };

/** What the demo's guests say of their stays, in the language that they read. */
export const reviewTexts: Readonly<Record<"en" | "my" | "cn", readonly Text[]>> = {
  en: [
    {
      score: 5,
      text: "The hammock was free only once, so come early. The guides waited for our daughter every time, and the lime juice after the second trip was the best part of her day.",
    },
    {
      score: 2,
      text: "The air conditioning dripped on the first night and the second room was only ready at four. The staff were kind about it, but we lost an afternoon.",
      answer:
        "We are sorry about your first night. The units of that row have been serviced since, and we have written to you about a refund of one night.",
    },
    {
      score: 4,
      text: "Quiet, clean and close to the water. Breakfast could start earlier for those who dive.",
      answer: "From March, coffee and toast are ready at 06:30 for divers. Thank you for the idea.",
    },
    {
      score: 5,
      text: "Turtles on the very first morning, straight from the jetty. We have already looked at dates for next year.",
    },
    {
      score: 5,
      text: "Room for everyone and a door to close between us and the bedtime stories. Bring water shoes: the first metres at low tide are coral.",
      answer: "There are water shoes at the dive centre now, in children’s sizes too, free for our guests.",
    },
    { score: 4, text: "The crossing was rough but the crew knew what they were doing. Lovely beds." },
    {
      score: 5,
      text: "We did nothing for three days and it was perfect. Thank you to the kitchen for the vegetarian dishes.",
    },
    {
      score: 3,
      text: "A beautiful place. The Wi-Fi only works near reception, which is worth knowing if you have to work.",
    },
    {
      score: 5,
      text: "They carried my father from the boat to the room and made it look like nothing. We won’t forget it.",
    },
    {
      score: 4,
      text: "Good value with full board. The afternoon snorkelling trip was better than the morning one.",
    },
    {
      score: 5,
      text: "Every night another sunset from the deck. The grilled fish on Saturday is worth the trip.",
    },
    {
      score: 4,
      text: "Friendly dive centre with well-kept gear. I did my first two dives here and felt safe all along.",
    },
  ],
  my: [
    {
      score: 5,
      text: "Anak-anak tak mahu balik! Kakitangan sangat mesra dan makanan laut segar setiap hari.",
      answer: "Terima kasih! Sampaikan salam kami kepada anak-anak, jumpa lagi musim cuti sekolah.",
    },
    {
      score: 4,
      text: "Bilik bersih dan selesa, pemandangan dari dek sangat cantik. Feri lewat sedikit pada hari pulang.",
    },
    {
      score: 5,
      text: "Berbulan madu di sini memang tepat. Suasana tenang, air jernih dan penyu di depan chalet.",
    },
    {
      score: 3,
      text: "Tempatnya cantik, tetapi surau agak jauh dari bilik kami dan jalannya gelap pada waktu malam.",
      answer: "Terima kasih atas teguran ini. Lampu jalan telah kami tambah di sepanjang laluan ke surau.",
    },
    {
      score: 5,
      text: "Semuanya teratur sejak dari jeti. Pemandu snorkel sabar mengajar ibu saya yang baru mencuba.",
    },
    { score: 4, text: "Sarapan banyak pilihan dan halal. Harap ada lebih banyak aktiviti pada waktu malam." },
  ],
  cn: [
    {
      score: 5,
      text: "早上推开门就能看到海龟，孩子们高兴坏了。工作人员会说中文，沟通很方便。",
      answer: "谢谢您的分享！欢迎下次海龟产卵季再来，孩子们还能看到小海龟。",
    },
    { score: 4, text: "房间宽敞干净，海鲜很新鲜。要是早餐多一些中式选择就更好了。" },
    { score: 5, text: "带父母来度假，餐厅特地准备了少油少盐的菜，非常贴心，下次还会再来。" },
    { score: 4, text: "浮潜的珊瑚保存得很好，教练很有耐心。船程有些颠簸，建议提前吃晕船药。" },
    { score: 5, text: "躺在吊床上看日落，什么都不用想。两晚太短，下次要住久一点。" },
  ],
};
