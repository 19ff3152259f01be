/**
 * A request that a page makes as soon as its code runs, as data: the build writes it into index.html, whose script sends
 * it meanwhile (`app/first-paint/early-requests.ts`).
 */
export interface FirstRequest {
  /** Noun and verb of a portal call. */
  call: string;
  /** Its query. `$name` is that value of the address and `$name|XX` the value or `XX`; without it there is no request. `$id` is the last part of the path. */
  query: Readonly<Record<string, string | number>>;
  /** Values the address must have besides. */
  needs?: readonly string[];
  /** Not sent where the address has one of these; `*`: where it has any query. */
  unless?: readonly string[];
}
