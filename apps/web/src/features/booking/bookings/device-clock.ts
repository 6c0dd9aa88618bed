/**
 * An instant of the server's clock on this device's clock, for counting down: a device that is ten minutes slow still
 * shows the time that is really left. `now` is the server's time in an answer that came at `receivedAt` here.
 */
export const onDeviceClock = (instant: string, now: string, receivedAt: number): string =>
  new Date(Date.parse(instant) + receivedAt - Date.parse(now)).toISOString();
