import { rowOf } from '@/features/trade-index/index-values';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { DataTable } from '@/shared/ui/data-table';
import { NotHeld } from '@/shared/ui/not-held';
import type { IndexView } from './index-view';
import { useIndexWords } from './use-index-words';

/** Exports, imports and the index, a row for each country shown, with the sum worked out for the first. */
export function TcTable({ view }: { view: IndexView }) {
  const { t } = useTexts(['indices', 'countries']);
  const language = useLanguage();
  const words = useIndexWords(view);
  const { info, year, country, compared, ranking } = view;
  const number = (value: number | null | undefined) =>
    value == null ? <NotHeld /> : formatNumber(value, language, 1);
  const valueOf = (code: string) => ranking.find((rank) => rank.country === code)?.value ?? null;
  const own = rowOf(info, country, year);
  const value = valueOf(country);
  return (
    <>
      {own?.exportsUsdBn != null && own.importsUsdBn != null && value !== null && (
        <p className="index-formula">
          {t('inputs.tcSum', {
            x: formatNumber(own.exportsUsdBn, language, 1),
            m: formatNumber(own.importsUsdBn, language, 1),
            value: words.write(value),
          })}
        </p>
      )}
      <DataTable
        caption={t('inputs.title')}
        rows={[country, ...compared]}
        rowKey={(code) => code}
        columns={[
          { id: 'country', head: t('inputs.country', { year }), cell: (code) => t(`countries:${code}`) },
          {
            id: 'exports',
            head: t('inputs.exportsUsd'),
            align: 'end',
            cell: (code) => number(rowOf(info, code, year)?.exportsUsdBn),
          },
          {
            id: 'imports',
            head: t('inputs.importsUsd'),
            align: 'end',
            cell: (code) => number(rowOf(info, code, year)?.importsUsdBn),
          },
          {
            id: 'index',
            head: t('index.tc.name'),
            align: 'end',
            narrow: 'value',
            cell: (code) => {
              const held = valueOf(code);
              return held === null ? <NotHeld /> : words.write(held);
            },
          },
        ]}
      />
    </>
  );
}
