import type { RcaInputs } from '@/domain/indices';
import { rcaInputs } from '@/features/trade-index/index-values';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { DataTable } from '@/shared/ui/data-table';
import { NotHeld } from '@/shared/ui/not-held';
import type { IndexView } from './index-view';
import { useIndexWords } from './use-index-words';

const FLOWS = ['xij', 'xi', 'xwj', 'xw'] as const satisfies readonly (keyof RcaInputs)[];

/** The four flows of RCA and the index of the countries shown, with the sum worked out for the first. */
export function RcaTable({ view }: { view: IndexView }) {
  const { t } = useTexts(['indices', 'countries']);
  const language = useLanguage();
  const words = useIndexWords(view);
  const { info, year, sector, country, compared, ranking } = view;
  const inputsOf = (code: string) => rcaInputs(info, 'exportShares', { country: code, year, sector });
  const valueOf = (code: string) => ranking.find((rank) => rank.country === code)?.value ?? null;
  const write = (value: number | null | undefined) =>
    value == null ? null : formatNumber(value, language, 1);
  const own = inputsOf(country);
  const value = valueOf(country);
  const rows = [...FLOWS, 'index' as const];
  return (
    <>
      {own && value !== null && (
        <p className="index-formula">
          {t('inputs.rcaSum', {
            xij: write(own.xij),
            xi: write(own.xi),
            xwj: write(own.xwj),
            xw: write(own.xw),
            value: words.write(value),
          })}
        </p>
      )}
      <DataTable
        caption={t('inputs.title')}
        rows={rows}
        rowKey={(row) => row}
        rowKind={(row) => (row === 'index' ? 'total' : undefined)}
        narrow="scroll"
        columns={[
          {
            id: 'item',
            head: t('inputs.item', { year }),
            cell: (row) =>
              row === 'index'
                ? t('index.rca.name')
                : t(`inputs.flow.${row}`, { sector: t(`sector.${sector}`) }),
          },
          ...[country, ...compared].map((code) => ({
            id: code,
            head: t(`countries:${code}`),
            align: 'end' as const,
            cell: (row: (typeof rows)[number]) => {
              if (row !== 'index') return write(inputsOf(code)?.[row]) ?? <NotHeld />;
              const held = valueOf(code);
              return held === null ? <NotHeld /> : words.write(held);
            },
          })),
        ]}
      />
    </>
  );
}
