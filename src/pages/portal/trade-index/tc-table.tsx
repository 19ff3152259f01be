import { rowOf } from '@/features/trade-index/index-values';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { DataTable } from '@/shared/ui/data-table';
import { NotHeld } from '@/shared/ui/not-held';
import type { IndexView } from './index-view';
import { useIndexWords } from './use-index-words';

/** Exports, imports and the index of the countries shown, with the sum worked out for the first. */
export function TcTable({ view }: { view: IndexView }) {
  const { t } = useTexts(['indices', 'countries']);
  const language = useLanguage();
  const words = useIndexWords(view);
  const { info, year, country, compared, ranking } = view;
  const number = (value: number | null | undefined) =>
    value == null ? <NotHeld /> : formatNumber(value, language, 1);
  const own = rowOf(info, country, year);
  const value = ranking.find((rank) => rank.country === country)?.value ?? null;
  const rows = [
    {
      id: 'exports',
      head: t('inputs.exportsUsd'),
      cell: (code: string) => number(rowOf(info, code, year)?.exportsUsdBn),
    },
    {
      id: 'imports',
      head: t('inputs.importsUsd'),
      cell: (code: string) => number(rowOf(info, code, year)?.importsUsdBn),
    },
    {
      id: 'index',
      head: t('index.tc.name'),
      cell: (code: string) => {
        const held = ranking.find((rank) => rank.country === code)?.value ?? null;
        return held === null ? <NotHeld /> : words.write(held);
      },
    },
  ];
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
        rows={rows}
        rowKey={(row) => row.id}
        rowKind={(row) => (row.id === 'index' ? 'total' : undefined)}
        narrow="scroll"
        columns={[
          { id: 'item', head: t('inputs.item', { year }), cell: (row) => row.head },
          ...[country, ...compared].map((code) => ({
            id: code,
            head: t(`countries:${code}`),
            align: 'end' as const,
            cell: (row: (typeof rows)[number]) => row.cell(code),
          })),
        ]}
      />
    </>
  );
}
