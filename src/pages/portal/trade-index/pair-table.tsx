import { PER_MILLE, rcaOf, rowOf, sectorComplementarity } from '@/features/trade-index/index-values';
import type { SectorPerMille } from '@/features/trade-index/trade-index-schema';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { SECTOR_IDS } from '@/shared/routing/paths';
import { DataTable } from '@/shared/ui/data-table';
import { NotHeld } from '@/shared/ui/not-held';
import type { IndexView } from './index-view';
import { useIndexWords } from './use-index-words';

interface GoodsRow {
  id: string;
  exported: number;
  imported: number;
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
  if (rows === null || value === null) return <NotHeld />;
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
        rowKey={(row) => row.id}
        rowKind={(row) => (row.id === view.sector ? 'selected' : undefined)}
        columns={[
          { id: 'goods', head: t('inputs.goods'), cell: (row) => t(`sector.${row.id}`) },
          {
            id: 'x',
            head: t('inputs.exportShare', names),
            align: 'end',
            cell: (row) => share(row.exported * 100),
          },
          {
            id: 'm',
            head: t('inputs.importShare', names),
            align: 'end',
            cell: (row) => share(row.imported * 100),
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
  const exported = rowOf(info, subject, year)?.exportShares;
  const imported = rowOf(info, country, year)?.importShares;
  if (!exported || !imported) return null;
  const sectors = SECTOR_IDS.map((sector) => ({
    ...sharesRow(sector, exported[sector], imported[sector]),
    rcaExport: rcaOf(info, 'exportShares', { country: subject, year, sector }),
    rcaImport: rcaOf(info, 'importShares', { country, year, sector }),
    product: sectorComplementarity(info, { exporter: subject, importer: country, year, sector }),
  }));
  const rest = sharesRow('rest', PER_MILLE - sumOf(exported), PER_MILLE - sumOf(imported));
  return [...sectors, { ...rest, rcaExport: null, rcaImport: null, product: null }];
}

function sharesRow(id: string, exportedPerMille: number, importedPerMille: number) {
  const [exported, imported] = [exportedPerMille / PER_MILLE, importedPerMille / PER_MILLE];
  return { id, exported, imported, distance: Math.abs(imported - exported) };
}

function sumOf(shares: SectorPerMille): number {
  return SECTOR_IDS.reduce((sum, id) => sum + shares[id], 0);
}
