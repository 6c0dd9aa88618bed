import type en from "../en/weather.ts";
import type { Translated } from "../words.ts";

export default {
  title: "入住期间天气",
  ahead: "未来几天天气",
  kinds: {
    clear: "晴",
    partly: "多云间晴",
    cloudy: "阴",
    fog: "雾",
    drizzle: "毛毛雨",
    rain: "雨",
    showers: "阵雨",
    storm: "雷雨",
    snow: "雪",
  },
  degrees: "{{low}} 至 {{high}} °C",
  rain: "降雨概率 {{percent}}%",
  wind: "最大风速 {{kmh}} 公里/小时",
  openMeteo: "天气数据来自 Open-Meteo.com",
  demo: "演示用天气",
} satisfies Translated<typeof en>;
