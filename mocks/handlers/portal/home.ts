import type { HomeDigest, NewsPart, HomeRiskPart } from '@/pages/portal/home/digest/home-digest-schema';
import { countryRecords } from '../../data/countries';
import { publishedLaws } from '../../content/kinds/laws';
import { publishedNews } from '../../content/kinds/news';
import type { NewsEntry } from '../../data/news-entry';
import { calendarEntries, type CalendarEntry } from '../../data/news/news-upcoming';
import { tbtRecords } from '../../data/risk-cases/risk-tbt';
import { sourcesFor } from '../../data/sources';
import { publishedCases } from '../../content/kinds/risk-cases';
import { pick, type Locale, type Texts } from '../../locale';
import { portalGet } from '../../portal-conventions';
import { standardCounts } from '../../standards/standard-library';
import { riskLevelOf } from '../../trade-index-rows';

const LATEST = 5;
const UPCOMING = 3;
/** The latest months with data on the notifications of all Members, with the same months a year before. */
const TBT = { periodType: '9m', year: 2025 } as const;
/** Made up: scores from 0 to 100, and the number of uses of the tools. */
const SAMPLE = { standard: 42, legal: 37, used: 1204 };

/** GET home/get */
export const homeHandlers = [
  portalGet('*/rcep-boot/api/v1/portal/home/get', async ({ locale }): Promise<HomeDigest> => ({
    news: newsPart(new Date().toISOString().slice(0, 10), locale),
    laws: {
      counts: countsOf(publishedLaws().map(({ kind }) => kind)).map(([kind, count]) => ({ kind, count })),
      countries: new Set(publishedLaws().map(({ country }) => country)).size,
      unchecked: publishedLaws().filter(({ mark }) => mark === 'unchecked').length,
      sources: sourcesFor(['laws'], locale),
    },
    standards: { supported: (await standardCounts()).standards, used: SAMPLE.used, mark: 'sample' },
    risk: riskPart(locale),
  })),
];

/** News up to `today`, newest first, and upcoming news, nearest first. */
function newsPart(today: string, locale: Locale): NewsPart {
  const ahead = [...publishedNews().map(newsEvent), ...calendarEntries.map(calendarEvent)]
    .filter(({ date }) => date > today)
    .toSorted((a, b) => a.date.localeCompare(b.date));
  const inLanguage = (event: DatedEvent) => ({ ...event, headline: pick(event.headline, locale) });
  const latest = publishedNews()
    .filter(({ date }) => date <= today)
    .slice(0, LATEST)
    .map((entry) => ({
      ...inLanguage(newsEvent(entry)),
      kind: entry.kind,
      origin: entry.origin && pick(entry.origin.name, locale),
    }));
  const upcoming = ahead.slice(0, UPCOMING).map(inLanguage);
  const sourceIds = [...latest, ...upcoming].map(({ sourceId }) => sourceId);
  return { latest, upcoming, sources: sourcesFor(sourceIds, locale) };
}

/** A line of the home page about an event, before a reader's language is known. */
type DatedEvent = Omit<NewsPart['upcoming'][number], 'headline'> & { headline: Texts };

const newsEvent = ({ id, date, headline, mark }: NewsEntry): DatedEvent => ({
  id,
  date,
  headline,
  mark,
  sourceId: 'news',
});

const calendarEvent = ({ id, date, title, mark, sourceId }: CalendarEntry): DatedEvent => ({
  id,
  date,
  headline: title,
  mark,
  sourceId,
});

function riskPart(locale: Locale): HomeRiskPart {
  const notifications = (year: number) =>
    tbtRecords.find(
      ({ member, periodType, period }) =>
        member === 'all' && periodType === TBT.periodType && period === String(year),
    )?.notifications ?? null;
  const sample = { before: null, year: null, mark: 'sample', sourceId: 'sample-indices' } as const;
  return {
    tbt: {
      value: notifications(TBT.year),
      before: notifications(TBT.year - 1),
      year: TBT.year,
      mark: 'fact',
      sourceId: 'tbt-kats',
    },
    cases: {
      value: publishedCases().length,
      before: null,
      year: null,
      mark: 'fact',
      sourceId: 'trade-remedies',
    },
    standard: { value: SAMPLE.standard, ...sample },
    legal: { value: SAMPLE.legal, ...sample },
    levels: countryRecords.map(({ code }) => ({ code, level: riskLevelOf(code) })),
    levelsMark: 'sample',
    casesBy: countsOf(publishedCases().map(({ base }) => base.importer)).map(([code, count]) => ({
      code,
      count,
    })),
    sources: sourcesFor(['tbt-kats', 'trade-remedies', 'sample-indices'], locale),
  };
}

/** How often each value occurs, most first, then by value. */
function countsOf(values: readonly string[]): [value: string, count: number][] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([a, countA], [b, countB]) => countB - countA || a.localeCompare(b));
}
