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

/** The four flows of RCA and the index, a row for each country shown, with the sum worked out for the first. */
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
        rows={[country, ...compared]}
        rowKey={(code) => code}
        columns={[
          { id: 'country', head: t('inputs.country', { year }), cell: (code) => t(`countries:${code}`) },
          ...FLOWS.map((flow) => ({
            id: flow,
            head: t(`inputs.flow.${flow}`, { sector: t(`sector.${sector}`) }),
            align: 'end' as const,
            cell: (code: string) => write(inputsOf(code)?.[flow]) ?? <NotHeld />,
          })),
          {
            id: 'index',
            head: t('index.rca.name'),
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
