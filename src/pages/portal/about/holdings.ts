/** One row of the table of sources; its texts are in `about:data.rows.<id>`. */
export interface Holding {
  id: string;
  licence:
    | 'legalText'
    | 'treaty'
    | 'japan'
    | 'kogl'
    | 'pddl'
    | 'mit'
    | 'facts'
    | 'publicDomain'
    | 'ccBy'
    | 'unlicense';
  /** `yyyy`, `yyyy-MM` or `yyyy-MM-dd`. */
  asOf: string;
  url: string | null;
  /** Some of it is unchecked; the note of the row states which. */
  isPartlyUnchecked: boolean;
  hasNote: boolean;
}

/** The sources of this site's data, with the names and dates of the server in source/findPage. */
export const HOLDINGS: readonly Holding[] = [
  held('vietnamTariff', 'legalText', '2026-01-07'),
  held('vietnamYearly', 'legalText', '2022-12-30'),
  held('japanTariff', 'japan', '2026-07-09', { url: 'https://www.customs.go.jp/tariff/' }),
  held('koreaTariff', 'kogl', '2026-02-11', { url: 'https://www.data.go.kr/', note: 'plain' }),
  held('psrHs2022', 'legalText', '2022-11-18', { url: 'https://ecosys.gov.vn/' }),
  held('appendices', 'legalText', '2022-02-18', { url: 'https://ecosys.gov.vn/' }),
  held('hsCodes', 'pddl', '2024-10-25', {
    url: 'https://github.com/datasets/harmonized-system',
    note: 'unchecked',
  }),
  held('members', 'mit', '2026', { note: 'unchecked' }),
  held('remedies', 'facts', '2026-11', { note: 'plain' }),
  held('tbt', 'facts', '2025-10'),
  held('trade', 'publicDomain', '2026-01', { note: 'plain' }),
  held('gdp', 'ccBy', '2026-03-20', { url: 'https://data.worldbank.org/' }),
  held('profiles', 'publicDomain', '2026-01-22'),
  held('standards', 'facts', '2026', { url: 'https://std.samr.gov.cn/', note: 'unchecked' }),
  held('standardsJis', 'facts', '2025-04-16', { url: 'https://webdesk.jsa.or.jp', note: 'unchecked' }),
  held('standardsAdoption', 'facts', '2026', { note: 'unchecked' }),
  held('standardsLimits', 'facts', '2026', { note: 'unchecked' }),
  held('laws', 'facts', '2026', { note: 'unchecked' }),
  held('news', 'facts', '2026-11'),
  held('map', 'unlicense', '2026', { url: 'https://github.com/Surbowl/world-geo-json-zh' }),
];

interface Extra {
  url?: string;
  note?: 'plain' | 'unchecked';
}

function held(id: string, licence: Holding['licence'], asOf: string, { url, note }: Extra = {}): Holding {
  return {
    id,
    licence,
    asOf,
    url: url ?? null,
    isPartlyUnchecked: note === 'unchecked',
    hasNote: note !== undefined,
  };
}
