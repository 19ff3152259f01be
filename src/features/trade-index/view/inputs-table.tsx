import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { DataTable } from '@/shared/ui/table/data-table';
import { NoData } from '@/shared/ui/marks/no-data';
import type { IndexView } from '../index-view';
import { useIndexWords } from './use-index-words';

interface InputsTableProps {
  view: IndexView;
  /** The input flows of the index; `id` is their name in the sum. */
  inputs: readonly { id: string; head: string; valueOf: (code: string) => number | null | undefined }[];
  /** The text key of the sum. */
  sum: 'inputs.tcSum' | 'inputs.rcaSum';
}

/** The inputs of an index, one row per country, with the sum for the first. */
export function InputsTable({ view, inputs, sum }: InputsTableProps) {
  const { t } = useTexts(['indices', 'countries']);
  const language = useLanguage();
  const words = useIndexWords(view);
  const { index, year, country, compared, ranking } = view;
  const write = (value: number | null | undefined) =>
    value == null ? null : formatNumber(value, language, 1);
  const indexOf = (code: string) => {
    const value = ranking.find((rank) => rank.country === code)?.value ?? null;
    return value === null ? null : words.write(value);
  };
  const own = Object.fromEntries(inputs.map(({ id, valueOf }) => [id, write(valueOf(country))]));
  const value = indexOf(country);
  const isWhole = value !== null && Object.values(own).every((part) => part !== null);
  return (
    <>
      {isWhole && <p className="index-formula">{t(sum, { ...own, value })}</p>}
      <DataTable
        caption={t('inputs.title')}
        rows={[country, ...compared]}
        rowKey={(code) => code}
        columns={[
          { id: 'country', head: t('inputs.country', { year }), cell: (code) => t(`countries:${code}`) },
          ...inputs.map(({ id, head, valueOf }) => ({
            id,
            head,
            align: 'end' as const,
            cell: (code: string) => write(valueOf(code)) ?? <NoData />,
          })),
          {
            id: 'index',
            head: t(`index.${index}.name`),
            align: 'end',
            narrow: 'value',
            cell: (code) => indexOf(code) ?? <NoData />,
          },
        ]}
      />
    </>
  );
}
