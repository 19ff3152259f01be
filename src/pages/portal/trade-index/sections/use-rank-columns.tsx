import { isParty } from '@/domain/rcep';
import { MOST_COMPARED } from '../index-address';
import type { IndexRank, TriedRank } from '@/features/trade-index/index-ranking';
import { riskOf, rowOf, sectorComplementarity } from '@/features/trade-index/index-values';
import { useTexts } from '@/shared/i18n/use-texts';
import { toggled } from '@/shared/list/list-state';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { Link } from '@/shared/ui/controls/link';
import { NoData } from '@/shared/ui/marks/no-data';
import type { TableColumn } from '@/shared/ui/table/table-column';
import type { ResultProps } from '../result-props';
import { useIndexWords } from '@/features/trade-index/view/use-index-words';

/** Values and ranks under the reader's own weights, by country; null without any. */
type Tried = ReadonlyMap<string, TriedRank> | null;

/** The columns of the ranking: rank, country, value, change, fields of the index, and whether it is drawn. */
export function useRankColumns({ view, address, onShow, linkTo }: ResultProps, tried: Tried) {
  const { t } = useTexts(['indices', 'countries']);
  const language = useLanguage();
  const words = useIndexWords(view);
  const { index, info, year, sector, subject, country: chosen } = view;
  const isPair = index === 'complementarity';
  const nameOf = ({ country }: IndexRank) => t(`countries:${country}`);
  const isRated = ({ country }: IndexRank) => index !== 'risk' || isParty(country);
  const beside = address.vs;
  const number = (value: number | null | undefined, decimals: number) =>
    value == null ? <NoData /> : formatNumber(value, language, decimals);
  const columns: (TableColumn<IndexRank> | false)[] = [
    {
      id: 'country',
      head: t(isPair ? 'band.importer' : 'rank.country'),
      cell: (rank) => (
        <Link
          to={linkTo(
            isPair
              ? { vs: [rank.country, ...beside.slice(1).filter((code) => code !== rank.country)] }
              : { country: rank.country },
          )}
        >
          {nameOf(rank)}
        </Link>
      ),
    },
    { id: 'place', head: t('rank.place'), align: 'end', narrow: 'value', cell: (rank) => rank.place ?? '—' },
    {
      id: 'value',
      head: t('rank.value'),
      align: 'end',
      narrow: 'value',
      cell: (rank) =>
        rank.value === null ? (
          <NoData reason={isRated(rank) ? 'noData' : 'notParty'} />
        ) : (
          words.write(rank.value)
        ),
    },
    {
      id: 'change',
      head: t('rank.change', { year: year - 1 }),
      align: 'end',
      cell: (rank) => {
        if (!isRated(rank)) return '—';
        return rank.change === null ? <NoData /> : words.writeChange(rank.change);
      },
    },
    index === 'tc' && {
      id: 'exports',
      head: t('inputs.exportsUsd'),
      align: 'end',
      cell: ({ country }) => number(rowOf(info, country, year)?.exportsUsdBn, 1),
    },
    index === 'tc' && {
      id: 'imports',
      head: t('inputs.importsUsd'),
      align: 'end',
      cell: ({ country }) => number(rowOf(info, country, year)?.importsUsdBn, 1),
    },
    isPair && {
      id: 'sector',
      head: t('rank.inSector', { sector: t(`sector.${sector}`) }),
      align: 'end',
      cell: ({ country }) =>
        number(sectorComplementarity(info, { exporter: subject, importer: country, year, sector }), 2),
    },
    (index === 'rca' || index === 'risk') && {
      id: 'meaning',
      head: t('rank.level'),
      cell: ({ value }) => (value === null ? '—' : words.meaning(value)),
    },
    index === 'risk' && {
      id: 'coverage',
      head: t('rank.coverage'),
      align: 'end',
      cell: ({ country }) => {
        const risk = riskOf(info, country, year);
        return risk ? `${risk.parts.length - risk.missing.length}/${risk.parts.length}` : '—';
      },
    },
    tried !== null && {
      id: 'tried',
      head: t('rank.tried'),
      align: 'end',
      cell: (rank) => {
        if (!isRated(rank)) return <NoData reason="notParty" />;
        const own = tried.get(rank.country);
        if (own === undefined) return t('rank.triedNone');
        const value = words.write(own.value);
        return own.place === null
          ? t('rank.triedAlone', { value })
          : t('rank.triedValue', { value, place: own.place });
      },
    },
    {
      id: 'chart',
      head: t('rank.chart'),
      cell: (rank) =>
        rank.country === chosen ? (
          t('rank.drawn')
        ) : !isRated(rank) ? (
          '—'
        ) : (
          <label className="index-draw">
            <input
              type="checkbox"
              aria-label={t('rank.draw', { country: nameOf(rank) })}
              checked={beside.includes(rank.country)}
              disabled={beside.length >= MOST_COMPARED && !beside.includes(rank.country)}
              onChange={() =>
                onShow({ vs: toggled(isPair && beside.length === 0 ? [chosen] : beside, rank.country) })
              }
            />
          </label>
        ),
    },
  ];
  return columns.filter((column) => column !== false);
}
