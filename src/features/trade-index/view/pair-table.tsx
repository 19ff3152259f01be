import { pairGoods, rcaOf, sectorComplementarity } from '../index-values';
import type { PairGoods } from '../index-values';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { DataTable } from '@/shared/ui/table/data-table';
import { NoData } from '@/shared/ui/marks/no-data';
import type { IndexView } from '../index-view';
import { useIndexWords } from './use-index-words';

interface GoodsRow extends PairGoods {
  distance: number;
  rcaExport: number | null;
  rcaImport: number | null;
  product: number | null;
}

/** Shares of the pair by group of goods, their distance, and the complementarity of each sector. */
export function PairTable({ view }: { view: IndexView }) {
  const { t } = useTexts(['indices', 'countries']);
  const language = useLanguage();
  const words = useIndexWords(view);
  const rows = goodsRows(view);
  const value = view.ranking.find((rank) => rank.country === view.country)?.value ?? null;
  if (rows === null || value === null) return <NoData />;
  const distance = rows.reduce((sum, row) => sum + row.distance, 0);
  const share = (number: number) => formatNumber(number, language, 1);
  const rca = (number: number | null) => (number === null ? '—' : formatNumber(number, language, 2));
  const names = { exporter: t(`countries:${view.subject}`), importer: t(`countries:${view.country}`) };
  return (
    <>
      <p className="index-formula">
        {t('inputs.pairSum', { distance: share(distance * 100), value: words.write(value) })}
      </p>
      <DataTable
        caption={t('inputs.title')}
        rows={rows}
        rowKey={(row) => row.group}
        rowKind={(row) => (row.group === view.sector ? 'selected' : undefined)}
        columns={[
          { id: 'goods', head: t('inputs.goods'), cell: (row) => t(`sector.${row.group}`) },
          {
            id: 'x',
            head: t('inputs.exportShare', names),
            align: 'end',
            cell: (row) => share(row.exportShare * 100),
          },
          {
            id: 'm',
            head: t('inputs.importShare', names),
            align: 'end',
            cell: (row) => share(row.importShare * 100),
          },
          {
            id: 'distance',
            head: t('inputs.distance'),
            align: 'end',
            cell: (row) => share(row.distance * 100),
          },
          { id: 'rcaX', head: t('inputs.rcaExport'), align: 'end', cell: (row) => rca(row.rcaExport) },
          { id: 'rcaM', head: t('inputs.rcaImport'), align: 'end', cell: (row) => rca(row.rcaImport) },
          {
            id: 'c',
            head: t('inputs.product'),
            align: 'end',
            narrow: 'value',
            cell: (row) => rca(row.product),
          },
        ]}
      />
    </>
  );
}

function goodsRows({ info, subject, country, year }: IndexView): GoodsRow[] | null {
  const goods = pairGoods(info, { exporter: subject, importer: country, year });
  if (goods === null) return null;
  return goods.map(({ group, exportShare, importShare }) => {
    const shares = { group, exportShare, importShare, distance: Math.abs(importShare - exportShare) };
    if (group === 'rest') return { ...shares, rcaExport: null, rcaImport: null, product: null };
    return {
      ...shares,
      rcaExport: rcaOf(info, 'exportShares', { country: subject, year, sector: group }),
      rcaImport: rcaOf(info, 'importShares', { country, year, sector: group }),
      product: sectorComplementarity(info, { exporter: subject, importer: country, year, sector: group }),
    };
  });
}
