/** The time of a server's `yyyy-MM-dd HH:mm:ss`, which is GMT+8 wherever the reader is; null for any other text. */
export function serverMoment(text: string): Date | null {
  const match = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})$/.exec(text);
  if (match === null) return null;
  const moment = new Date(`${match[1]}T${match[2]}+08:00`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}
