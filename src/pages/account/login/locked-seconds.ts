/**
 * Seconds a name stays locked, parsed from the server's message (code 12104: whole minutes or seconds); null
 * if it has none. Minutes are rounded up by the server.
 */
export function lockedSeconds(sentence: string): number | null {
  const found = TIME.exec(sentence);
  if (found === null) return null;
  return Number(found[1]) * (found[2] === undefined ? 1 : 60);
}

/** A number before the Chinese words for minutes (caught) or seconds. */
const TIME = /(\d+)\s*(?:(\u5206)\u949f?|\u79d2)/;
