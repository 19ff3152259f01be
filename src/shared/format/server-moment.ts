/** The time of a server's `yyyy-MM-dd HH:mm:ss`, which is GMT+8 wherever the reader is; null for any other text. */
export function serverMoment(text: string): Date | null {
  const match = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})$/.exec(text);
  if (match === null) return null;
  const moment = new Date(`${match[1]}T${match[2]}+08:00`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/** A server's time on the reader's clock, as `yyyy-MM-dd HH:mm:ss`; any other text as it is. */
export function onReadersClock(text: string): string {
  const moment = serverMoment(text);
  return moment === null ? text : clockText(moment, -moment.getTimezoneOffset());
}

/** A time of the reader's clock (`yyyy-MM-dd`, `HH:mm:ss`) as the server writes it. */
export const onServersClock = (day: string, time: string): string =>
  clockText(new Date(`${day}T${time}`), SERVER_OFFSET);

/** GMT+8 in minutes. */
const SERVER_OFFSET = 8 * 60;

const clockText = (moment: Date, offset: number): string =>
  new Date(moment.getTime() + offset * 60_000).toISOString().slice(0, 19).replace('T', ' ');
