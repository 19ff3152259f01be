import type { CountryGuide } from '@/features/countries/guide/country-guide-schema';
import type { KeyBelow } from '@/shared/i18n/text-keys';
import { useTexts } from '@/shared/i18n/use-texts';
import type { Fact, FactRow, RecordedFact } from '../fact';
import { NO_DATA } from '../fact';
import { useGuideFormat } from '../use-guide-format';

type Words = NonNullable<CountryGuide['exportGoods']>;
type Partners = NonNullable<CountryGuide['exportPartners']>;
type Figure = CountryGuide['growth'][number];

/** The profile's lines: names, land and people, prices and growth, partners, goods, industries. */
export function useProfileRows(): FactRow<CountryGuide>[] {
  const { t } = useTexts('nation');
  const format = useGuideFormat();
  const row = (
    id: KeyBelow<'nation', 'profile'>,
    fact: (guide: CountryGuide) => Fact,
  ): FactRow<CountryGuide> => ({
    id,
    label: t(`profile.${id}`),
    fact,
  });
  return [
    row('officialName', ({ officialName }) => named(officialName)),
    row('capital', ({ capital }) => named(capital)),
    row('currency', ({ currency }) =>
      currency === null ? NO_DATA : { ...named(currency), note: currency.code },
    ),
    row('languages', ({ languages }) => words(languages)),
    row('area', ({ areaKm2 }) => figure(areaKm2, (value) => format.number(value))),
    row('population', ({ population }) => figure(population, (value) => format.number(value))),
    row('growth', ({ growth }) => figure(growth[0] ?? null, percent)),
    row('growthBefore', ({ growth }) => earlier(growth)),
    row('inflation', ({ inflation }) => figure(inflation[0] ?? null, percent)),
    row('gdpShares', ({ gdpShares }) =>
      gdpShares === null
        ? NO_DATA
        : available(
            t('profile.shares', {
              agriculture: format.number(gdpShares.agriculture, 1),
              industry: format.number(gdpShares.industry, 1),
              services: format.number(gdpShares.services, 1),
            }),
            gdpShares,
          ),
    ),
    row('exportPartners', ({ exportPartners }) => partners(exportPartners)),
    row('exportGoods', ({ exportGoods }) => words(exportGoods)),
    row('importPartners', ({ importPartners }) => partners(importPartners)),
    row('importGoods', ({ importGoods }) => words(importGoods)),
    row('industries', ({ industries }) => words(industries)),
  ];

  function percent(value: number): string {
    return `${format.number(value, 1)}%`;
  }

  function available(
    text: string,
    of: Pick<Figure, 'mark' | 'sourceId'> & { year?: number | null },
  ): RecordedFact {
    const note = of.year == null ? undefined : t('ofYear', { year: of.year });
    return { kind: 'known', text, mark: of.mark, sourceId: of.sourceId, note };
  }

  function named(of: CountryGuide['capital']): Fact {
    return of === null ? NO_DATA : { ...available(of.name.text, of), lang: format.langOf(of.name) };
  }

  function figure(of: Figure | null, write: (value: number) => string): Fact {
    if (of === null) return NO_DATA;
    return { ...available(write(of.value), of), ...(write === percent ? {} : { size: of.value }) };
  }

  function earlier(figures: readonly Figure[]): Fact {
    const before = figures.slice(1);
    const [first] = before;
    if (first === undefined) return NO_DATA;
    const text = before.map((of) => `${of.year} ${percent(of.value)}`);
    return available(format.list(text), { ...first, year: null });
  }

  function words(of: Words | null): Fact {
    if (of === null || of.items.length === 0) return NO_DATA;
    const lang = of.items[0] && format.langOf(of.items[0]);
    return { ...available(format.list(of.items.map(({ text }) => text)), of), lang };
  }

  function partners(of: Partners | null): Fact {
    if (of === null || of.rows.length === 0) return NO_DATA;
    const shares = of.rows.map(({ name, percent: share }) => `${name.text} ${format.number(share)}%`);
    return available(format.list(shares), of);
  }
}
