/** A search for an error's message: the engine's own name and the address. */
export interface SearchLink {
  engine: string;
  url: string;
}

/** Search links for `message`, which may contain any character, including those special in a URL. */
export function searchLinks(message: string): SearchLink[] {
  const words = encodeURIComponent(message);
  return [
    { engine: 'Bing', url: `https://www.bing.com/search?q=${words}` },
    { engine: 'Google', url: `https://www.google.com/search?q=${words}` },
    { engine: 'Baidu', url: `https://www.baidu.com/s?wd=${words}` },
  ];
}
