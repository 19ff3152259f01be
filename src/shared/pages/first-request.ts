/**
 * A page's first request, as data: the build writes it into index.html, whose script sends it while the page's code
 * loads (`app/first-paint/early-requests.ts`).
 */
export interface FirstRequest {
  /** Noun and verb of a portal call. */
  call: string;
  /** Its query. `$name` is that value of the address and `$name|XX` the value or `XX`; without it there is no request. `$id` is the last part of the path. */
  query: Readonly<Record<string, string | number>>;
  /** Further values required in the address. */
  needs?: readonly string[];
  /** Not sent if the address has one of these; `*`: if it has any query. */
  unless?: readonly string[];
}
