import type en from "../../en/staff/kitchen.ts";
import type { Translated } from "../../words.ts";

export default {
  title: "Dapur",
  waiting: "Memuatkan hidangan…",
  earlier: "Hari sebelumnya",
  later: "Hari berikutnya",
  today: "Hari ini",
  goTo: "Pergi ke tarikh",
  print: "Cetak hari yang dipaparkan",
  meals: { breakfast: "Sarapan", lunch: "Makan tengah hari", dinner: "Makan malam" },
  eat_other: "orang",
  kinds: { adults: "Dewasa", children: "Kanak-kanak", toddlers: "Anak kecil", infants: "Bayi" },
  vegetarians_other: "{{count}} vegetarian",
  diets: {
    title: "Diet dan alahan",
    none: "Tiada tetamu vegetarian atau yang ada alahan pada hari yang dipaparkan.",
    room: "Bilik",
    guest: "Tetamu",
    diet: "Diet",
    meals: "Hidangan",
    allergic: "Alahan: {{to}}",
    vegetarian: "Vegetarian",
    allMeals: "Semua hidangan",
  },
  requests: {
    title: "Permintaan",
    none: "Tiada permintaan daripada tetamu yang makan di sini pada hari yang dipaparkan.",
    rooms_other: "Bilik {{rooms}}",
  },
  days: { title: "Hari-hari akan datang", day: "Hari" },
} satisfies Translated<typeof en>;
