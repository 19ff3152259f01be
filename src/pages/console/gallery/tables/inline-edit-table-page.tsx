import { useState } from 'react';
import { useUnsavedMark } from '@/features/tabs/tab-context';
import { formatMoney } from '@/shared/format/money';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { DataTable } from '@/shared/ui/table/data-table';
import { SampleMark } from '@/shared/ui/marks/sample-mark';
import { Section } from '@/shared/ui/layout/section';
import { GalleryFrame } from '../gallery-frame';
import { ValueEditor } from './value-editor';

interface Line {
  id: 'frame' | 'panel' | 'window';
  /** In US dollars. */
  value: string;
}

const LINES: readonly Line[] = [
  { id: 'frame', value: '4200' },
  { id: 'panel', value: '1850' },
  { id: 'window', value: '960' },
];

/** A table with figures edited in place, one at a time. */
export default function InlineEditTablePage() {
  const { t } = useTexts('gallery', { keyPrefix: 'inlineEdit' });
  const language = useLanguage();
  const [lines, setLines] = useState(LINES);
  const [edited, setEdited] = useState<string | null>(null);
  const [left, setLeft] = useState<string | null>(null);
  useUnsavedMark(edited !== null);
  const handleSave = (id: Line['id'], value: string) => {
    setLines(lines.map((line) => (line.id === id ? { id, value } : line)));
    handleLeave(id);
  };
  const handleLeave = (id: string) => {
    setEdited(null);
    setLeft(id);
  };
  return (
    <GalleryFrame name="inlineEditTable">
      <Section title={t('materials')} lead={t('lead')} mark={<SampleMark />}>
        <div className="gallery-lines">
          <DataTable
            caption={t('materials')}
            rows={lines}
            rowKey={({ id }) => id}
            columns={[
              { id: 'name', head: t('name'), cell: ({ id }) => t(`line.${id}`) },
              {
                id: 'value',
                head: t('value'),
                align: 'end',
                narrow: 'value',
                cell: ({ id, value }) =>
                  edited === id ? (
                    <ValueEditor
                      name={t(`line.${id}`)}
                      value={value}
                      onSave={(changed) => handleSave(id, changed)}
                      onCancel={() => handleLeave(id)}
                    />
                  ) : (
                    <span className="gallery-inline">
                      {formatMoney(Number(value), 'USD', language)}
                      <Button
                        variant="text"
                        size="small"
                        aria-label={t('editLine', { name: t(`line.${id}`) })}
                        ref={left === id ? takeFocus : undefined}
                        onBlur={() => setLeft(null)}
                        onClick={() => setEdited(id)}
                      >
                        {t('edit')}
                      </Button>
                    </span>
                  ),
              },
            ]}
          />
        </div>
      </Section>
    </GalleryFrame>
  );
}

/** Takes the focus back from the field the button replaces. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();
