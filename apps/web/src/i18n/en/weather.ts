/** The weather of the days ahead. */
const words = {
  title: "Weather during your stay",
  ahead: "Weather in the days ahead",
  kinds: {
    clear: "Sunny",
    partly: "Partly cloudy",
    cloudy: "Cloudy",
    fog: "Fog",
    drizzle: "Drizzle",
    rain: "Rain",
    showers: "Showers",
    storm: "Thunderstorms",
    snow: "Snow",
  },
  degrees: "{{low}} to {{high}} °C",
  rain: "Chance of rain {{percent}}%",
  wind: "Wind up to {{kmh}} km/h",
  openMeteo: "Weather data by Open-Meteo.com",
  demo: "Sample weather of the demo",
};
export default words;

declare module "../words.ts" {
  interface Words {
    weather: typeof words;
  }
}
