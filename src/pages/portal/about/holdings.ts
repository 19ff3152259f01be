import type { AreaTexts } from '@/shared/i18n/areas';

/** One row of the table of sources; its texts are in `about:data.rows.<id>`. */
export interface HoldingRow {
  id: keyof AreaTexts['about']['data']['rows'];
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
export const HOLDINGS: readonly HoldingRow[] = [
  available('vietnamTariff', 'legalText', '2026-01-07'),
  available('vietnamYearly', 'legalText', '2022-12-30'),
  available('japanTariff', 'japan', '2026-07-09', { url: 'https://www.customs.go.jp/tariff/' }),
  available('koreaTariff', 'kogl', '2026-02-11', { url: 'https://www.data.go.kr/', note: 'plain' }),
  available('psrHs2022', 'legalText', '2022-11-18', { url: 'https://ecosys.gov.vn/' }),
  available('appendices', 'legalText', '2022-02-18', { url: 'https://ecosys.gov.vn/' }),
  available('hsCodes', 'pddl', '2024-10-25', {
    url: 'https://github.com/datasets/harmonized-system',
    note: 'unchecked',
  }),
  available('members', 'mit', '2026', { note: 'unchecked' }),
  available('remedies', 'facts', '2026-11', { note: 'plain' }),
  available('tbt', 'facts', '2025-10'),
  available('trade', 'publicDomain', '2026-01', { note: 'plain' }),
  available('gdp', 'ccBy', '2026-03-20', { url: 'https://data.worldbank.org/' }),
  available('profiles', 'publicDomain', '2026-01-22'),
  available('standards', 'facts', '2026', { url: 'https://std.samr.gov.cn/', note: 'unchecked' }),
  available('standardsJis', 'facts', '2025-04-16', { url: 'https://webdesk.jsa.or.jp', note: 'unchecked' }),
  available('standardsAdoption', 'facts', '2026', { note: 'unchecked' }),
  available('standardsLimits', 'facts', '2026', { note: 'unchecked' }),
  available('laws', 'facts', '2026', { note: 'unchecked' }),
  available('news', 'facts', '2026-11'),
  available('map', 'unlicense', '2026', { url: 'https://github.com/Surbowl/world-geo-json-zh' }),
];

interface Extra {
  url?: string;
  note?: 'plain' | 'unchecked';
}

function available(
  id: HoldingRow['id'],
  licence: HoldingRow['licence'],
  asOf: string,
  { url, note }: Extra = {},
): HoldingRow {
  return {
    id,
    licence,
    asOf,
    url: url ?? null,
    isPartlyUnchecked: note === 'unchecked',
    hasNote: note !== undefined,
  };
}
