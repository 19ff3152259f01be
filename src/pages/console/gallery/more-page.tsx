import { useState } from 'react';
import { useLabels } from '@/shared/i18n/label';
import { textOfCode } from '@/shared/i18n/text-of-code';
import { useTexts } from '@/shared/i18n/use-texts';
import { DataTable } from '@/shared/ui/table/data-table';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { Link } from '@/shared/ui/controls/link';
import { Section } from '@/shared/ui/layout/section';
import { TextField } from '@/shared/ui/fields/text-field';
import { GalleryFrame } from './gallery-frame';
import { PARTS, partAddress } from './parts';

/** All parts of the gallery with the sentence on when to use them, and a field to search both. */
export default function MorePage() {
  const { t } = useTexts('gallery');
  const textOf = useLabels();
  const [wanted, setWanted] = useState('');
  const words = wanted.trim().toLowerCase();
  const all = PARTS.map((name) => ({
    name,
    title: textOf({ key: name }),
    use: textOfCode(t, 'use', name),
  }));
  const found = all.filter(({ title, use }) => `${title} ${use}`.toLowerCase().includes(words));
  return (
    <GalleryFrame name="more">
      <Section title={t('more.all')}>
        <TextField
          label={t('more.find')}
          type="search"
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
        <p className="gallery-result" role="status">
          {t('more.count', { count: found.length, total: all.length })}
        </p>
        {found.length === 0 ? (
          <EmptyState why={t('more.none')} next={t('more.noneNext')} />
        ) : (
          <div className="gallery-parts">
            <DataTable
              caption={t('more.all')}
              rows={found}
              rowKey={({ name }) => name}
              columns={[
                {
                  id: 'part',
                  head: t('more.part'),
                  width: '28%',
                  cell: ({ name, title }) => <Link to={partAddress(name)}>{title}</Link>,
                },
                { id: 'use', head: t('more.use'), cell: ({ use }) => use },
              ]}
            />
          </div>
        )}
      </Section>
    </GalleryFrame>
  );
}
