import { useState } from 'react';
import { isParty } from '@/domain/rcep';
import { COUNTRY_CODES } from '@/features/countries/country-codes';
import { toCsv } from '@/shared/files/csv';
import { downloadText } from '@/shared/files/download';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { DataTable } from '@/shared/ui/table/data-table';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { Section } from '@/shared/ui/layout/section';
import type { TableSort } from '@/shared/ui/table/table-column';
import { TextField } from '@/shared/ui/fields/text-field';
import { GalleryFrame } from '../gallery-frame';
import { sortedBy } from './sorted-by';

const COLUMNS = ['name', 'code', 'party'] as const;

/** A table to filter, sort and export; its rows are the countries of the site. */
export default function ComprehensiveTablePage() {
  const { t } = useTexts(['gallery', 'countries', 'list']);
  const language = useLanguage();
  const [wanted, setWanted] = useState('');
  const [sort, setSort] = useState<TableSort>({ id: 'code', direction: 'ascending' });
  const all = COUNTRY_CODES.map((code) => ({
    code,
    name: t(`countries:${code}`),
    party: t(isParty(code) ? 'gallery:table.isParty' : 'gallery:table.isNone'),
  }));
  const words = wanted.trim().toLowerCase();
  const found = all.filter(({ name, code }) => `${name} ${code}`.toLowerCase().includes(words));
  const rows = sortedBy(found, (row) => row[COLUMNS.find((id) => id === sort.id) ?? 'code'], sort, language);
  const heads = COLUMNS.map((key) => ({ key, label: t(`gallery:table.${key}`) }));
  const handleExport = () => downloadText('countries.csv', 'text/csv', toCsv(rows, heads));
  return (
    <GalleryFrame name="comprehensiveTable">
      <Section title={t('gallery:table.countries')}>
        <div className="gallery-tools">
          <TextField
            label={t('gallery:table.filter')}
            type="search"
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
          />
          <Button size="small" onClick={handleExport} disabled={rows.length === 0}>
            {t('list:exportCsv')}
          </Button>
          <span role="status">{t('gallery:table.count', { count: rows.length, total: all.length })}</span>
        </div>
        {rows.length === 0 ? (
          <EmptyState why={t('gallery:table.none')} next={t('gallery:table.noneNext')} />
        ) : (
          <DataTable
            caption={t('gallery:table.countries')}
            rows={rows}
            rowKey={({ code }) => code}
            columns={heads.map(({ key, label }) => ({
              id: key,
              head: label,
              cell: (row: (typeof all)[number]) => row[key],
              isSortable: true,
              narrow: key === 'party' ? 'value' : undefined,
            }))}
            sort={sort}
            onSort={setSort}
          />
        )}
      </Section>
    </GalleryFrame>
  );
}
