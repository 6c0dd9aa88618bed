import type en from "../en/weather.ts";
import type { Translated } from "../words.ts";

export default {
  title: "Cuaca sepanjang penginapan anda",
  ahead: "Ramalan cuaca beberapa hari akan datang",
  kinds: {
    clear: "Cerah",
    partly: "Sebahagiannya berawan",
    cloudy: "Mendung",
    fog: "Kabus",
    drizzle: "Hujan renyai",
    rain: "Hujan",
    showers: "Hujan sekejap-sekejap",
    storm: "Ribut petir",
    snow: "Salji",
  },
  degrees: "{{low}} hingga {{high}} °C",
  rain: "Kemungkinan hujan {{percent}}%",
  wind: "Angin sehingga {{kmh}} km/j",
  openMeteo: "Data cuaca oleh Open-Meteo.com",
  demo: "Contoh cuaca untuk demo",
} satisfies Translated<typeof en>;
