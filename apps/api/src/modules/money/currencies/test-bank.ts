import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Day } from "@pulau/domain/calendar/day.ts";

/** As the bank publishes it: https://apikijangportal.bnm.gov.my, exchange rates, quoted in ringgit. */
const closing = `{"data":[
  {"currency_code":"AUD","unit":1,"rate":{"date":"DAY","buying_rate":2.7331,"selling_rate":2.7409,"middle_rate":2.737}},
  {"currency_code":"JPY","unit":100,"rate":{"date":"DAY","buying_rate":2.7021,"selling_rate":2.7098,"middle_rate":2.706}},
  {"currency_code":"SGD","unit":1,"rate":{"date":"DAY","buying_rate":3.2301,"selling_rate":3.2410,"middle_rate":null}},
  {"currency_code":"THB","unit":100,"rate":{"date":"DAY","buying_rate":null,"selling_rate":null,"middle_rate":null}},
  {"currency_code":"USD","unit":1,"rate":{"date":"DAY","buying_rate":4.1280,"selling_rate":4.1420,"middle_rate":4.1350}},
  {"currency_code":"VND","unit":100,"rate":{"date":"DAY","buying_rate":0.0157,"selling_rate":0.0159,"middle_rate":0.0158}}
],"meta":{"quote":"rm","session":"SESSION","last_updated":"DAY 17:35:01","total_result":6}}`;

type Mood = "well" | "down" | "refusing" | "nonsense" | "otherShape";

/** A server of Bank Negara's interface: it refuses whoever asks otherwise than the bank wants to be asked. */
export async function openTestBank() {
  const state: { mood: Mood; day: Day; sessions: string[] } = {
    mood: "well",
    day: "2026-06-12",
    sessions: [],
  };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://bank");
    const session = searchParams.get("session") ?? "1130";
    state.sessions.push(session);
    const says = (status: number, text: string) =>
      response.writeHead(status, { "content-type": "application/json" }).end(text);
    if (state.mood === "down") return request.socket.destroy();
    if (pathname !== "/public/exchange-rate" || request.method !== "GET") return says(404, "{}");
    if (request.headers.accept !== "application/vnd.BNM.API.v1+json")
      return says(406, '{"message":"Invalid Accept header."}');
    if (!["0900", "1130", "1200", "1700"].includes(session))
      return says(400, '{"message":"Invalid session."}');
    if (state.mood === "refusing") return says(503, '{"message":"No Data."}');
    if (state.mood === "nonsense") return says(200, "<html>maintenance</html>");
    if (state.mood === "otherShape") return says(200, '{"data":{"usd":4.1}}');
    return says(200, closing.replaceAll("DAY", state.day).replaceAll("SESSION", session));
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", () => ready()));
  const { port } = server.address() as AddressInfo;
  return {
    state,
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
}
