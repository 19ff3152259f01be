import type { ChangePage, SiteChange } from '@/features/last-visit/changes-schema';
import type { LawRecord } from '../../data/laws/law-record';
import { publishedLaws } from '../../content/kinds/laws';
import { publishedNews } from '../../content/kinds/news';
import { countryRecords } from '../../data/countries';
import { sourcesFor } from '../../data/sources';
import { editionsInForce } from '../../editions/editions-in-force';
import { publishedCases } from '../../content/kinds/risk-cases';
import { caseNames } from '../../data/risk-case-names';
import { MockFailure } from '../../envelope';
import { lawTitles } from '../../sent/law-texts';
import { paging } from '../../search/list-query';
import { locales, pick, type Locale, type Texts } from '../../locale';
import { portalGet, required } from '../../portal-conventions';

/** GET change/findPage */
export const changeHandlers = [
  portalGet('*/rcep-boot/api/v1/portal/change/findPage', ({ query, locale }): ChangePage => {
    const since = dayOf(
      required(query, 'since', /^\d{4}-\d\d-\d\d(T|$)/, '只能为 yyyy-MM-dd 或 ISO 8601 时刻'),
    );
    const today = inBeijing(Date.now());
    const { pageNo, pageSize } = paging(query);
    const found = allChanges()
      .filter(({ date }) => since <= date && date <= today)
      .toSorted((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id));
    const rows = found.slice((pageNo - 1) * pageSize, pageNo * pageSize);
    return {
      total: found.length,
      rows: rows.map((row) => toSent(row, locale)),
      sources: sourcesFor([...new Set(rows.map((row) => row.sourceId))], locale),
    };
  }),
];

interface Change extends Omit<SiteChange, 'title'> {
  title: Texts;
}

const LAW_STEPS: Record<LawRecord['steps'][number]['kind'], SiteChange['step']> = {
  adopted: 'adopted',
  promulgated: 'adopted',
  issued: 'adopted',
  signed: 'adopted',
  dated: 'adopted',
  amended: 'amended',
  revised: 'amended',
  renamed: 'amended',
  inForce: 'inForce',
  repealed: 'repealed',
};

/** The packed tariffs with data, by the source of which each is an edition. */
const TARIFFS = { VN: 'vn-tariff-2026', JP: 'jp-tariff-2026', KR: 'kr-tariff-2026' };

const isDay = (date: string | null): date is string => /^\d{4}-\d\d-\d\d$/.test(date ?? '');

const allChanges = (): Change[] => [...ofLaws(), ...ofCases(), ...ofNews(), ...ofTariffs()];

function ofLaws(): Change[] {
  return publishedLaws().flatMap((law) => {
    return law.steps
      .filter(({ date }) => isDay(date))
      .map(({ kind, date, mark }) => ({
        id: `law-${law.id}-${kind}`,
        kind: 'law',
        recordId: law.id,
        step: LAW_STEPS[kind],
        date,
        mark,
        title: lawTitles(law),
        countries: [law.country],
        sourceId: 'laws',
      }));
  });
}

function ofCases(): Change[] {
  return publishedCases().flatMap(({ base: available }) => {
    const { id, importer, exporters, initiated, provisional, final } = available;
    const against = exporters === 'all' ? [] : exporters;
    return [...new Set([initiated, provisional, final])].filter(isDay).map((date): Change => ({
      id: `case-${id}-${date}`,
      kind: 'case',
      recordId: id,
      step: 'caseStep',
      date,
      title: caseNames(available),
      countries: [importer, ...against],
      mark: available.hsUnchecked === true ? 'unchecked' : 'fact',
      sourceId: 'trade-remedies',
    }));
  });
}

function ofNews(): Change[] {
  return publishedNews().map(({ id, date, headline, countries, mark }) => ({
    id: `news-${id}`,
    kind: 'news',
    recordId: id,
    step: 'news',
    date,
    title: headline,
    countries,
    mark,
    sourceId: 'news',
  }));
}

function ofTariffs(): Change[] {
  const packed = Object.entries(TARIFFS).map(([importer, sourceId]) => ({ importer, sourceId, from: null }));
  return [...packed, ...publishedTariffs()].flatMap(({ importer, sourceId, from }) => {
    const editions = locales.flatMap((locale) => sourcesFor([sourceId], locale));
    const [source] = editions;
    const date = from ?? source?.asOf ?? null;
    if (source === undefined || !isDay(date)) return [];
    return {
      id: `tariff-${sourceId}`,
      kind: 'tariff',
      recordId: importer,
      step: 'edition',
      date,
      title: Object.fromEntries(editions.map(({ title }) => [title.lang, title.text])),
      countries: [importer],
      mark: source.mark,
      sourceId,
    };
  });
}

/** The editions that staff published, each a change on its first day. */
const publishedTariffs = () =>
  countryRecords.flatMap(({ code: importer }) =>
    editionsInForce(importer).flatMap(({ values, sourceId, validFrom: from }) =>
      values === null ? [] : [{ importer, sourceId, from }],
    ),
  );

const toSent = ({ title, ...rest }: Change, locale: Locale): SiteChange => ({
  ...rest,
  title: pick(title, locale),
});

/** The day in Beijing of a day or a moment. */
function dayOf(since: string): string {
  const moment = Date.parse(since);
  if (Number.isNaN(moment)) throw new MockFailure(9802, '参数验证错误: since，没有这一天');
  return since.length === 10 ? since : inBeijing(moment);
}

const inBeijing = (moment: number): string => new Date(moment + 8 * 3_600_000).toISOString().slice(0, 10);
